import { eq, sql } from "drizzle-orm";
import { rateLimits } from "../../db/schema/account-schema.ts";
import type { Orm } from "../../db/database.ts";

const SECOND_MS = 1000;
/** A statement that waited for another one began earlier, by its `now()`. */
const SLACK_SECONDS = 60;

/** So many tries at once, then one every so many seconds, for which one waits at most so long. */
export interface BucketRule {
  readonly atOnce: number;
  readonly everySeconds: number;
  readonly waitSeconds: number;
}

/** A place, or that there was none, and milliseconds until it comes, or until one may ask again. */
export interface Place {
  readonly isTaken: boolean;
  readonly ms: number;
}

/**
 * When all places that were given away have passed. What ends later than any place may was written before the clock was put
 * back, and counts no more.
 */
const givenUntil = (longestSeconds: number) =>
  sql`case when ${rateLimits.expire} between now() and now() + make_interval(secs => ${longestSeconds})
    then ${rateLimits.expire} else now() end`;
const MS_UNTIL = sql<number>`(extract(epoch from ${rateLimits.expire} - now()) * 1000)::float8`;

/**
 * Takes the next place: one statement by the database's clock, so that all instances keep one pace (the
 * generic cell rate algorithm).
 */
export async function takeFromBucket(orm: Orm, key: string, rule: BucketRule): Promise<Place> {
  const { atOnce, everySeconds, waitSeconds } = rule;
  const place = sql`make_interval(secs => ${everySeconds})`;
  const aheadSeconds = (atOnce - 1) * everySeconds + waitSeconds;
  const given = givenUntil(aheadSeconds + everySeconds + SLACK_SECONDS);
  const [taken] = await orm
    .insert(rateLimits)
    .values({ key, points: 1, expire: sql`now() + ${place}` })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { expire: sql`${given} + ${place}` },
      setWhere: sql`${given} <= now() + make_interval(secs => ${aheadSeconds})`,
    })
    .returning({ ms: MS_UNTIL });
  if (taken) return { isTaken: true, ms: taken.ms - atOnce * everySeconds * SECOND_MS };
  const found = await orm.select({ ms: MS_UNTIL }).from(rateLimits).where(eq(rateLimits.key, key));
  return { isTaken: false, ms: (found[0]?.ms ?? 0) - aheadSeconds * SECOND_MS };
}

/** Gives all places back. */
export async function clearBuckets(orm: Orm, key: string): Promise<void> {
  await orm.delete(rateLimits).where(eq(rateLimits.key, key));
}
