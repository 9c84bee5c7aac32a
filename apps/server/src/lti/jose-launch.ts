import { createRemoteJWKSet, errors, jwtVerify } from "jose";
import { AppError } from "../errors/app-error.ts";
import type { LtiPlatform } from "../store/platforms/lti-platform.ts";
import { refuseLaunch } from "./lti-refusal.ts";

const TIMEOUT_MS = 10_000;
/** Clocks of two machines. */
const TOLERANCE_SECONDS = 30;
/** With a public key alone: by `none` or a shared secret anybody could sign. */
const ALGORITHMS = "RS256 RS384 RS512 PS256 PS384 PS512 ES256 ES384 ES512 EdDSA".split(" ");

const CLAIMS: Readonly<Record<string, string>> = {
  iss: "It is another platform's.",
  aud: "The launch is meant for another tool.",
  nonce: "The launch belongs to another log-in.",
  nbf: "The launch is dated ahead: one of the clocks is wrong.",
  iat: "The launch is dated ahead: one of the clocks is wrong.",
};

function reasonOf(error: unknown): string | null {
  if (error instanceof errors.JWTExpired) return "The launch has run out.";
  if (error instanceof errors.JWTClaimValidationFailed)
    return CLAIMS[error.claim] ?? "Its launch is incomplete.";
  const isUnsigned =
    error instanceof errors.JWSSignatureVerificationFailed ||
    error instanceof errors.JOSEAlgNotAllowed ||
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys ||
    error instanceof errors.JOSENotSupported;
  if (isUnsigned) return "Its signature is not right.";
  const isNone = error instanceof errors.JWTInvalid || error instanceof errors.JWSInvalid;
  return isNone ? "What it sent is no launch." : null;
}

/** @throws AppError 403 `launch_refused`, 503 `platform_unreachable` */
export async function verifyLaunch(
  platform: LtiPlatform,
  token: string,
  { nonce, now }: { readonly nonce: string; readonly now: Date },
): Promise<Record<string, unknown>> {
  const { name, issuer, clientId, keysUrl } = platform;
  // Fetched for each launch: a withdrawn key is bad at once (decision 83).
  const keys = createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: TIMEOUT_MS });
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience: clientId,
      algorithms: ALGORITHMS,
      requiredClaims: ["exp", "iat", "sub", "nonce"],
      clockTolerance: TOLERANCE_SECONDS,
      currentDate: now,
    });
    if (payload["nonce"] === nonce) return payload;
  } catch (cause) {
    const reason = reasonOf(cause);
    if (reason !== null) throw refuseLaunch(name, reason, cause);
    const text = `${name} does not tell its keys right now, so your launch cannot be checked. Please try again in a moment.`;
    throw new AppError(503, "platform_unreachable", text, { cause, retryAfter: 10 });
  }
  throw refuseLaunch(name, "The launch belongs to another log-in.");
}
