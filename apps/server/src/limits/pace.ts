import type { Orm } from "../db/database.ts";
import { clearPlaces, takePlace } from "../store/log-in-pace.ts";
import { STRANGERS_PACE, TRY_RULES } from "./limit-rules.ts";
import { tooMany } from "./too-many.ts";

/**
 * Runs tries of strangers at one account: some at once, then one at a time, with time between them.
 * @param wait for so many milliseconds
 */
export function createPace(orm: Orm, wait: (ms: number) => Promise<unknown>) {
  return async <Result>(account: string, run: () => Promise<Result | null>) => {
    const key = `log_in_pace:${account}`;
    const { isTaken, ms } = await takePlace(orm, key, STRANGERS_PACE);
    if (!isTaken) throw tooMany(TRY_RULES.log_in.text, ms);
    if (ms > 0) await wait(ms);
    const result = await run();
    if (result !== null) await clearPlaces(orm, key);
    return result;
  };
}
