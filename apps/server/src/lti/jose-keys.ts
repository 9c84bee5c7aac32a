import { createHash } from "node:crypto";
import {
  CompactEncrypt,
  compactDecrypt,
  exportJWK,
  exportPKCS8,
  generateKeyPair,
  importPKCS8,
  type CryptoKey,
} from "jose";
import { deriveSecrets, type Secrets } from "../session/secrets.ts";
import type { LtiKeyStore } from "../store/lti-key-store.ts";

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

async function seal(text: string, secret: Uint8Array): Promise<string> {
  const header = { alg: "dir", enc: "A256GCM" } as const;
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader(header)
    .encrypt(secret);
}

/** Null where none of the secrets opens it. */
async function unseal(sealed: string, secrets: readonly Uint8Array[]): Promise<string | null> {
  for (const secret of secrets) {
    try {
      const { plaintext } = await compactDecrypt(sealed, secret);
      return new TextDecoder().decode(plaintext);
    } catch (error) {
      if ((error as { code?: unknown }).code !== "ERR_JWE_DECRYPTION_FAILED") throw error;
    }
  }
  return null;
}

/** @param options.secrets of which others are derived for this alone */
export function createKeyRing(options: {
  readonly store: LtiKeyStore;
  readonly secrets: Secrets;
  readonly newId: () => string;
  readonly now: () => Date;
}): KeyRing {
  const { store, newId, now } = options;
  const secrets = deriveSecrets(options.secrets, "lti key").map((secret) =>
    createHash("sha256").update(secret).digest(),
  );
  const [newest = new Uint8Array()] = secrets;
  let kept: SigningKey | null = null;
  const replace = async (): Promise<SigningKey> => {
    const { privateKey, publicKey } = await generateKeyPair(SIGNED_BY, { extractable: true });
    const id = newId();
    const publicJwk = { ...(await exportJWK(publicKey)), kid: id, alg: SIGNED_BY, use: "sig" };
    await store.add({
      id,
      sealedKey: await seal(await exportPKCS8(privateKey), newest),
      publicJwk,
    });
    kept = { id, key: privateKey };
    return kept;
  };
  const current = async (): Promise<SigningKey> => {
    const row = await store.findNewest();
    if (row === null) return replace();
    if (kept?.id === row.id) return kept;
    // Where SESSION_SECRET was lost, a new key does: platforms fetch it from us.
    const text = await unseal(row.sealedKey, secrets);
    if (text === null) return replace();
    kept = { id: row.id, key: await importPKCS8(text, SIGNED_BY) };
    return kept;
  };
  return {
    current,
    replace,
    async publish() {
      await current();
      return { keys: await store.listPublic(new Date(now().getTime() - PUBLISHED_MS)) };
    },
  };
}
