import type { FastifyReply } from "fastify";

/** A signal that is raised when the client leaves before its answer was sent whole. */
export function clientGoneSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
