import { setTimeout as sleep } from "node:timers/promises";
import type { Orm } from "../db/database.ts";
import { accountKey } from "./account-key.ts";
import { addressKey } from "./address-key.ts";
import { createCounter, type Counter } from "../store/operations/counter.ts";
import { createAccountsCounter } from "./count-accounts.ts";
import { createTryOut, type TryCounter } from "./count-tries.ts";
import { createHashTurns } from "./hash-turns.ts";
import { LIMIT_RULES, scaleRule, SPRAY_RULE, TRY_RULES } from "./limit-rules.ts";
import { LIMIT_KINDS, type Limits, type TryKind } from "./limits.ts";
import { createTryLogIn } from "./log-in-limits.ts";
import { tooMany } from "./too-many.ts";

/** One counter that a subject has, and its key there. */
interface Subjects {
  readonly counter: Counter;
  readonly key: string;
}

function createCounters(orm: Orm, factor: number) {
  const pairs = LIMIT_KINDS.map((kind) => {
    const { account, address } = LIMIT_RULES[kind];
    return [
      kind,
      {
        account: createCounter(orm, `${kind}_account`, account),
        address: createCounter(orm, `${kind}_address`, scaleRule(address, factor)),
      },
    ] as const;
  });
  return new Map(pairs);
}

async function consume({ counter, key }: Subjects, text: string): Promise<void> {
  const { points, msBeforeNext } = await counter.add(key);
  if (points > counter.rule.points) throw tooMany(text, msBeforeNext);
}

function createTryCounter(orm: Orm, kind: TryKind): TryCounter {
  const rule = TRY_RULES[kind];
  const counter = createCounter(orm, `${kind}_try`, rule);
  return {
    count: (key) => consume({ counter, key }, rule.text),
    giveBack: (key) => counter.giveBack(key),
    forget: (key) => counter.forget(key),
  };
}

/** Options of the limits. */
export interface StoredLimitsOptions {
  /** On what one address may do; 1 unless given. */
  readonly factor?: number;
  /** For so many milliseconds. */
  readonly wait?: (ms: number) => Promise<unknown>;
}

/** Limits by counters in the database. */
export function createStoredLimits(
  orm: Orm,
  { factor = 1, wait = sleep }: StoredLimitsOptions = {},
): Limits {
  const counters = createCounters(orm, factor);
  const turns = createHashTurns(factor, wait);
  const failures = createAccountsCounter(orm, "spray", scaleRule(SPRAY_RULE, factor));
  const once = createCounter(orm, "once", { points: 1, seconds: 60 });
  const tryOut = createTryOut({
    log_in: createTryCounter(orm, "log_in"),
    second_factor: createTryCounter(orm, "second_factor"),
  });
  return {
    async take(kind, { account, address }) {
      const pair = counters.get(kind);
      if (!pair) throw new Error(`no limit of the kind ${kind}`);
      const { text } = LIMIT_RULES[kind];
      const own =
        account === undefined ? null : { counter: pair.account, key: accountKey(account) };
      // Whoever was counted within the account's window was counted at an address, and is no further person there.
      const isRepeat = own !== null && (await own.counter.read(own.key)) !== null;
      if (!isRepeat) await consume({ counter: pair.address, key: addressKey(address) }, text);
      if (own !== null) await consume(own, text);
    },
    takeTurn: (address, work) => turns.enter(addressKey(address), (takeTurn) => takeTurn(work)),
    async takeOnce(secret, seconds) {
      const { points } = await once.add(accountKey(secret), seconds);
      return points === 1;
    },
    tryOut,
    tryLogIn: createTryLogIn({ orm, tryOut, turns, failures, wait }),
  };
}

/** No limits at all: for a demo that is measured. */
export const NO_LIMITS: Limits = {
  take: async () => {},
  takeOnce: async () => true,
  takeTurn: (_address, work) => work(),
  tryOut: (_kind, _by, run) => run(),
  tryLogIn: (_subject, run) => run(),
};
