import { headersOf, nullWhenRefused, type Auth } from "./better-auth-instance.ts";
import type { Identity, SignedIn } from "./identity.ts";

type SecondFactor = Pick<
  Identity,
  "finishSignIn" | "beginSecondFactor" | "confirmSecondFactor" | "endSecondFactor"
>;

/** Codes of an authenticator app are digits; recovery codes have letters too. */
const APP_CODE = /^\d{6}$/;

/** The request's cookies with those that an answer set, as a browser would send them next. */
function withCookies(cookie: string | undefined, set: readonly string[]): string {
  const jar = new Map<string, string>();
  const pairs = [...(cookie ?? "").split("; "), ...set.map((line) => line.split(";")[0] ?? "")];
  for (const pair of pairs) {
    const [name = "", ...value] = pair.split("=");
    if (name !== "") jar.set(name, value.join("="));
  }
  return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
}

/** Supervisors' second factor: Better Auth's TOTP with recovery codes, which it encrypts. */
export function createSecondFactor(
  auth: Auth,
  readSession: (cookie: string | undefined) => Promise<SignedIn | null>,
): SecondFactor {
  const verify = async (
    cookie: string | undefined,
    typed: string,
    takesRecoveryCodes: boolean,
  ): Promise<SignedIn | null> => {
    const headers = headersOf(cookie);
    const code = typed.replace(/\s/g, "");
    const isOfApp = APP_CODE.test(code);
    if (!isOfApp && !takesRecoveryCodes) return null;
    const call = { headers, body: { code }, returnHeaders: true } as const;
    const answer = await nullWhenRefused<{ headers: Headers }>(
      isOfApp ? auth.api.verifyTOTP(call) : auth.api.verifyBackupCode(call),
    );
    if (answer === null) return null;
    const cookies = answer.headers.getSetCookie();
    const session = await readSession(withCookies(cookie, cookies));
    return session === null ? null : { user: session.user, cookies };
  };
  return {
    finishSignIn: (cookie, code) => verify(cookie, code, true),
    confirmSecondFactor: (cookie, code) => verify(cookie, code, false),
    async beginSecondFactor(cookie, password) {
      const call = { headers: headersOf(cookie), body: { password }, returnHeaders: true } as const;
      const answer = await nullWhenRefused(auth.api.enableTwoFactor(call));
      if (answer === null || answer.response.method !== "totp") return null;
      const { totpURI: uri, backupCodes: recoveryCodes } = answer.response;
      return { uri, recoveryCodes, cookies: answer.headers.getSetCookie() };
    },
    async endSecondFactor(cookie, password) {
      const call = { headers: headersOf(cookie), body: { password }, returnHeaders: true } as const;
      const answer = await nullWhenRefused(auth.api.disableTwoFactor(call));
      return answer === null ? null : answer.headers.getSetCookie();
    },
  };
}
