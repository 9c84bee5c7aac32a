import type { Orm } from "../db/database.ts";
import { accountKey } from "./account-key.ts";
import { addressKey } from "./address-key.ts";
import { createCounter, type Counter } from "../store/counter.ts";
import { createTryOut, type TryCounter } from "./count-tries.ts";
import { LIMIT_RULES, TRY_RULES } from "./limit-rules.ts";
import {
  LIMIT_KINDS,
  type LimitKind,
  type LimitSubject,
  type Limits,
  type TryKind,
} from "./limits.ts";
import { createTryLogIn } from "./log-in-limits.ts";
import { tooMany } from "./too-many.ts";

/** One counter that a subject has, and its key there. */
interface Subjects {
  readonly counter: Counter;
  readonly key: string;
}

function createCounters(orm: Orm) {
  const pairs = LIMIT_KINDS.map((kind) => {
    const { account, address } = LIMIT_RULES[kind];
    return [
      kind,
      {
        account: createCounter(orm, `${kind}_account`, account),
        address: createCounter(orm, `${kind}_address`, address),
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

/** Limits by counters in the database. */
export function createStoredLimits(orm: Orm, wait?: (ms: number) => Promise<unknown>): Limits {
  const counters = createCounters(orm);
  const once = createCounter(orm, "once", { points: 1, seconds: 60 });
  const tryOut = createTryOut({
    log_in: createTryCounter(orm, "log_in"),
    second_factor: createTryCounter(orm, "second_factor"),
  });
  const countersOf = (kind: LimitKind, { account, address }: LimitSubject): Subjects[] => {
    const pair = counters.get(kind);
    if (!pair) throw new Error(`no limit of the kind ${kind}`);
    const own = account === undefined ? [] : [{ counter: pair.account, key: accountKey(account) }];
    return [...own, { counter: pair.address, key: addressKey(address) }];
  };
  return {
    async take(kind, subject) {
      for (const counter of countersOf(kind, subject)) {
        await consume(counter, LIMIT_RULES[kind].text);
      }
    },
    async takeOnce(secret, seconds) {
      const { points } = await once.add(accountKey(secret), seconds);
      return points === 1;
    },
    tryOut,
    tryLogIn: createTryLogIn(orm, tryOut, wait),
  };
}

/** No limits at all: for a demo that is measured. */
export const NO_LIMITS: Limits = {
  take: async () => {},
  takeOnce: async () => true,
  tryOut: (_kind, _by, run) => run(),
  tryLogIn: (_subject, run) => run(),
};
