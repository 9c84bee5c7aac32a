import type { FastifyBaseLogger } from "fastify";
import { describeDatabaseFailure } from "./describe-database-failure.ts";

/**
 * Logs what no request waits for: a failure with its error, everything else as a warning with the facts that
 * come along. Facts are logged as they are: whoever reports them leaves out what is nobody's business.
 */
export function logReport(
  log: Pick<FastifyBaseLogger, "error" | "warn">,
  message: string,
  cause: unknown,
): void {
  const ofDatabase = describeDatabaseFailure(cause);
  if (ofDatabase !== null) log.warn({ err: ofDatabase.cause }, message);
  else if (cause instanceof Error) log.error({ err: cause }, message);
  else if (cause === null || cause === undefined) log.warn(message);
  else log.warn({ details: cause }, message);
}

/** The same in a line of text, as long as there is no log. */
export function writeReport(message: string, cause: unknown): string {
  if (cause instanceof Error) return `${message}: ${cause.message}\n`;
  return cause === null || cause === undefined
    ? `${message}\n`
    : `${message}: ${JSON.stringify(cause)}\n`;
}
