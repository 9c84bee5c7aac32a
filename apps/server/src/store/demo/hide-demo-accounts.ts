import { DEMO_DOMAIN, isDemoAddress } from "./demo-address.ts";
import type { AccountStore } from "../accounts/account-store.ts";
import type { PeopleStore } from "../accounts/people-store.ts";

interface Kept {
  readonly accounts: AccountStore;
  readonly people: PeopleStore;
}

/** Accounts as production knows them: those of the demo are nobody's. */
export function hideDemoAccounts({ accounts, people }: Kept): Kept {
  return {
    accounts: forgetDemoAccounts(accounts),
    people: { list: (filter, page) => people.list({ ...filter, leavesOut: DEMO_DOMAIN }, page) },
  };
}

/** A reset link of one of the demo's goes nowhere, as an unknown address's. */
function forgetDemoAccounts(accounts: AccountStore): AccountStore {
  return {
    ...accounts,
    findByEmail: async (email) => (isDemoAddress(email) ? null : accounts.findByEmail(email)),
    async resetPassword(tokenHash, passwordHash, change) {
      const owner = await accounts.findResetOwner(tokenHash);
      if (owner !== null && isDemoAddress(owner.email)) return null;
      return accounts.resetPassword(tokenHash, passwordHash, change);
    },
    makeLearner: (userId, change) =>
      accounts.makeLearner(userId, { ...change, leavesOut: DEMO_DOMAIN }),
  };
}
