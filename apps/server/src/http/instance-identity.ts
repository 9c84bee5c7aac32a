import { createHmac, timingSafeEqual } from "node:crypto";

/** Where a server shows that it is one of ours. */
export const SELF_PATH = "/healthz/self";

function sign(key: string, text: string): string {
  return createHmac("sha256", key).update(text).digest("base64url");
}

/** Shown by who asks: only who has the same secret may. */
export function signQuestion(key: string, nonce: string): string {
  return sign(key, `question ${nonce}`);
}

/** Shown by the server. */
export function signAnswer(key: string, nonce: string): string {
  return sign(key, `answer ${nonce}`);
}

export function isSameProof(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** A server's word on itself, and on how the question reached it. */
export interface SelfAnswer {
  readonly proof: string;
  readonly version: string;
  /** The address of the connection: the last proxy's, where there is one. */
  readonly peer: string;
  /** The address that counts as the asker's. */
  readonly address: string;
  /** `X-Forwarded-For`, as it came. */
  readonly forwarded: string | null;
  /** Whether `TRUSTED_PROXIES` names the connection's address. */
  readonly isTrusted: boolean;
}
