import type { FastifyReply } from "fastify";
import type { SignedIn } from "./identity.ts";
import type { KnownDevices } from "./known-devices.ts";

/** Gives the browser its session, and makes it a device that this account's owner has logged in on. */
export function startSession(
  { knownDevices }: { readonly knownDevices: KnownDevices },
  { user, cookies }: SignedIn,
  reply: FastifyReply,
): void {
  const device = knownDevices.remember(reply.request.headers.cookie, user.email);
  reply.header("set-cookie", [...cookies, device]);
}
