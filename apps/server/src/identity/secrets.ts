import { createHmac } from "node:crypto";

/** Secrets that are good, newest first: the newest signs and encrypts, the others are still read. */
export type Secrets = readonly [newest: string, ...older: string[]];

/** A secret for one purpose, made from the one that is kept: what one signs is no good elsewhere. */
export function deriveSecret(secret: string, purpose: string): string {
  return createHmac("sha256", secret).update(purpose).digest("base64url");
}

/** As {@link deriveSecret}, for each of the list. */
export function deriveSecrets([newest, ...older]: Secrets, purpose: string): Secrets {
  const derive = (secret: string): string => deriveSecret(secret, purpose);
  return [derive(newest), ...older.map(derive)];
}

/** The key by which `doctor` and a server know one another. */
export function deriveSelfKey([newest]: Secrets): string {
  return deriveSecret(newest, "doctor");
}
