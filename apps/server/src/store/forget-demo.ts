import { isDemoAddress } from "../session/demo-address.ts";
import type { AccountStore } from "./account-store.ts";

/** Accounts as production knows them: a reset link of one of the demo's goes nowhere, as an unknown address's. */
export function forgetDemo(accounts: AccountStore): AccountStore {
  return {
    ...accounts,
    findByEmail: async (email) => (isDemoAddress(email) ? null : accounts.findByEmail(email)),
    async resetPassword(tokenHash, passwordHash, change) {
      const owner = await accounts.findResetOwner(tokenHash);
      if (owner !== null && isDemoAddress(owner.email)) return null;
      return accounts.resetPassword(tokenHash, passwordHash, change);
    },
  };
}
