import type { FastifyRequest } from "fastify";
import { wrongPassword } from "../errors/refusals.ts";
import type { Limits } from "../limits/limits.ts";
import type { KnownDevices } from "./known-devices.ts";
import type { Identity, SessionUser } from "./identity.ts";

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
  const { limits, identity, knownDevices } = context;
  const { ip: address, headers } = request;
  // A session is as good as the cookie that its device may have lost.
  const device = knownDevices.find(headers.cookie, user.email) ?? "session";
  const subject = { account: user.email, address, device };
  const isRight = await limits.tryLogIn(subject, async () =>
    (await identity.isPassword(user.id, password)) ? true : null,
  );
  if (isRight === null) throw wrongPassword();
}
