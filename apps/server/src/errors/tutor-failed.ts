import { readRetryAfter } from "@elenchus/tutor/read-retry-after";
import { AppError } from "./app-error.ts";
import { describeWait } from "./describe-wait.ts";

/** Sooner than this nobody has read the text, in seconds: not worth a word. */
const AT_ONCE = 1;

/**
 * 502: the tutor could not do its work. Where it is known when it can, that is told.
 * @param text ends with what to do, without a full stop
 */
export function tutorFailed(code: string, text: string, cause: unknown): AppError {
  // Providers count in milliseconds, people and the header of that name in whole seconds.
  const retryAfter = Math.ceil(readRetryAfter(cause) ?? AT_ONCE);
  const when = retryAfter > AT_ONCE ? ` in ${describeWait(retryAfter)}` : "";
  return new AppError(502, code, `${text}${when}.`, { cause, retryAfter });
}
