import * as client from "openid-client";
import { findingsAbout, type Finding } from "../../doctor/finding.ts";
import { discover, TIMEOUT_SECONDS } from "./discovery.ts";
import type { SignOnProvider } from "../sign-on.ts";

const { ok, doubt, broken } = findingsAbout("sign-on");

/** By these a token may be signed: others are refused. */
const SIGNED = /^(?:RS|PS|ES)\d{3}$|^EdDSA$|^Ed25519$|^ML-DSA/u;

/** How many keys there are at an address; null where it is none of keys. */
async function countKeys(address: string): Promise<number | null> {
  const signal = AbortSignal.timeout(TIMEOUT_SECONDS * 1000);
  const answer = await fetch(address, { signal, headers: { accept: "application/json" } });
  const { keys } = (await answer.json()) as { keys?: unknown };
  return answer.ok && Array.isArray(keys) ? keys.length : null;
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : "";
  return error.message + cause;
}

async function examineKeys(provider: SignOnProvider): Promise<Finding> {
  const { issuer, label } = provider;
  const server = await discover(client, provider);
  if (server.issuer !== issuer) {
    return broken(
      `${label} calls itself ${server.issuer}: set OIDC_ISSUER to that, letter for letter.`,
    );
  }
  const keys = server.jwks_uri === undefined ? null : await countKeys(server.jwks_uri);
  if (keys === null || keys === 0) {
    return broken(`${label} publishes no keys, so nobody's log-in there can be checked.`);
  }
  const algorithms = server.id_token_signing_alg_values_supported ?? ["RS256"];
  if (!algorithms.some((algorithm) => SIGNED.test(algorithm))) {
    return broken(
      `${label} signs by ${algorithms.join(", ")}, which is refused: give it a signing key.`,
    );
  }
  const methods = server.code_challenge_methods_supported;
  if (methods !== undefined && !methods.includes("S256")) {
    return doubt(`${label} does not say that it knows PKCE by S256, which each log-in uses.`);
  }
  const leaves =
    server.end_session_endpoint === undefined
      ? " Whoever logs out here stays logged in there: it has no page for that."
      : "";
  return ok(
    `${label} answers as ${issuer}, with ${keys} ${keys === 1 ? "key" : "keys"}.${leaves} No secret was tried.`,
  );
}

/** Whether people can be sent to a provider, and what it answers be checked. */
export async function examineProvider(provider: SignOnProvider): Promise<Finding> {
  try {
    return await examineKeys(provider);
  } catch (error) {
    return broken(
      `${provider.label} does not answer as OIDC_ISSUER=${provider.issuer} should: ${describe(error)}. Nobody can log in by it.`,
    );
  }
}
