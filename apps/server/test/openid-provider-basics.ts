import { generateKeyPairSync, type JsonWebKey } from "node:crypto";
import type { GrantContext } from "oidc-provider";

const SCOPES = "openid email profile";
const CLAIMS = ["email", "email_verified", "name", "given_name", "family_name", "roles", "groups"];
const SECONDS = 600;

/** A private key, with a name. */
export type Jwk = JsonWebKey & { readonly kid: string };

export function makeKey(kid: string): Jwk {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return { ...privateKey.export({ format: "jwk" }), kid, use: "sig", alg: "RS256" };
}

/** Everything is agreed to by whoever has logged in. */
async function agree({ oidc }: GrantContext) {
  const { client, session, provider } = oidc;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(SCOPES);
  grant.addOIDCClaims(CLAIMS);
  await grant.save();
  return grant;
}

/** What all providers of tests are told: who logs in is asked at `/interaction/…`. */
export const PROVIDER_BASICS = {
  cookies: { keys: ["a key for cookies"] },
  claims: {
    openid: ["sub", "roles", "groups"],
    email: CLAIMS.slice(0, 2),
    profile: CLAIMS.slice(2, 5),
  },
  pkce: { required: () => true },
  interactions: { url: (_ctx: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
  loadExistingGrant: agree,
  ttl: {
    AccessToken: SECONDS,
    AuthorizationCode: 60,
    IdToken: SECONDS,
    Interaction: SECONDS,
    Session: SECONDS,
    Grant: SECONDS,
  },
};
