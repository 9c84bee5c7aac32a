import { parseCookie, stringifyCookie } from "cookie";
import { createHmac, timingSafeEqual } from "node:crypto";
import type { Secrets } from "./secrets.ts";

function signatureOf(value: string, secret: string): Buffer {
  return createHmac("sha256", secret).update(value).digest();
}

/** The value of a cookie "value.signature"; null where the signature is of none of the secrets. */
export function readSigned(signed: string, secrets: readonly string[]): string | null {
  const dot = signed.lastIndexOf(".");
  if (dot < 1) return null;
  const value = signed.slice(0, dot);
  const given = Buffer.from(signed.slice(dot + 1), "base64");
  const isRight = (secret: string): boolean => {
    const right = signatureOf(value, secret);
    return given.length === right.length && timingSafeEqual(given, right);
  };
  return secrets.some(isRight) ? value : null;
}

/**
 * A `Cookie` header in which what an older secret signed is signed by the newest, for a library that knows
 * that one alone.
 */
export function renewSignatures(
  header: string | undefined,
  [newest, ...older]: Secrets,
): string | undefined {
  if (header === undefined || older.length === 0) return header;
  const cookies = parseCookie(header);
  for (const [name, signed] of Object.entries(cookies)) {
    const value = signed === undefined ? null : readSigned(signed, older);
    if (value !== null) cookies[name] = `${value}.${signatureOf(value, newest).toString("base64")}`;
  }
  return stringifyCookie(cookies);
}
