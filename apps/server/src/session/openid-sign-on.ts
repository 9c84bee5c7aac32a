import { LRUCache } from "lru-cache";
import type { Configuration, IDToken, ServerMetadata } from "openid-client";
import { AppError } from "../errors/app-error.ts";
import { discover, extensionsFor, type OpenId, TIMEOUT_SECONDS } from "./openid-discovery.ts";
import type { SignOn, SignOnChecks, SignOnIdentity, SignOnProvider } from "./sign-on.ts";

/** What a provider publishes of itself changes seldom: its keys, which may, are fetched for each log-in. */
const DISCOVERY_MS = 600_000;
const SCOPE = "openid email profile";

function unreachable({ label }: SignOnProvider, cause: unknown): AppError {
  const text = `${label} cannot be reached right now. Please try again in a moment.`;
  return new AppError(503, "sign_on_unreachable", text, { cause, retryAfter: 10 });
}

function refused(text: string, cause: unknown): AppError {
  return new AppError(403, "sign_on_refused", text, { cause });
}

/** What to say of an error, by what it says of itself. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/^access_denied$/u, "You were not let in there, or went back before you had logged in."],
  [/^invalid_grant$/u, "This log-in was used already, or took too long."],
  [/"exp"/u, "The provider's answer has run out."],
  [/"iss"/u, "The answer is another provider's."],
  [/"aud"/u, "The answer is meant for another site."],
  [/"(?:nonce|state)"/u, "The answer belongs to another log-in."],
  [/"alg"|signature|JSON Web Key/iu, "The provider's signature is not right."],
];

/** No answer at all, or one of a server that is not well. */
const AWAY =
  /fetch failed|timed out|aborted due to timeout|^server_error$|^temporarily_unavailable$/u;

/** What an error and its causes say: OAuth's own name for it, and sentences. */
function wordsOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const { error: name } = error as { error?: unknown };
  return [...(typeof name === "string" ? [name] : []), error.message, ...wordsOf(error.cause)];
}

function describe(provider: SignOnProvider, error: unknown): AppError {
  const words = wordsOf(error);
  if (words.some((word) => AWAY.test(word))) return unreachable(provider, error);
  const [, reason = "Its answer does not fit."] =
    REASONS.find(([pattern]) => words.some((word) => pattern.test(word))) ?? [];
  return refused(
    `Logging in by ${provider.label} did not work. ${reason} Please go back to the log-in and try again.`,
    error,
  );
}

/** A provider's own words on whether the address is the person's. */
function readVerified({ email_verified: given, xms_edov: ofEntra }: Record<string, unknown>) {
  const told = given ?? ofEntra;
  if (told === undefined || told === null) return null;
  return [true, "true", 1, "1"].some((yes) => yes === told);
}

function toIdentity(token: IDToken, more: Record<string, unknown>): SignOnIdentity {
  // What is signed counts; what was asked for besides only fills in.
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
  };
}

/** Has every token's signature checked, by keys that are fetched for this log-in. */
function configure(client: OpenId, server: ServerMetadata, provider: SignOnProvider) {
  const { clientId, clientSecret } = provider;
  const methods = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
  const authenticate = methods.includes("client_secret_basic")
    ? client.ClientSecretBasic(clientSecret)
    : client.ClientSecretPost(clientSecret);
  // A new one each time keeps no keys: one that was replaced is gone at once, and a new one known.
  const config = new client.Configuration(server, clientId, {}, authenticate);
  config.timeout = TIMEOUT_SECONDS;
  client.enableNonRepudiationChecks(config);
  for (const extend of extensionsFor(client, provider)) extend(config);
  return config;
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
  { provider, cameTo, checks }: { provider: SignOnProvider; cameTo: URL; checks: SignOnChecks },
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
  return toIdentity(token, await loadMore(client, config, { token, accessToken, provider }));
}

/** Log-ins by OpenID Connect: authorization code with PKCE, nonce and state. */
export function createOpenidSignOn(providers: readonly SignOnProvider[]): SignOn {
  const found = new LRUCache<string, ServerMetadata>({ max: providers.length, ttl: DISCOVERY_MS });
  const open = async (provider: SignOnProvider) => {
    const client = await import("openid-client");
    const { issuer } = provider;
    const known = found.get(issuer);
    if (known !== undefined) return { client, config: configure(client, known, provider) };
    try {
      const server = await discover(client, provider);
      if (server.issuer !== issuer) throw new Error(`the issuer calls itself ${server.issuer}`);
      found.set(issuer, server);
      return { client, config: configure(client, server, provider) };
    } catch (error) {
      throw unreachable(provider, error);
    }
  };
  return {
    providers,
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
      try {
        return await finish(client, config, { provider, cameTo, checks });
      } catch (error) {
        throw describe(provider, error);
      }
    },
  };
}
