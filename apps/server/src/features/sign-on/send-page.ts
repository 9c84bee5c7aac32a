import type { FastifyReply, FastifyRequest } from "fastify";
import { answerFailure, logFailure } from "../../errors/error-handler.ts";
import { describeFailure } from "../../errors/describe-failure.ts";
import { renderRefusal } from "./render-sign-on.ts";

export function sendPage(reply: FastifyReply, status: number, page: string): FastifyReply {
  return (
    reply
      .code(status)
      .type("text/html; charset=utf-8")
      // Under `no-referrer` browsers send a form with `Origin: null`, which is refused as a foreign one.
      .header("referrer-policy", "same-origin")
      .send(page)
  );
}

/** Whoever comes by a browser reads why; programs get the one shape of all failures. */
export function answerRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (!/\btext\/html\b/u.test(request.headers.accept ?? "")) {
    answerFailure(error, request, reply);
    return;
  }
  const failure = describeFailure(error);
  logFailure(failure, request);
  if (failure.retryAfter !== null) reply.header("retry-after", String(failure.retryAfter));
  void sendPage(reply, failure.status, renderRefusal(failure.userMessage));
}
