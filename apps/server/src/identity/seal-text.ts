import { createHash } from "node:crypto";
import { CompactEncrypt, compactDecrypt } from "jose";
import { deriveSecrets, type Secrets } from "./secrets.ts";

/** Encrypts what is kept in the database, so that nobody reads it there. */
export interface TextSealer {
  /** By the newest secret. */
  seal(text: string): Promise<string>;
  /** Null where none of the secrets opens it. */
  unseal(sealed: string): Promise<string | null>;
}

async function sealBy(text: string, key: Uint8Array): Promise<string> {
  const header = { alg: "dir", enc: "A256GCM" } as const;
  return new CompactEncrypt(new TextEncoder().encode(text)).setProtectedHeader(header).encrypt(key);
}

async function unsealBy(sealed: string, keys: readonly Uint8Array[]): Promise<string | null> {
  for (const key of keys) {
    try {
      const { plaintext } = await compactDecrypt(sealed, key);
      return new TextDecoder().decode(plaintext);
    } catch (error) {
      if ((error as { code?: unknown }).code !== "ERR_JWE_DECRYPTION_FAILED") throw error;
    }
  }
  return null;
}

/**
 * @param secrets of which others are derived for this alone
 * @param purpose what one purpose sealed, another does not open
 */
export function createTextSealer(secrets: Secrets, purpose: string): TextSealer {
  const keys = deriveSecrets(secrets, purpose).map((secret) =>
    createHash("sha256").update(secret).digest(),
  );
  const [newest = new Uint8Array()] = keys;
  return {
    seal: (text) => sealBy(text, newest),
    unseal: (sealed) => unsealBy(sealed, keys),
  };
}
