import type { FastifyRequest } from "fastify";
import { wrongPassword } from "../errors/refusals.ts";
import type { Limits } from "../limits/limits.ts";
import type { Identity, SessionUser } from "./identity.ts";

/**
 * Refuses whoever does not know the password of the account that they are logged in to; wrong ones are
 * counted like those at the log-in.
 */
export async function requirePassword(
  { limits, identity }: { readonly limits: Limits; readonly identity: Identity },
  request: FastifyRequest,
  user: SessionUser,
  password: string,
): Promise<void> {
  const subject = { account: user.email, address: request.ip };
  const isRight = await limits.tryOut("log_in", subject, async () =>
    (await identity.isPassword(user.id, password)) ? true : null,
  );
  if (isRight === null) throw wrongPassword();
}
