import type { Orm } from "../db/database.ts";
import { clearBuckets, type BucketRule, takeFromBucket } from "../store/accounts/log-in-bucket.ts";
import { TRY_RULES } from "./limit-rules.ts";
import { tooMany } from "./too-many.ts";

/** Runs a try when its turn comes, by the pace of all that have its name; a right one clears the way. */
export type Pace = <Result>(
  by: string,
  rule: BucketRule,
  run: () => Promise<Result | null>,
) => Promise<Result | null>;

/** @param wait for so many milliseconds */
export function createLeakyBucket(orm: Orm, wait: (ms: number) => Promise<unknown>): Pace {
  return async (by, rule, run) => {
    const key = `log_in_pace:${by}`;
    const { isTaken, ms } = await takeFromBucket(orm, key, rule);
    if (!isTaken) throw tooMany(TRY_RULES.log_in.text, ms);
    if (ms > 0) await wait(ms);
    const result = await run();
    if (result !== null) await clearBuckets(orm, key);
    return result;
  };
}
