import { exportJWK, exportPKCS8, generateKeyPair, importPKCS8, type CryptoKey } from "jose";
import { createTextSealer } from "../identity/seal-text.ts";
import type { Secrets } from "../identity/secrets.ts";
import type { LtiKeyStore } from "../store/platforms/lti-key-store.ts";

/** The one that every platform knows. Source: IMS Security Framework 1.0, section 6.1. */
export const SIGNED_BY = "RS256";
/** For how long a replaced key is still published: longer than whatever it signed is good for. */
const PUBLISHED_MS = 86_400_000;

/** A key to sign by, and its name. */
export interface SigningKey {
  readonly id: string;
  readonly key: CryptoKey;
}

/** Our own keys, in the database: any server signs by the same. */
export interface KeyRing {
  /** Makes one where there is none that can be read. */
  current(): Promise<SigningKey>;
  publish(): Promise<{ readonly keys: readonly Readonly<Record<string, unknown>>[] }>;
  replace(): Promise<SigningKey>;
}

/** @param options.secrets of which others are derived for this alone */
export function createKeyRing(options: {
  readonly store: LtiKeyStore;
  readonly secrets: Secrets;
  readonly newId: () => string;
  readonly now: () => Date;
}): KeyRing {
  const { store, newId, now } = options;
  const sealer = createTextSealer(options.secrets, "lti key");
  let kept: SigningKey | null = null;
  const replace = async (): Promise<SigningKey> => {
    const { privateKey, publicKey } = await generateKeyPair(SIGNED_BY, { extractable: true });
    const id = newId();
    const publicJwk = { ...(await exportJWK(publicKey)), kid: id, alg: SIGNED_BY, use: "sig" };
    await store.add({
      id,
      sealedKey: await sealer.seal(await exportPKCS8(privateKey)),
      publicJwk,
    });
    kept = { id, key: privateKey };
    return kept;
  };
  const find = async (): Promise<SigningKey> => {
    const row = await store.findNewest();
    if (row === null) return replace();
    if (kept?.id === row.id) return kept;
    // Where SESSION_SECRET was lost, a new key does: platforms fetch it from us.
    const text = await sealer.unseal(row.sealedKey);
    if (text === null) return replace();
    kept = { id: row.id, key: await importPKCS8(text, SIGNED_BY) };
    return kept;
  };
  // Those who come while it is looked for, or made, wait for the same: a class's marks would else make a key each.
  let finding: Promise<SigningKey> | null = null;
  const current = (): Promise<SigningKey> =>
    (finding ??= find().finally(() => {
      finding = null;
    }));
  return {
    current,
    replace,
    async publish() {
      await current();
      return { keys: await store.listPublic(new Date(now().getTime() - PUBLISHED_MS)) };
    },
  };
}
