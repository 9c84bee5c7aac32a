import { createHash, randomBytes } from "node:crypto";

/** A secret for a link, and what is stored of it. */
export interface OneTimeToken {
  readonly token: string;
  readonly hash: string;
}

/** Tokens are stored as hashes: who reads the database cannot use the link. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** 256 random bits, fit for an address. */
export function createOneTimeToken(): OneTimeToken {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: hashToken(token) };
}
