import { accountKey } from "./account-key.ts";
import type { Limits, TryKind } from "./limits.ts";
import { createKeyMutex } from "./key-mutex.ts";

/** A counter that all instances share. */
export interface TryCounter {
  /** @throws AppError 429 when that is one too many */
  count(key: string): Promise<void>;
  giveBack(key: string): Promise<unknown>;
  forget(key: string): Promise<unknown>;
}

/**
 * Counts a try before it is made, so that no instance hears one too many. Tries by one name take their turns
 * within a process: right ones at once are not mistaken for so many failures.
 */
export function createTryOut(counters: Readonly<Record<TryKind, TryCounter>>): Limits["tryOut"] {
  const takeTurns = createKeyMutex();
  return (kind, by, run) => {
    const key = accountKey(by);
    const counter = counters[kind];
    return takeTurns(`${kind}:${key}`, async () => {
      await counter.count(key);
      try {
        const result = await run();
        if (result !== null) await counter.forget(key);
        return result;
      } catch (error) {
        // It was neither heard as right nor as wrong.
        await counter.giveBack(key);
        throw error;
      }
    });
  };
}
