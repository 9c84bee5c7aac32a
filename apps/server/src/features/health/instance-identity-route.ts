import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod/mini";
import type { ApiApp } from "../../http/api-app.ts";
import { createEventStream } from "../../http/event-stream.ts";
import {
  isSameProof,
  SELF_PATH,
  signAnswer,
  signQuestion,
  type SelfAnswer,
} from "../../http/instance-identity.ts";
import { AppError } from "../../errors/app-error.ts";

const Question = z.object({
  nonce: z.string().check(z.minLength(16), z.maxLength(100)),
  proof: z.string().check(z.maxLength(100)),
});

/** Apart enough to see whether somebody holds them back. */
const PAUSE_MS = 400;
const PAUSES = 2;

/**
 * For `doctor`, which has the same secret: shows that this is the server that it means, tells how the question got here,
 * and streams. To everybody else it is not there.
 */
export function addInstanceIdentityRoute(app: ApiApp, key: string, version: string): void {
  const schema = { hide: true };
  app.get(SELF_PATH, { schema }, async (request, reply) => {
    const { success, data } = z.safeParse(Question, request.query);
    if (!success || !isSameProof(data.proof, signQuestion(key, data.nonce))) {
      throw new AppError(404, "not_found", "There is nothing here.");
    }
    const forwarded = request.headers["x-forwarded-for"];
    const answer: SelfAnswer = {
      proof: signAnswer(key, data.nonce),
      version,
      peer: request.raw.socket.remoteAddress ?? "",
      address: request.ip,
      forwarded: forwarded === undefined ? null : String(forwarded),
      // Whoever is trusted is not the last that counts.
      isTrusted: (request.ips?.length ?? 1) > 1,
    };
    reply.header("cache-control", "no-store");
    const stream = createEventStream(reply);
    stream.send("self", answer);
    for (let pauses = 0; pauses < PAUSES; pauses += 1) {
      await sleep(PAUSE_MS);
      stream.send("still", {});
    }
    stream.end("done", {});
  });
}
