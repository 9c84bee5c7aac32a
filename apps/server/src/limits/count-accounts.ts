import type { Orm } from "../db/database.ts";
import { createCounter, type CounterRule } from "../store/operations/counter.ts";
import { accountKey } from "./account-key.ts";

/** Counts accounts at an address, each once. */
export interface AccountsCounter {
  isOver(address: string): Promise<boolean>;
  add(address: string, account: string): Promise<void>;
}

/** @param rule so many accounts in so many seconds are borne */
export function createAccountsCounter(orm: Orm, kind: string, rule: CounterRule): AccountsCounter {
  const accounts = createCounter(orm, `${kind}_account`, { points: 1, seconds: rule.seconds });
  const addresses = createCounter(orm, `${kind}_address`, rule);
  return {
    async isOver(address) {
      const counted = await addresses.read(address);
      return counted !== null && counted.points >= rule.points;
    },
    async add(address, account) {
      const { points } = await accounts.add(accountKey(`${account} address ${address}`));
      if (points === 1) await addresses.add(address);
    },
  };
}
