import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import type { Orm } from "../db/database.ts";
import { rateLimits } from "../db/account-schema.ts";
import { accountKey } from "./account-key.ts";
import { addressKey } from "./address-key.ts";
import { createTryOut, type TryCounter } from "./count-tries.ts";
import { LIMIT_RULES, type LimitRule, TRY_RULES } from "./limit-rules.ts";
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
interface Counter {
  readonly limiter: RateLimiterDrizzle;
  readonly key: string;
}

function createLimiter(orm: Orm, keyPrefix: string, { points, seconds }: LimitRule) {
  return new RateLimiterDrizzle({
    storeClient: orm,
    schema: rateLimits,
    keyPrefix,
    points,
    duration: seconds,
    // Old counters go with the daily sweep.
    clearExpiredByTimeout: false,
  });
}

function createLimiters(orm: Orm) {
  const create = (prefix: string, rule: LimitRule): RateLimiterDrizzle =>
    createLimiter(orm, prefix, rule);
  const pairs = LIMIT_KINDS.map((kind) => {
    const { account, address } = LIMIT_RULES[kind];
    return [
      kind,
      { account: create(`${kind}_account`, account), address: create(`${kind}_address`, address) },
    ] as const;
  });
  return new Map(pairs);
}

async function consume({ limiter, key }: Counter, text: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) throw tooMany(text, refusal.msBeforeNext);
    throw refusal;
  }
}

function createTryCounter(orm: Orm, kind: TryKind): TryCounter {
  const rule = TRY_RULES[kind];
  const limiter = createLimiter(orm, `${kind}_try`, rule);
  return {
    count: (key) => consume({ limiter, key }, rule.text),
    giveBack: (key) => limiter.reward(key),
    forget: (key) => limiter.delete(key),
  };
}

/** Counters in the database, by rate-limiter-flexible. */
export function createStoredLimits(orm: Orm, wait?: (ms: number) => Promise<unknown>): Limits {
  const limiters = createLimiters(orm);
  const once = createLimiter(orm, "once", { points: 1, seconds: 60 });
  const tryOut = createTryOut({
    log_in: createTryCounter(orm, "log_in"),
    second_factor: createTryCounter(orm, "second_factor"),
  });
  const countersOf = (kind: LimitKind, { account, address }: LimitSubject): Counter[] => {
    const pair = limiters.get(kind);
    if (!pair) throw new Error(`no limit of the kind ${kind}`);
    const own = account === undefined ? [] : [{ limiter: pair.account, key: accountKey(account) }];
    return [...own, { limiter: pair.address, key: addressKey(address) }];
  };
  return {
    async take(kind, subject) {
      for (const counter of countersOf(kind, subject)) {
        await consume(counter, LIMIT_RULES[kind].text);
      }
    },
    async takeOnce(secret, seconds) {
      const { consumedPoints } = await once.penalty(accountKey(secret), 1, {
        customDuration: seconds,
      });
      return consumedPoints === 1;
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
