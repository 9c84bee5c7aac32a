import { fastifyCookie } from "@fastify/cookie";
import { parseCookie, stringifySetCookie } from "cookie";
import type { Secrets } from "../identity/secrets.ts";

/** A checkout outlives its day by no more than the money is on its way. */
const LIFETIME_SECONDS = 3 * 86_400;
const PATH = "/api/payment_success";

/**
 * The cookie that ties a checkout to the browser in which its owner's password was typed: whoever only
 * knows a session's id cannot come back with it.
 */
export interface PendingPayment {
  /** `Set-Cookie` for whoever is sent to this checkout. */
  remember(sessionId: string): string;
  /** The checkout that this browser was sent to; null when there is none, or it was tampered with. */
  read(cookieHeader: string | undefined): string | null;
  /** `Set-Cookie` that forgets it. */
  forget(): string;
}

/**
 * @param secrets sign it, and nothing else
 * @param isSecure for HTTPS alone
 */
export function createPendingPayment(secrets: Secrets, isSecure: boolean): PendingPayment {
  const name = `${isSecure ? "__Secure-" : ""}elenchus.pending_payment`;
  const attributes = { path: PATH, httpOnly: true, sameSite: "lax", secure: isSecure } as const;
  return {
    remember: (sessionId) =>
      stringifySetCookie({
        ...attributes,
        name,
        value: fastifyCookie.sign(sessionId, secrets[0]),
        maxAge: LIFETIME_SECONDS,
      }),
    read(cookieHeader) {
      const value = parseCookie(cookieHeader ?? "")[name];
      if (value === undefined) return null;
      for (const secret of secrets) {
        const { valid, value: sessionId } = fastifyCookie.unsign(value, secret);
        if (valid) return sessionId;
      }
      return null;
    },
    forget: () => stringifySetCookie({ ...attributes, name, value: "", maxAge: 0 }),
  };
}
