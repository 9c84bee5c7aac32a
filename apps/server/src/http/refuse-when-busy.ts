import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import { AppError } from "../errors/app-error.ts";

/** Paths that make work, and the one that tells a load balancer to send it elsewhere. */
const WORK = /^\/(?:api\/|readyz)/u;

function busy(retryAfter: number): AppError {
  const text = "The server is busy. Please try again in a moment.";
  return new AppError(503, "busy", text, { retryAfter });
}

/**
 * Refuses calls while the process is too busy to answer in time. The app's own files are served always: they cost
 * next to nothing, and without one of them a page is broken, not slow.
 *
 * One hitch, of the machine or of a disk, is no reason: the mean over twice what is borne has to be too long. (A span
 * without a single measurement counts as endless, so that in a shorter one a hitch of its length would be refused for.)
 * @param afterMs so long does a free moment let itself be waited for; 0 for never
 */
export async function refuseWhenBusy(app: FastifyInstance, afterMs: number): Promise<void> {
  const sampleInterval = 2 * afterMs;
  const retryAfter = Math.ceil(sampleInterval / 1000);
  await app.register(underPressure, {
    maxEventLoopDelay: afterMs,
    sampleInterval,
    pressureHandler: ({ url }) => (WORK.test(url) ? Promise.reject(busy(retryAfter)) : undefined),
  });
}
