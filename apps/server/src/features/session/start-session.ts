import type { FastifyReply } from "fastify";
import type { AppContext } from "../../app-context.ts";
import type { SignedIn } from "../../session/identity.ts";

/** Gives the browser its session, and makes it a device that this account's owner has logged in on. */
export function startSession(
  { knownDevices }: AppContext,
  { user, cookies }: SignedIn,
  reply: FastifyReply,
): void {
  const device = knownDevices.remember(reply.request.headers.cookie, user.email);
  reply.header("set-cookie", [...cookies, device]);
}
