import { AppError } from "../errors/app-error.ts";
import { describeWait } from "../errors/describe-wait.ts";

/** The refusal of what was one too many. */
export function tooMany(text: string, msBeforeNext: number): AppError {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const words = `${text} Please wait ${describeWait(seconds)} and try again.`;
  return new AppError(429, "too_many_requests", words, { retryAfter: seconds });
}
