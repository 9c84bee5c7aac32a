import { REFUSE_AFTER_MS } from "./limit-rules.ts";
import { tooMany } from "./too-many.ts";

/** Who was refused until when, in this process: nothing is asked before then. */
export interface ShortRefusals {
  /** @throws AppError 429, a second later, where the time is not over */
  check(key: string): Promise<void>;
  /** The refusal that holds for everybody of the key, for so long. */
  refuse(key: string, ms: number): Error;
}

/**
 * Refusals that are remembered: whoever tries again before the time is over costs no statement. They end by the process's
 * own clock: a block in memory of rate-limiter-flexible ends by the machine's, which may be put back.
 * @param text what was too much
 * @param wait for so many milliseconds
 */
export function createShortRefusals(
  text: string,
  wait: (ms: number) => Promise<unknown>,
): ShortRefusals {
  const until = new Map<string, number>();
  const msLeft = (key: string): number => (until.get(key) ?? 0) - performance.now();
  return {
    async check(key) {
      const ms = msLeft(key);
      if (ms <= 0) return;
      await wait(REFUSE_AFTER_MS);
      throw tooMany(text, ms);
    },
    refuse(key, ms) {
      for (const known of until.keys()) if (msLeft(known) <= 0) until.delete(known);
      until.set(key, performance.now() + ms);
      return tooMany(text, ms);
    },
  };
}
