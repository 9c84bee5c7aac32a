import type * as OpenIdClient from "openid-client";
import type { Configuration, ServerMetadata } from "openid-client";
import type { SignOnProvider } from "../sign-on.ts";

/** `openid-client`, which is loaded where somebody logs in by a provider. */
export type OpenId = typeof OpenIdClient;

/** For each answer of a provider's. */
export const TIMEOUT_SECONDS = 10;

/** Without TLS only on this machine, as the settings see to. */
export function extensionsFor(
  client: OpenId,
  { issuer }: SignOnProvider,
): ((config: Configuration) => void)[] {
  // oxlint-disable-next-line typescript/no-deprecated -- marked so that it is seen: it is no older way of anything
  return issuer.startsWith("http:") ? [client.allowInsecureRequests] : [];
}

/** Reads a provider's own description, in which it may name itself otherwise than it is set. */
export async function discover(client: OpenId, provider: SignOnProvider): Promise<ServerMetadata> {
  const { issuer, clientId } = provider;
  const options = { execute: extensionsFor(client, provider), timeout: TIMEOUT_SECONDS };
  const found = await client.discovery(new URL(issuer), clientId, {}, undefined, options);
  return found.serverMetadata();
}
