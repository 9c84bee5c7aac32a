import type { FastifyRequest } from "fastify";
import { setTimeout as sleep } from "node:timers/promises";
import type { AppContext } from "../../app-context.ts";

/** Nobody waits longer for a provider that is away: they are logged out here. */
const PATIENCE_MS = 2000;

async function find(
  { identity, stores, signOnDesk, publicUrl }: AppContext,
  cookie: string | undefined,
): Promise<string | null> {
  const hash = signOnDesk === null ? null : await identity.sessionHashOf(cookie);
  const logIn = hash === null ? null : await stores.signOnSessions.find(hash);
  const provider = signOnDesk?.signOn.providers.find(({ issuer }) => issuer === logIn?.issuer);
  if (signOnDesk === null || logIn === null || provider === undefined) return null;
  const finding = signOnDesk.signOn.findSignOut(provider, logIn.sealedIdToken, `${publicUrl()}/`);
  return Promise.race([finding, sleep(PATIENCE_MS, null, { ref: false })]);
}

/**
 * Where somebody goes who logs out here, so that the provider logs them out, too. To be asked before the session ends.
 * @returns null where no provider opened the session, or it has no such page
 */
export async function findSignOutUrl(
  context: AppContext,
  { headers, log }: FastifyRequest,
): Promise<string | null> {
  try {
    return await find(context, headers.cookie);
  } catch (error) {
    // Nothing of a provider's keeps anybody logged in here.
    log.warn({ err: error }, "a provider's page for logging out could not be found");
    return null;
  }
}
