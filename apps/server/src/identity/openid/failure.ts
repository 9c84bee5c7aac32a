import { AppError } from "../../errors/app-error.ts";
import type { SignOnProvider } from "../sign-on.ts";

/** 503 */
export function unreachable({ label }: SignOnProvider, cause: unknown): AppError {
  const text = `${label} cannot be reached right now. Please try again in a moment.`;
  return new AppError(503, "sign_on_unreachable", text, { cause, retryAfter: 10 });
}

function refused(text: string, cause: unknown): AppError {
  return new AppError(403, "sign_on_refused", text, { cause });
}

/** The sentence to say of an error, by its words. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/^access_denied$/u, "You were not let in there, or went back before you had logged in."],
  [/^invalid_grant$/u, "This log-in was used already, or took too long."],
  [/"exp"/u, "The provider's answer has run out."],
  [/"iss"/u, "The answer is another provider's."],
  [/"aud"/u, "The answer is meant for another site."],
  [/"(?:nonce|state)"/u, "The answer belongs to another log-in."],
  [/"alg"|signature|JSON Web Key/iu, "The provider's signature is not right."],
];

/** No answer at all, or one of a server that is not well. */
const AWAY =
  /fetch failed|timed out|aborted due to timeout|^server_error$|^temporarily_unavailable$/u;

/** The words of an error and its causes: OAuth's own name for it, and sentences. */
function wordsOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const { error: name } = error as { error?: unknown };
  return [...(typeof name === "string" ? [name] : []), error.message, ...wordsOf(error.cause)];
}

/** The refusal for whoever was not let in. */
export function describeSignOnFailure(provider: SignOnProvider, error: unknown): AppError {
  const words = wordsOf(error);
  if (words.some((word) => AWAY.test(word))) return unreachable(provider, error);
  const [, reason = "Its answer does not fit."] =
    REASONS.find(([pattern]) => words.some((word) => pattern.test(word))) ?? [];
  return refused(
    `Logging in by ${provider.label} did not work. ${reason} Please go back to the log-in and try again.`,
    error,
  );
}
