import type { OpenCall } from "./open-call.ts";
import { createError, RequestError } from "./request-error.ts";

/** Longest wait that a learner is asked for, in milliseconds. */
const LONGEST_WAIT_MS = 5000;

/** Waits where the provider names none, in milliseconds, before they are spread. */
const WAITS: Readonly<Partial<Record<RequestError["failure"], number>>> = {
  rate_limited: 1000,
  overloaded: 500,
  server_error: 250,
  network: 250,
  cut: 250,
  // Enough time has passed.
  timeout: 0,
};

/**
 * How long to wait before a request is sent once more, in milliseconds; null where that is no use, or there is no time for
 * a request that takes as long as the last one did.
 */
function decideWait(
  { fault }: RequestError,
  { call, requestedAt, state }: OpenCall,
): number | null {
  const usual = WAITS[fault.failure];
  if (fault.isFinal || usual === undefined) return null;
  const wait =
    fault.retryAfter === null
      ? Math.round(usual * (0.75 + state.random() / 2))
      : Math.ceil(fault.retryAfter * 1000);
  const took = state.clock() - requestedAt;
  const isTooLong = fault.retryAfter !== null && wait > LONGEST_WAIT_MS;
  return isTooLong || wait + took > (call.timeLeft?.() ?? Infinity) ? null : wait;
}

/**
 * After a request that failed: waits, where another may be sent. The libraries' retries know nothing of a turn's requests
 * and of its time, and wait on for a caller who has left.
 * @throws the error, where none may; ModelError when cancelled meanwhile
 */
export async function waitOrThrow(open: OpenCall, error: unknown): Promise<void> {
  const { state, call, budget } = open;
  const isLast = !open.mayRetry || budget.left <= 0 || open.firstTextMs !== null;
  const wait = isLast || !(error instanceof RequestError) ? null : decideWait(error, open);
  if (wait === null || !(error instanceof RequestError)) throw error;
  open.mayRetry = false;
  state.report(`${error.message}; tried again in ${wait} ms`, null);
  try {
    if (wait > 0) await state.sleep(wait, call.signal);
  } catch (cause) {
    throw call.signal.aborted ? createError(state.model.name, "cancelled") : cause;
  }
}
