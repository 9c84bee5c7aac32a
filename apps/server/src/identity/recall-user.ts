import type { FastifyReply, FastifyRequest } from "fastify";
import type { SessionProof } from "../store/turns/session-proof.ts";
import type { Identity } from "./identity.ts";
import { findMissingStep, type AccessRules } from "./require-user.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** What is still to be proved of who calls; null where nothing is. */
    sessionProof: SessionProof | null;
  }
}

/** Lets in, and looks later. */
export interface RecallUser {
  /**
   * A hook that lets people through whose session was good when this server last read it, and all others as
   * `requireUser` does. The statement that does what they ask for looks at the request's `sessionProof`.
   */
  readonly hook: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /**
   * Reads the session of such a request after all, before it is refused anything else.
   * @throws AppError 401 or 403 where it is no longer good
   */
  readonly prove: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
}

/** For a call that many make and that has a statement which can look at the session on its way. */
export function createRecallUser(
  identity: Identity,
  rules: AccessRules,
  requireUser: RecallUser["hook"],
): RecallUser {
  return {
    async hook(request, reply) {
      const recalled = await identity.recallSession(request.headers.cookie);
      if (recalled === null || findMissingStep(recalled.user, rules) !== null) {
        await requireUser(request, reply);
        return;
      }
      request.sessionUser = recalled.user;
      request.sessionProof = recalled.proof;
    },
    async prove(request, reply) {
      if (request.sessionProof === null) return;
      request.sessionProof = null;
      await requireUser(request, reply);
    },
  };
}
