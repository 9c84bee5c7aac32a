import { createHash } from "node:crypto";
import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import type { Orm } from "../db/database.ts";
import { rateLimits } from "../db/account-schema.ts";
import { AppError } from "../errors/app-error.ts";
import { describeWait } from "../errors/describe-wait.ts";
import { addressKey } from "./address-key.ts";
import { LIMIT_RULES, type LimitRule } from "./limit-rules.ts";
import { LIMIT_KINDS, type LimitKind, type LimitSubject, type Limits } from "./limits.ts";
import { createTurnTaking } from "./turn-taking.ts";

/** One counter that a subject has, and its key there. */
interface Counter {
  readonly limiter: RateLimiterDrizzle;
  readonly key: string;
}

/** Who an account is stays out of the counters. */
function accountKey(account: string): string {
  return createHash("sha256").update(account.trim().toLowerCase()).digest("base64url");
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

function tooMany(kind: LimitKind, msBeforeNext: number): AppError {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const text = `${LIMIT_RULES[kind].text} Please wait ${describeWait(seconds)} and try again.`;
  return new AppError(429, "too_many_requests", text, { retryAfter: seconds });
}

async function consume(kind: LimitKind, { limiter, key }: Counter): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) throw tooMany(kind, refusal.msBeforeNext);
    throw refusal;
  }
}

async function refuseExhausted(kind: LimitKind, { limiter, key }: Counter): Promise<void> {
  const counted = await limiter.get(key);
  if (counted !== null && counted.consumedPoints >= limiter.points) {
    throw tooMany(kind, counted.msBeforeNext);
  }
}

/**
 * Tries of one address that run at once, so that no more fail than are allowed and these. As many as there
 * are threads to hash passwords: a class loses no time.
 */
const TRIES_AT_ONCE = 4;

/** Counters in the database, by rate-limiter-flexible. */
export function createStoredLimits(orm: Orm): Limits {
  const limiters = createLimiters(orm);
  const once = createLimiter(orm, "once", { points: 1, seconds: 60 });
  const takeTurns = createTurnTaking();
  const takeTurnsAtAddress = createTurnTaking(TRIES_AT_ONCE);
  const countersOf = (kind: LimitKind, { account, address }: LimitSubject): Counter[] => {
    const pair = limiters.get(kind);
    if (!pair) throw new Error(`no limit of the kind ${kind}`);
    const own = account === undefined ? [] : [{ limiter: pair.account, key: accountKey(account) }];
    return [...own, { limiter: pair.address, key: addressKey(address) }];
  };
  return {
    async take(kind, subject) {
      for (const counter of countersOf(kind, subject)) await consume(kind, counter);
    },
    async takeOnce(secret, seconds) {
      const { consumedPoints } = await once.penalty(accountKey(secret), 1, {
        customDuration: seconds,
      });
      return consumedPoints === 1;
    },
    tryOut(kind, subject, run) {
      const counters = countersOf(kind, subject);
      const attempt = async () => {
        for (const counter of counters) await refuseExhausted(kind, counter);
        const result = await run();
        if (result === null) {
          for (const { limiter, key: counted } of counters) await limiter.penalty(counted);
        } else if (subject.account !== undefined) {
          const [own] = counters;
          await own?.limiter.delete(own.key);
        }
        return result;
      };
      const fromAddress = () =>
        takeTurnsAtAddress(`${kind}:${addressKey(subject.address)}`, attempt);
      if (subject.account === undefined) return fromAddress();
      return takeTurns(`${kind}:${accountKey(subject.account)}`, fromAddress);
    },
  };
}

/** No limits at all: for a demo that is measured. */
export const NO_LIMITS: Limits = {
  take: async () => {},
  takeOnce: async () => true,
  tryOut: (_kind, _subject, run) => run(),
};
