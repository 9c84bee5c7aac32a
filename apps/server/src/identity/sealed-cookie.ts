import { parseCookie, stringifySetCookie } from "cookie";
import { createHmac } from "node:crypto";
import type { Secrets } from "./secrets.ts";
import { readSigned } from "./signed-cookies.ts";

/** A cookie in which the server keeps something with a browser for a while: nobody can change it. */
export interface SealedCookie<Value> {
  /** `Set-Cookie` */
  write(value: Value): string;
  /** Null where there is none, or it has run out, or is not ours. */
  read(cookieHeader: string | undefined): Value | null;
  /** `Set-Cookie` that forgets it. */
  forget(): string;
}

/** Where it is sent, and for how long it is good. */
export interface SealedCookieOptions {
  readonly name: string;
  readonly path: string;
  readonly seconds: number;
  /** Sign it, and nothing else. */
  readonly secrets: Secrets;
  /** For HTTPS alone. */
  readonly isSecure: boolean;
  readonly now: () => Date;
}

/** Comes along when another site sends somebody back here, and is hidden from scripts. */
export function createSealedCookie<Value>(options: SealedCookieOptions): SealedCookie<Value> {
  const { path, seconds, secrets, isSecure, now } = options;
  const name = `${isSecure ? "__Secure-" : ""}elenchus.${options.name}`;
  const attributes = { path, httpOnly: true, sameSite: "lax", secure: isSecure } as const;
  return {
    write(value) {
      const kept = { value, until: now().getTime() + seconds * 1000 };
      const text = Buffer.from(JSON.stringify(kept)).toString("base64url");
      const signature = createHmac("sha256", secrets[0]).update(text).digest("base64url");
      return stringifySetCookie({
        ...attributes,
        name,
        value: `${text}.${signature}`,
        maxAge: seconds,
      });
    },
    read(cookieHeader) {
      const signed = parseCookie(cookieHeader ?? "")[name];
      const text = signed === undefined ? null : readSigned(signed, secrets);
      if (text === null) return null;
      // Signed by us: it is what was written.
      const kept = JSON.parse(Buffer.from(text, "base64url").toString("utf8")) as {
        value: Value;
        until: number;
      };
      return kept.until > now().getTime() ? kept.value : null;
    },
    forget: () => stringifySetCookie({ ...attributes, name, value: "", maxAge: 0 }),
  };
}
