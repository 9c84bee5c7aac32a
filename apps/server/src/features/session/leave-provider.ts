import { setTimeout as sleep } from "node:timers/promises";
import type { AppContext } from "../../app-context.ts";

/** Nobody waits longer for a provider that is away: they are logged out here. */
const PATIENCE_MS = 2000;

/**
 * Where somebody goes who logs out here, so that the provider logs them out, too. To be asked before the session ends.
 * @returns null where no provider opened the session, or it has no such page
 */
export async function findSignOutUrl(
  { identity, stores, signOnDesk, publicUrl }: AppContext,
  cookie: string | undefined,
): Promise<string | null> {
  if (signOnDesk === null) return null;
  const hash = await identity.sessionHashOf(cookie);
  const logIn = hash === null ? null : await stores.signOnSessions.find(hash);
  if (logIn === null) return null;
  const { signOn } = signOnDesk;
  const provider = signOn.providers.find(({ issuer }) => issuer === logIn.issuer);
  if (provider === undefined) return null;
  const finding = signOn.findSignOut(provider, logIn.sealedIdToken, `${publicUrl()}/`);
  return Promise.race([finding, sleep(PATIENCE_MS, null, { ref: false })]);
}
