import { eq, sql } from "drizzle-orm";
import { rateLimits } from "../../db/schema/account-schema.ts";
import type { Orm } from "../../db/database.ts";

/** So many points in so many seconds. */
export interface CounterRule {
  readonly points: number;
  readonly seconds: number;
}

/** How a counter stands. */
export interface Counted {
  readonly points: number;
  /** Until it begins anew; never longer than its window. */
  readonly msBeforeNext: number;
}

/** A counter in the database for each key, which begins anew when its window is over. */
export interface Counter {
  readonly rule: CounterRule;
  /**
   * Counts one more, in one statement.
   * @param seconds a window of its own
   */
  add(key: string, seconds?: number): Promise<Counted>;
  /** Null where nothing is counted. */
  read(key: string): Promise<Counted | null>;
  /** Takes one back. */
  giveBack(key: string): Promise<void>;
  forget(key: string): Promise<void>;
}

/** Not when the statement began: it may have waited for another one, which then would seem to be ahead. */
const NOW = sql`clock_timestamp()`;

/**
 * Counters of one kind. All times are the database's: no server's clock has a say. A counter that ends later than its
 * window allows was written before the clock was put back, and counts no more.
 */
export function createCounter(orm: Orm, kind: string, rule: CounterRule): Counter {
  const keyOf = (key: string): string => `${kind}:${key}`;
  const windowOf = (seconds: number) => sql`make_interval(secs => ${seconds})`;
  const isRunning = (seconds: number) =>
    sql`(${rateLimits.expire} > ${NOW} and ${rateLimits.expire} <= ${NOW} + ${windowOf(seconds)})`;
  const counted = {
    points: rateLimits.points,
    msBeforeNext: sql<number>`(extract(epoch from ${rateLimits.expire} - ${NOW}) * 1000)::float8`,
  };
  return {
    rule,
    async add(key, seconds = rule.seconds) {
      const expire = sql`${NOW} + ${windowOf(seconds)}`;
      const running = isRunning(seconds);
      const [row] = await orm
        .insert(rateLimits)
        .values({ key: keyOf(key), points: 1, expire })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            points: sql`case when ${running} then ${rateLimits.points} + 1 else 1 end`,
            expire: sql`case when ${running} then ${rateLimits.expire} else ${expire} end`,
          },
        })
        .returning(counted);
      if (row === undefined) throw new Error(`nothing was counted of ${kind}`);
      return row;
    },
    async read(key) {
      const [row] = await orm
        .select(counted)
        .from(rateLimits)
        .where(sql`${eq(rateLimits.key, keyOf(key))} and ${isRunning(rule.seconds)}`);
      return row ?? null;
    },
    async giveBack(key) {
      await orm
        .update(rateLimits)
        .set({ points: sql`greatest(${rateLimits.points} - 1, 0)` })
        .where(eq(rateLimits.key, keyOf(key)));
    },
    async forget(key) {
      await orm.delete(rateLimits).where(eq(rateLimits.key, keyOf(key)));
    },
  };
}
