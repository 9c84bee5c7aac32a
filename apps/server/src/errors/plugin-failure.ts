import type { AppError } from "./app-error.ts";
import { describeStatus } from "./describe-status.ts";

/**
 * Whether Fastify, a plugin or Node raised it about the request. What a provider's library throws (Stripe's, Better
 * Auth's) has a status, too, but of the answer that it got itself: to us, that is a fault.
 */
function isAboutRequest(error: Error): boolean {
  const isOfFastify = error.name === "FastifyError";
  const isOfHttpErrors = "expose" in error && typeof error.expose === "boolean";
  return isOfFastify || isOfHttpErrors || error.constructor === Error;
}

function readStatus(error: Error): number | null {
  const { statusCode } = error as { statusCode?: unknown };
  const isFailure = Number.isInteger(statusCode) && Number(statusCode) >= 400;
  return isFailure && Number(statusCode) < 600 ? Number(statusCode) : null;
}

/** Where in the file a range would have been, say. */
function readHeaders(error: Error): Record<string, string> {
  const { headers } = error as { headers?: unknown };
  if (typeof headers !== "object" || headers === null) return {};
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

/** A plugin's refusal with a status of its own, which it keeps; null for everything else. */
export function describePluginFailure(error: unknown): AppError | null {
  if (!(error instanceof Error) || !isAboutRequest(error)) return null;
  const status = readStatus(error);
  if (status === null) return null;
  return describeStatus(status, { cause: error, headers: readHeaders(error) });
}
