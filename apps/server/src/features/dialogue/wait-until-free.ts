import { setTimeout as sleep } from "node:timers/promises";
import type { AppContext } from "../../app-context.ts";
import { AppError } from "../../errors/app-error.ts";
import { clientGone } from "../../errors/refusals.ts";

const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 250;
const LONGEST_WAIT_MS = 60_000;

/** A wait for a dialogue that another request, perhaps of another instance, works on. */
export interface Wait {
  /** Resolves once nobody holds the dialogue. */
  untilFree(dialogueId: string): Promise<void>;
}

/**
 * Starts a wait of a minute at most, times the tutor's patience, over all its calls.
 * @throws AppError from `untilFree` when the time is over or the client has left
 */
export function startWait(
  { stores: { dialogues }, modelCalls }: AppContext,
  signal: AbortSignal,
): Wait {
  const deadline = performance.now() + LONGEST_WAIT_MS * modelCalls.patience;
  let pause = FIRST_PAUSE_MS;
  return {
    async untilFree(dialogueId) {
      do {
        if (signal.aborted) throw clientGone();
        if (performance.now() > deadline) {
          const text = "The tutor is still busy. Please try again in a moment.";
          throw new AppError(503, "turn_timeout", text, { retryAfter: 2 });
        }
        await sleep(pause);
        pause = Math.min(LONGEST_PAUSE_MS, pause * 1.3);
      } while (await dialogues.isHeld(dialogueId));
    },
  };
}
