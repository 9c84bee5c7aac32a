import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import { AppError } from "../errors/app-error.ts";

/** What makes work, and what tells a load balancer to send it elsewhere. */
const WORK = /^\/(?:api\/|readyz)/u;
const AGAIN_AFTER_SECONDS = 2;

function busy(): AppError {
  const text = "The server is busy. Please try again in a moment.";
  return new AppError(503, "busy", text, { retryAfter: AGAIN_AFTER_SECONDS });
}

/**
 * Refuses calls while the process is too busy to answer in time. The app's own files are served always: they cost
 * next to nothing, and without one of them a page is broken, not slow.
 * @param afterMs so long does a free moment let itself be waited for; 0 for never
 */
export async function refuseWhenBusy(app: FastifyInstance, afterMs: number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: afterMs,
    pressureHandler: ({ url }) => (WORK.test(url) ? Promise.reject(busy()) : undefined),
  });
}
