import { readCode } from "@elenchus/domain/typed-code";
import { APIError } from "better-auth/api";
import { AppError } from "../../errors/app-error.ts";
import { headersOf, nullWhenRefused, PROVEN, type Auth } from "./instance.ts";
import type { Identity, SignedIn } from "../identity.ts";
import { spellRecoveryCode } from "../recovery-codes.ts";

type SecondFactor = Pick<
  Identity,
  "finishSignIn" | "beginSecondFactor" | "confirmSecondFactor" | "endSecondFactor"
>;

/** Codes of an authenticator app are digits; recovery codes have letters too. */
const APP_CODE = /^\d{6}$/;

function readPairs(cookie: string | undefined): [name: string, value: string][] {
  return (cookie ?? "").split("; ").map((pair) => {
    const [name = "", ...value] = pair.split("=");
    return [name, value.join("=")];
  });
}

function writePairs(pairs: Iterable<[name: string, value: string]>): string {
  return [...pairs].map(([name, value]) => `${name}=${value}`).join("; ");
}

/** The request's cookies with those that an answer set, as a browser would send them next. */
function withCookies(cookie: string | undefined, set: readonly string[]): string {
  const lines = set.map((line) => line.split(";")[0] ?? "").join("; ");
  const pairs = [...readPairs(cookie), ...readPairs(lines)].filter(([name]) => name !== "");
  return writePairs(new Map(pairs));
}

/**
 * The step's own cookie alone: beside a session, Better Auth would check the code of whoever that is, count
 * no failure, and take it for the end of a set-up.
 */
function challengeOf(cookie: string | undefined): string {
  return writePairs(readPairs(cookie).filter(([name]) => name.endsWith("elenchus.two_factor")));
}

/** Better Auth's codes for a step that was never begun, has run out or has failed too often. */
const STEP_IS_OVER = new Set(["INVALID_TWO_FACTOR_COOKIE", "TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE"]);
/** Its lock after ten wrong codes in a row, whoever typed them. */
const LOCKED = "ACCOUNT_TEMPORARILY_LOCKED";
const LOCKED_SECONDS = 900;

/** Tells apart from a wrong code what no other code would change. */
async function refuseWithWords<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (cause) {
    const code = cause instanceof APIError ? (cause.body?.code ?? "") : "";
    if (STEP_IS_OVER.has(code)) {
      const text = "This log-in has expired. Please start again with your password.";
      throw new AppError(401, "log_in_again", text, { cause });
    }
    if (code === LOCKED) {
      const text = "Too many wrong codes. Please wait 15 minutes and log in again.";
      throw new AppError(429, "too_many_requests", text, { cause, retryAfter: LOCKED_SECONDS });
    }
    throw cause;
  }
}

type ReadSession = (cookie: string | undefined) => Promise<SignedIn | null>;

/** The part of sessions that the second factor needs. */
interface Sessions {
  readonly read: ReadSession;
  /** The request's cookies as Better Auth can read them. */
  readonly renew: (cookie: string | undefined) => string | undefined;
  /** Ends a person's sessions but the one that the cookie names. */
  readonly endOthers: (cookie: string, userId: string) => Promise<void>;
}

/** Checks a code of the app, or a recovery code. */
function createVerify(auth: Auth, readSession: ReadSession) {
  return async (
    cookie: string | undefined,
    typed: string,
    takesRecoveryCodes: boolean,
  ): Promise<SignedIn | null> => {
    const headers = headersOf(cookie);
    const read = readCode(typed);
    const isOfApp = APP_CODE.test(read);
    if (!isOfApp && !takesRecoveryCodes) return null;
    const ask = (code: string): Promise<{ headers: Headers } | null> => {
      const call = { headers, body: { code }, returnHeaders: true } as const;
      const verifying: Promise<{ headers: Headers }> = isOfApp
        ? auth.api.verifyTOTP(call)
        : auth.api.verifyBackupCode(call);
      return nullWhenRefused(refuseWithWords(verifying));
    };
    let answer: { headers: Headers } | null = null;
    for (const code of isOfApp ? [read] : spellRecoveryCode(read)) answer ??= await ask(code);
    if (answer === null) return null;
    const cookies = answer.headers.getSetCookie();
    const session = await readSession(withCookies(cookie, cookies));
    return session === null ? null : { user: session.user, cookies };
  };
}

/** Supervisors' second factor: Better Auth's TOTP with recovery codes, which it encrypts. */
export function createSecondFactor(
  auth: Auth,
  { read: readSession, renew, endOthers }: Sessions,
): SecondFactor {
  const verify = createVerify(auth, readSession);
  const proven = (cookie: string | undefined) =>
    ({
      headers: headersOf(renew(cookie)),
      body: { password: PROVEN },
      returnHeaders: true,
    }) as const;
  return {
    finishSignIn: (cookie, code) => verify(challengeOf(renew(cookie)), code, true),
    async confirmSecondFactor(sent, code) {
      const cookie = renew(sent);
      const confirmed = await verify(cookie, code, false);
      if (confirmed === null || confirmed.cookies.length === 0) return confirmed;
      // Cookies are set where it was turned on: sessions that the password alone opened are over.
      await endOthers(withCookies(cookie, confirmed.cookies), confirmed.user.id);
      return confirmed;
    },
    async beginSecondFactor(cookie) {
      const call = proven(cookie);
      const answer = await nullWhenRefused(auth.api.enableTwoFactor(call));
      if (answer === null || answer.response.method !== "totp") return null;
      const { totpURI: uri, backupCodes: recoveryCodes } = answer.response;
      return { uri, recoveryCodes, cookies: answer.headers.getSetCookie() };
    },
    async endSecondFactor(cookie) {
      const call = proven(cookie);
      const answer = await nullWhenRefused(auth.api.disableTwoFactor(call));
      return answer === null ? null : answer.headers.getSetCookie();
    },
  };
}
