import type { FastifyReply, FastifyRequest } from "fastify";
import { accessNeeded, notSignedIn, notYours } from "../errors/refusals.ts";
import type { Identity, SessionUser } from "./identity.ts";

declare module "fastify" {
  interface FastifyRequest {
    sessionUser: SessionUser | null;
  }
}

/** A hook that lets logged-in people with access through and remembers who they are. */
export function createRequireUser(identity: Identity) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const session = await identity.readSession(request.headers.cookie);
    if (session === null) throw notSignedIn();
    if (!session.user.hasAccess) throw accessNeeded();
    if (session.cookies.length > 0) reply.header("set-cookie", [...session.cookies]);
    request.sessionUser = session.user;
  };
}

/** Who sent a request that `createRequireUser` let through. */
export function callerOf(request: FastifyRequest): SessionUser {
  if (request.sessionUser === null) throw notSignedIn();
  return request.sessionUser;
}

/** Identity comes from the cookie; a payload that claims to be someone else is refused. */
export function refuseOtherClaim(payload: unknown, user: SessionUser): void {
  if (typeof payload !== "object" || payload === null || !("user_id" in payload)) return;
  const claimed = payload.user_id;
  if (claimed !== undefined && claimed !== null && claimed !== user.id) throw notYours();
}
