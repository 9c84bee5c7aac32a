import { FRESH_LOG_IN_MINUTES } from "@elenchus/domain/limits";
import type { FastifyRequest } from "fastify";
import type { AppContext } from "../app-context.ts";
import type { AppError } from "../errors/app-error.ts";
import { refuseFields } from "../errors/describe-payload.ts";
import { wrongPassword } from "../errors/refusals.ts";
import type { LogInSubject } from "../limits/limits.ts";
import type { KnownDevices } from "../identity/known-devices.ts";
import type { SessionUser } from "../identity/identity.ts";
import { freshLogInNeeded, takesPasswords } from "../identity/takes-passwords.ts";

const MINUTE_MS = 60_000;

/** Whose wrong passwords count together, of those that somebody types who is logged in. */
export function ownSubject(
  { knownDevices }: { readonly knownDevices: KnownDevices },
  { ip: address, headers }: FastifyRequest,
  { email: account }: SessionUser,
): LogInSubject {
  // A session is as good as the cookie that its device may have lost.
  return { account, address, device: knownDevices.find(headers.cookie, account) ?? "session" };
}

function passwordMissing(): AppError {
  return refuseFields({ password: "Please enter your password." });
}

/** @throws AppError 400 where passwords are used, and none was sent: told before whether somebody may do it at all */
export function refuseMissingPassword(
  context: Pick<AppContext, "signOnDesk">,
  password: string | undefined,
): void {
  if (password === undefined && takesPasswords(context)) throw passwordMissing();
}

/** Refuses whoever has not just come from their provider: it asked them who they are. */
async function requireFreshLogIn(
  { identity, stores, now }: Pick<AppContext, "identity" | "stores" | "now">,
  { headers }: FastifyRequest,
): Promise<void> {
  const hash = await identity.sessionHashOf(headers.cookie);
  const since = new Date(now().getTime() - FRESH_LOG_IN_MINUTES * MINUTE_MS);
  const isFresh = hash !== null && (await stores.signOnSessions.isOpenedSince(hash, since));
  if (!isFresh) throw freshLogInNeeded();
}

/**
 * Refuses whoever does not know the password of the account that they are logged in to. Wrong ones count with
 * those at the log-in of the same device; strangers have no part in them. Where passwords are not used, a fresh log-in
 * stands for it.
 */
export async function requirePassword(
  context: Pick<
    AppContext,
    "limits" | "identity" | "knownDevices" | "signOnDesk" | "stores" | "now"
  >,
  request: FastifyRequest,
  user: SessionUser,
  password: string | undefined,
): Promise<void> {
  if (!takesPasswords(context)) return requireFreshLogIn(context, request);
  const { limits, identity } = context;
  if (password === undefined) throw passwordMissing();
  const isRight = await limits.tryLogIn(ownSubject(context, request, user), async () =>
    (await identity.isPassword(user.id, password)) ? true : null,
  );
  if (isRight === null) throw wrongPassword();
}
