import type { JWTVerifyGetKey } from "jose";
import type { Configuration, IDToken } from "openid-client";
import type { OpenId } from "./discovery.ts";
import { describeSignOnFailure, unreachable } from "./failure.ts";
import { createProviderOpener, type OpenProvider } from "./provider.ts";
import type { TextSealer } from "../seal-text.ts";
import type { Secrets } from "../secrets.ts";
import type { ProviderLogIn } from "../../store/accounts/sign-on-session-store.ts";
import type { SignOn, SignOnChecks, SignOnIdentity, SignOnProvider } from "../sign-on.ts";

const SCOPE = "openid email profile";
/** As long as an address may be that a browser is sent to with a token in it. */
const LONGEST_TOKEN_CHARS = 6000;

/** A provider's own words on whether the address is the person's. */
function readVerified({ email_verified: given, xms_edov: ofEntra }: Record<string, unknown>) {
  const told = given ?? ofEntra;
  if (told === undefined || told === null) return null;
  return [true, "true", 1, "1"].some((yes) => yes === told);
}

/** Whether the signed token says that a second factor was asked for there. */
function hasSecondFactor({ amr, acr }: IDToken, { secondFactorValues }: SignOnProvider): boolean {
  return [amr, acr].flat().some((value) => secondFactorValues.some((counts) => counts === value));
}

function toIdentity(
  token: IDToken,
  more: Record<string, unknown>,
  logIn: ProviderLogIn,
): SignOnIdentity {
  // Signed claims count; those that were asked for besides only fill in.
  const claims: Record<string, unknown> = { ...more, ...token };
  const email = claims["email"];
  const isGiven = typeof email === "string" && email.trim() !== "";
  // An address and the word on it must come from the same place.
  const source = isGiven && token["email"] !== undefined ? token : more;
  return {
    issuer: token.iss,
    subject: token.sub,
    email: isGiven ? email : null,
    isVerified: readVerified(source),
    claims,
    logIn,
  };
}

/** Claims that are to be had, and are not in the token, may be had by asking for them. */
async function loadMore(
  client: OpenId,
  config: Configuration,
  {
    token,
    accessToken,
    provider,
  }: { token: IDToken; accessToken: string; provider: SignOnProvider },
): Promise<Record<string, unknown>> {
  const { roleClaim, groupClaim } = provider;
  const wanted = ["email", roleClaim, groupClaim].filter((name) => name !== null);
  const isWhole = wanted.every((name) => name in token || (name.split(".")[0] ?? name) in token);
  if (isWhole || config.serverMetadata().userinfo_endpoint === undefined) return {};
  return client.fetchUserInfo(config, accessToken, token.sub);
}

async function finish(
  client: OpenId,
  config: Configuration,
  {
    provider,
    cameTo,
    checks,
    sealer,
  }: { provider: SignOnProvider; cameTo: URL; checks: SignOnChecks; sealer: TextSealer },
): Promise<SignOnIdentity> {
  const answer = await client.authorizationCodeGrant(config, cameTo, {
    expectedState: checks.state,
    expectedNonce: checks.nonce,
    pkceCodeVerifier: checks.codeVerifier,
    idTokenExpected: true,
  });
  const token = answer.claims();
  if (token === undefined) throw new Error("a provider gave no ID token");
  const accessToken = answer.access_token;
  const { iss: issuer, sub: subject, sid } = token;
  const raw = answer.id_token ?? "";
  const logIn: ProviderLogIn = {
    issuer,
    subject,
    sessionId: typeof sid === "string" ? sid : null,
    sealedToken: raw.length > LONGEST_TOKEN_CHARS ? null : await sealer.seal(raw),
    hasSecondFactor: hasSecondFactor(token, provider),
  };
  const more = await loadMore(client, config, { token, accessToken, provider });
  return toIdentity(token, more, logIn);
}

/** The library that encrypts is loaded where somebody logs in. */
function createSealerOpener(secrets: Secrets): OpenSealer {
  let sealer: TextSealer | null = null;
  return async () => {
    const { createTextSealer } = await import("../seal-text.ts");
    return (sealer ??= createTextSealer(secrets, "id token"));
  };
}

type LogIns = Pick<SignOn, "begin" | "finish">;
type LogOuts = Pick<SignOn, "findSignOut" | "readSignOut">;
type OpenSealer = () => Promise<TextSealer>;

function createLogIns(open: OpenProvider, openSealer: OpenSealer): LogIns {
  return {
    async begin(provider, returnUrl) {
      const { client, config } = await open(provider);
      const checks = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        codeVerifier: client.randomPKCECodeVerifier(),
      };
      const url = client.buildAuthorizationUrl(config, {
        redirect_uri: returnUrl,
        scope: SCOPE,
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(checks.codeVerifier),
        code_challenge_method: "S256",
      });
      return { url: url.href, checks };
    },
    async finish(provider, cameTo, checks) {
      const { client, config } = await open(provider);
      const sealer = await openSealer();
      try {
        return await finish(client, config, { provider, cameTo, checks, sealer });
      } catch (error) {
        throw describeSignOnFailure(provider, error);
      }
    },
  };
}

function createLogOuts(open: OpenProvider, openSealer: OpenSealer): LogOuts {
  const keysOf = new Map<string, JWTVerifyGetKey>();
  return {
    async findSignOut(provider, sealedToken, returnUrl) {
      const opened = await open(provider).catch(() => null);
      if (opened?.config.serverMetadata().end_session_endpoint === undefined) return null;
      const hint = sealedToken && (await (await openSealer()).unseal(sealedToken));
      const { href } = opened.client.buildEndSessionUrl(opened.config, {
        ...(hint === null ? {} : { id_token_hint: hint }),
        post_logout_redirect_uri: returnUrl,
      });
      return href;
    },
    async readSignOut(provider, token) {
      const { openKeys, readLogOutToken } = await import("./log-out.ts");
      const { config } = await open(provider);
      const address = config.serverMetadata().jwks_uri;
      if (address === undefined) throw unreachable(provider, new Error("no keys are published"));
      const keys = keysOf.get(address) ?? openKeys(address);
      keysOf.set(address, keys);
      return readLogOutToken(provider, keys, token);
    },
  };
}

/**
 * Log-ins by OpenID Connect: authorization code with PKCE, nonce and state; and the ways to log out.
 * @param secrets of which others are derived, for keeping ID tokens
 */
export function createOpenidSignOn(providers: readonly SignOnProvider[], secrets: Secrets): SignOn {
  const open = createProviderOpener(providers.length);
  const openSealer = createSealerOpener(secrets);
  return {
    providers,
    ...createLogIns(open, openSealer),
    ...createLogOuts(open, openSealer),
  };
}
