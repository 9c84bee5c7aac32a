import type { ClientState } from "./client-state.ts";
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
 * How long to wait before a request is sent once more, in milliseconds; null where that is no use, or
 * where it would take too long.
 */
function decideWait(error: RequestError, random: number): number | null {
  const { failure, retryAfter, isFinal } = error.fault;
  const usual = WAITS[failure];
  if (isFinal || usual === undefined) return null;
  if (retryAfter === null) return Math.round(usual * (0.75 + random / 2));
  const asked = Math.ceil(retryAfter * 1000);
  return asked > LONGEST_WAIT_MS ? null : asked;
}

/** What a call has left of second tries: one, for all its requests together. */
export interface Tries {
  left: number;
}

/**
 * After a request that failed: waits, where another may be sent.
 * @throws the error, where none may; ModelError when cancelled meanwhile
 */
export async function waitOrThrow(
  state: ClientState,
  open: OpenCall,
  tries: Tries,
  error: unknown,
): Promise<void> {
  if (!(error instanceof RequestError) || tries.left === 0 || open.hasText()) throw error;
  const wait = decideWait(error, state.random());
  if (wait === null || !open.mayTryAgain(wait)) throw error;
  tries.left -= 1;
  state.report(`${error.message}; tried again in ${wait} ms`, null);
  try {
    if (wait > 0) await state.sleep(wait, open.call.signal);
  } catch (cause) {
    if (open.call.signal.aborted) throw createError(state.model.name, "cancelled");
    throw cause;
  }
}
