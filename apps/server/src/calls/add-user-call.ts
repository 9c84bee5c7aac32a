import { calls, type CallName, type CallReply } from "@elenchus/contract/calls";
import { ErrorReply } from "@elenchus/contract/error";
import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from "fastify";
import { pathParams } from "@elenchus/contract/call-url";
import * as z from "zod/mini";
import type { ApiApp } from "../http/api-app.ts";
import type { SessionUser } from "../identity/identity.ts";
import { callerOf } from "../identity/require-user.ts";

/** A checked call of a logged-in person. */
export interface UserCall<Name extends CallName> {
  readonly user: SessionUser;
  readonly payload: z.output<(typeof calls)[Name]["payload"]>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Where a route takes its payload from: POST from the body, GET from path and query. */
function payloadSchema(name: CallName) {
  const { method, path, payload } = calls[name];
  if (method === "POST") return { body: payload as z.ZodMiniType };
  const fields: z.ZodMiniObject = payload;
  const names = pathParams(path).filter((param) => Object.hasOwn(fields.shape, param));
  const inPath = Object.fromEntries(names.map((param) => [param, true] as const));
  return {
    ...(names.length > 0 ? { params: z.pick(fields, inPath) } : {}),
    querystring: z.omit(fields, inPath),
  };
}

/** Schemas of a call as a route takes them. */
export function callSchema(name: CallName) {
  const { reply } = calls[name];
  return {
    operationId: name,
    ...payloadSchema(name),
    response: { 200: reply as z.ZodMiniType, "4xx": ErrorReply, "5xx": ErrorReply },
  };
}

/**
 * Adds a call of the contract for logged-in people. The order of refusals is the same for all: 401,
 * then 400 for the payload, then 403 for another's `user_id`.
 * @param hooks who is let through, and how often; one of them finds out who calls
 * @param handle answers, or has sent its answer itself and gives the reply back
 */
export function addUserCall<Name extends CallName>(
  app: ApiApp,
  name: Name,
  hooks: onRequestAsyncHookHandler | readonly onRequestAsyncHookHandler[],
  handle: (call: UserCall<Name>) => Promise<CallReply<Name> | FastifyReply>,
): void {
  const { method, path } = calls[name];
  app.route({
    method,
    url: path,
    schema: { ...callSchema(name), security: [{ session: [] }] },
    onRequest: [hooks].flat(),
    handler: async (request, reply) => {
      const user = callerOf(request);
      const { body, params, query } = request;
      const sent = method === "POST" ? body : { ...(params as object), ...(query as object) };
      const payload = sent as UserCall<Name>["payload"];
      return handle({ user, payload, request, reply });
    },
  });
}
