import type { TutorCall } from "./model-call.ts";

/**
 * Longest that the calls of a turn, of judging or of summing up may take together, in milliseconds: what is left of the server's minute
 * is for whoever stands in.
 */
export const LONGEST_TURN_MS = 52_000;

/**
 * The same call, which has to come to its end within so many milliseconds from now, times its patience, and within what
 * it had before.
 */
export function limitTime(call: TutorCall, ms: number): TutorCall {
  const endsAt = performance.now() + ms * (call.patience ?? 1);
  return {
    ...call,
    timeLeft: () =>
      Math.min(endsAt - performance.now(), call.timeLeft?.() ?? Number.POSITIVE_INFINITY),
  };
}

/** Whether a call has no time left. */
export function isOutOfTime({ timeLeft }: TutorCall): boolean {
  return timeLeft !== undefined && timeLeft() <= 0;
}
