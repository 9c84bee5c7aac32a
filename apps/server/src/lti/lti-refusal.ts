import { AppError } from "../errors/app-error.ts";

/** A launch that does not fit: told in words, with what to do. */
export function refuseLaunch(name: string, reason: string, cause?: unknown): AppError {
  const text = `${name} sent something that does not fit. ${reason} Please open the link in your course again.`;
  return new AppError(403, "launch_refused", text, { cause });
}
