import { LRUCache } from "lru-cache";
import type { Configuration, ServerMetadata } from "openid-client";
import { discover, extensionsFor, type OpenId, TIMEOUT_SECONDS } from "./discovery.ts";
import { unreachable } from "./failure.ts";
import type { SignOnProvider } from "../sign-on.ts";

/** A provider's description changes seldom: its keys, which may, are fetched for each log-in. */
const DISCOVERY_MS = 600_000;

/** @throws AppError 503 `sign_on_unreachable` */
export type OpenProvider = (
  provider: SignOnProvider,
) => Promise<{ readonly client: OpenId; readonly config: Configuration }>;

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

/** Knows providers again for a while, by what they publish. */
export function createProviderOpener(providers: number): OpenProvider {
  const found = new LRUCache<string, ServerMetadata>({ max: providers, ttl: DISCOVERY_MS });
  return async (provider) => {
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
}
