import type { ErrorReply, Refusal } from "@elenchus/contract/error";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { AppError } from "./app-error.ts";
import { describeFailure } from "./describe-failure.ts";

/** A failure as the reply tells it. */
export function presentRefusal({ userMessage, code, retryAfter, fields }: AppError): Refusal {
  return {
    error: userMessage,
    code,
    ...(fields === null ? {} : { fields }),
    ...(retryAfter === null ? {} : { retry_after: retryAfter }),
  };
}

/** The body of a failure, as every route answers it. */
export function presentFailure(failure: AppError, request: FastifyRequest): ErrorReply {
  return { ...presentRefusal(failure), request_id: request.id };
}

/** Writes a failure to the log: our own faults loudly, with their cause. */
export function logFailure(failure: AppError, request: FastifyRequest): void {
  const line = { code: failure.code, err: failure.cause };
  if (failure.status >= 500) request.log.error(line, "request failed");
  else request.log.debug(line, "request refused");
}

/** Answers every failure in the one shape. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const failure = describeFailure(error);
  logFailure(failure, request);
  // Where the framework refuses by itself, no hook has set these.
  reply.headers({ ...failure.headers, "cache-control": "no-store", "x-request-id": request.id });
  if (failure.retryAfter !== null) reply.header("retry-after", String(failure.retryAfter));
  void reply.code(failure.status).type("application/json").send(presentFailure(failure, request));
}
