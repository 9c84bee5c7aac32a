import type { TutorCall } from "@elenchus/dialogue/model-call";

/** Why what is still under way upstream is ended where nobody reads on; made once, for a stack costs time. */
const CLOSED = new Error("The request is over.");

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
  /** Takes the timers away; what is still under way upstream is ended. */
  readonly close: () => void;
}

/**
 * Starts the clock of one request, which has no more time than its call has left. The SDK's own time-outs do not know of
 * a reader who takes his time, and that for the first piece begins with the headers, which may never come.
 */
export function openDeadline(
  { signal: caller, timeLeft }: Pick<TutorCall, "signal" | "timeLeft">,
  totalMs: number,
): Deadline {
  const controller = new AbortController();
  let cause: ReturnType<Deadline["cause"]> = null;
  let next: NodeJS.Timeout | undefined;
  let waited = 0;
  let isResting = true;
  const end = (reason: "cancelled" | "timeout"): void => {
    cause ??= reason;
    controller.abort();
  };
  const leave = (): void => end("cancelled");
  if (caller.aborted) leave();
  else caller.addEventListener("abort", leave, { once: true });
  // Timers may ring a little early: when it has rung, no time is left.
  const longest = Math.min(totalMs, Math.ceil(timeLeft?.() ?? totalMs) + 1);
  const total = setTimeout(end, longest, "timeout");
  return {
    signal: controller.signal,
    cause: () => cause,
    expect(ms) {
      isResting = false;
      // One timer for as long as the wait is as long: a reply has a hundred pieces.
      if (ms === waited) {
        next?.refresh();
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
    close() {
      clearTimeout(total);
      clearTimeout(next);
      caller.removeEventListener("abort", leave);
      controller.abort(CLOSED);
    },
  };
}
