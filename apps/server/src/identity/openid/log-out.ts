import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from "jose";
import { AppError } from "../../errors/app-error.ts";
import type { SignOnProvider, SignOutNotice } from "../sign-on.ts";
import { TIMEOUT_SECONDS } from "./discovery.ts";

/** The event that says that somebody has logged out. Source: OpenID Connect Back-Channel Logout 1.0, section 2.4. */
const LOGGED_OUT = "http://schemas.openid.net/event/backchannel-logout";
/** Never `none`, and never a secret that two share. */
const SIGNED_BY = [
  "RS256",
  "RS384",
  "RS512",
  "PS256",
  "PS384",
  "PS512",
  "ES256",
  "ES384",
  "ES512",
  "EdDSA",
  "Ed25519",
];
/** How old a token may be, and how wrong a clock. */
const OLDEST_SECONDS = 300;
const TOLERANCE_SECONDS = 30;
/** Others than providers may send tokens: their keys are fetched no more often than this, whoever asks. */
const KEYS_MS = 30_000;

function refused({ label }: SignOnProvider, why: string, cause?: unknown): AppError {
  const text = `${label} has not logged anybody out: ${why}.`;
  return new AppError(400, "sign_out_refused", text, { cause });
}

/** The keys of a provider, for tokens that come without anybody at a browser. */
export function openKeys(address: string): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL(address), {
    timeoutDuration: TIMEOUT_SECONDS * 1000,
    cooldownDuration: KEYS_MS,
    cacheMaxAge: KEYS_MS,
  });
}

function readText(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

/** Why a signed token of the provider's is none of somebody's logging out; null where it is one. */
function findFault({ events, nonce, jti, sub, sid }: JWTPayload): string | null {
  const event: unknown =
    typeof events === "object" && events !== null
      ? (events as Record<string, unknown>)[LOGGED_OUT]
      : undefined;
  if (typeof event !== "object" || event === null) return "the token is of another kind";
  if (nonce !== undefined) return "the token is one of a log-in";
  if (readText(jti) === null) return "the token has no id";
  return readText(sub) === null && readText(sid) === null ? "the token names nobody" : null;
}

/** An answer that never came, or is none of keys: not the token's fault. */
function isAway(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return true;
  return error instanceof errors.JWKSTimeout || error.code === "ERR_JOSE_GENERIC";
}

/**
 * Who has logged out at a provider, by the token that its server sent.
 * @throws AppError 400 `sign_out_refused`, 503 `sign_on_unreachable`
 */
export async function readLogOutToken(
  provider: SignOnProvider,
  keys: JWTVerifyGetKey,
  token: string,
): Promise<SignOutNotice> {
  const { issuer, clientId, label } = provider;
  const asked = { issuer, audience: clientId, algorithms: SIGNED_BY, requiredClaims: ["iat"] };
  const times = { clockTolerance: TOLERANCE_SECONDS, maxTokenAge: OLDEST_SECONDS };
  const verified = await jwtVerify(token, keys, { ...asked, ...times }).catch((cause: unknown) => {
    if (!isAway(cause)) throw refused(provider, "the token does not fit", cause);
    const text = `The keys of ${label} cannot be read right now.`;
    throw new AppError(503, "sign_on_unreachable", text, { cause, retryAfter: 10 });
  });
  const { payload } = verified;
  const fault = findFault(payload);
  if (fault !== null) throw refused(provider, fault);
  const { jti, sub, sid } = payload;
  return {
    issuer,
    subject: readText(sub),
    sessionId: readText(sid),
    noticeId: readText(jti) ?? "",
  };
}
