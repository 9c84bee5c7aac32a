import { VerifyEmailQuery, VerifyEmailReply } from "@elenchus/contract/registration";
import { calls } from "@elenchus/contract/calls";
import { ErrorReply } from "@elenchus/contract/error";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { AppContext } from "../../app-context.ts";
import { AppError } from "../../errors/app-error.ts";
import { describeFailure } from "../../errors/describe-failure.ts";
import { answerFailure, logFailure } from "../../errors/error-handler.ts";
import type { ApiApp } from "../../http/api-app.ts";
import { prefersToJson } from "../../http/negotiate.ts";
import { hashToken } from "../../identity/links/one-time-token.ts";
import { readLinkToken } from "../../identity/links/read-link-token.ts";
import type { Verification } from "../../store/accounts/verify-registration.ts";

/** A person's browser is taken back to the app, which says what happened. */
const ARRIVALS: Readonly<Record<Verification, string>> = {
  verified: "/?email=verified",
  already_verified: "/?email=already_verified",
  superseded: "/?email=superseded",
  unknown: "/?email=invalid",
};

/** Too many at once, or a fault of ours: the link is good for another click. */
const LATER = "/?email=later";

function isBrowser(request: FastifyRequest): boolean {
  return prefersToJson(request, "text/html");
}

function linkNotValid(): AppError {
  const text = "This verification link is no longer valid. Please register again to get a new one.";
  return new AppError(400, "verification_link_invalid", text);
}

function linkSuperseded(): AppError {
  const text = "A newer link was sent to this address. Only the newest one works.";
  return new AppError(400, "verification_link_superseded", text);
}

/** Nobody who clicks a link is shown JSON. */
function answerClickOrFail(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (!isBrowser(request)) return answerFailure(error, request, reply);
  const failure = describeFailure(error);
  logFailure(failure, request);
  void reply.redirect(failure.status === 400 ? ARRIVALS.unknown : LATER, 303);
}

/**
 * The link of the verification mail. A scanner that opens it first verifies the address, and the
 * person's own click is told so.
 */
export function addVerifyEmailRoute(app: ApiApp, context: AppContext): void {
  const { stores, limits, now, newId } = context;
  const { path } = calls.verifyEmail;
  const response = { 200: VerifyEmailReply, 303: z.null(), "4xx": ErrorReply, "5xx": ErrorReply };
  const schema = { operationId: "verifyEmail", querystring: VerifyEmailQuery, response };
  app.get(path, { schema, errorHandler: answerClickOrFail }, async (request, reply) => {
    await limits.take("verification", { address: request.ip });
    const hash = hashToken(readLinkToken(request.query.confirmation_token));
    const outcome = await stores.accounts.verify(hash, now(), newId);
    if (isBrowser(request)) return reply.redirect(ARRIVALS[outcome], 303);
    if (outcome === "unknown") throw linkNotValid();
    if (outcome === "superseded") throw linkSuperseded();
    return { success: true as const, already_verified: outcome === "already_verified" };
  });
}
