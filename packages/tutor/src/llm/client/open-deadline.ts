import type { TutorCall } from "@elenchus/dialogue/model-call";
import { holdBack } from "./post.ts";

/** The time that one request has, and who else may end it. */
export interface Deadline {
  /** For the request. */
  readonly signal: AbortSignal;
  /** Why it was ended; null while it was not. */
  readonly cause: () => "cancelled" | "timeout" | null;
  /** Waits for the next sign of life, so long and no longer. */
  readonly expect: (ms: number) => void;
  /** Nothing is waited for: whoever is being served takes his time. */
  readonly rest: () => void;
  /** The answer is there, whole: nothing is under way upstream that would have to be ended. */
  readonly over: () => void;
  /** Takes the timers away; what is still under way upstream is ended. */
  readonly close: () => void;
}

/** Starts the clock of one request, which is held back for as long as its call is, and has no more time than that has left. */
export function openDeadline(
  { signal: caller, cleared, timeLeft }: Pick<TutorCall, "signal" | "cleared" | "timeLeft">,
  totalMs: number,
): Deadline {
  const controller = new AbortController();
  let cause: "cancelled" | "timeout" | null = null;
  let next: NodeJS.Timeout | undefined;
  let waited = 0;
  let isResting = true;
  let isOver = false;

  function end(reason: "cancelled" | "timeout"): void {
    cause ??= reason;
    controller.abort();
  }
  const onAbort = (): void => end("cancelled");
  if (caller.aborted) onAbort();
  else caller.addEventListener("abort", onAbort, { once: true });
  if (cleared !== undefined) holdBack(controller.signal, cleared);
  // Timers may ring a little early: when it has rung, no time is left.
  const longest = Math.min(totalMs, Math.ceil(timeLeft?.() ?? totalMs) + 1);
  const total = setTimeout(() => end("timeout"), longest);

  return {
    signal: controller.signal,
    cause: () => cause,
    expect(ms) {
      isResting = false;
      // One timer for as long as the wait is as long: a reply has a hundred pieces.
      if (ms === waited && next !== undefined) {
        next.refresh();
        return;
      }
      clearTimeout(next);
      waited = ms;
      next = setTimeout(() => {
        if (!isResting) end("timeout");
      }, ms);
    },
    rest() {
      isResting = true;
    },
    over() {
      isOver = true;
    },
    close() {
      clearTimeout(total);
      clearTimeout(next);
      caller.removeEventListener("abort", onAbort);
      // Costs an error with its stack each time.
      if (!isOver) controller.abort();
    },
  };
}
