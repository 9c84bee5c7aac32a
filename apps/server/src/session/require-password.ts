import type { FastifyRequest } from "fastify";
import { wrongPassword } from "../errors/refusals.ts";
import type { Limits, LogInSubject } from "../limits/limits.ts";
import type { KnownDevices } from "./known-devices.ts";
import type { Identity, SessionUser } from "./identity.ts";

/** Whose wrong passwords count together, of those that somebody types who is logged in. */
export function ownSubject(
  { knownDevices }: { readonly knownDevices: KnownDevices },
  { ip: address, headers }: FastifyRequest,
  { email: account }: SessionUser,
): LogInSubject {
  // A session is as good as the cookie that its device may have lost.
  return { account, address, device: knownDevices.find(headers.cookie, account) ?? "session" };
}

/**
 * Refuses whoever does not know the password of the account that they are logged in to. Wrong ones count with
 * those at the log-in of the same device; strangers have no part in them.
 */
export async function requirePassword(
  context: {
    readonly limits: Limits;
    readonly identity: Identity;
    readonly knownDevices: KnownDevices;
  },
  request: FastifyRequest,
  user: SessionUser,
  password: string,
): Promise<void> {
  const { limits, identity } = context;
  const isRight = await limits.tryLogIn(ownSubject(context, request, user), async () =>
    (await identity.isPassword(user.id, password)) ? true : null,
  );
  if (isRight === null) throw wrongPassword();
}
