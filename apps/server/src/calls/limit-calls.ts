import type { FastifyRequest, onRequestAsyncHookHandler } from "fastify";
import type { LimitKind, Limits } from "../limits/limits.ts";
import { callerOf } from "../identity/require-user.ts";

/** A hook that counts each call of a logged-in person and refuses one too many. */
export function limitCalls(limits: Limits, kind: LimitKind): onRequestAsyncHookHandler {
  return async (request: FastifyRequest): Promise<void> => {
    await limits.take(kind, { account: callerOf(request).id, address: request.ip });
  };
}
