import { MAX_TYPED_PASSWORD_CHARS } from "@elenchus/domain/limits";
import { APIError } from "better-auth/api";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { betterAuth } from "better-auth/minimal";
import { twoFactor } from "better-auth/plugins/two-factor";
import { eq } from "drizzle-orm";
import { randomBytes } from "node:crypto";
import {
  authAccounts,
  authSessions,
  authTwoFactors,
  authVerifications,
  users,
} from "../../db/schema/auth-schema.ts";
import type { Orm } from "../../db/database.ts";
import { DatabaseAwayError } from "../../errors/database-away-error.ts";
import { hashSessionTokens } from "./hashed-tokens.ts";
import { openSessionPlugin } from "./open-session.ts";
import { readFactors } from "./readable-factors.ts";
import { signInPlugin, type AuthUser } from "./sign-in.ts";
import { matchNothing, matchPassword } from "../hash-password.ts";
import type { SessionUser, UserType } from "../identity.ts";
import { makeRecoveryCodes } from "../recovery-codes.ts";
import type { Secrets } from "../secrets.ts";

export interface BetterAuthOptions {
  readonly orm: Orm;
  /** Sign the session cookie and encrypt second factors. */
  readonly secrets: Secrets;
  /** Address that people open. Cookies are for HTTPS alone when it is an HTTPS address. */
  readonly publicUrl: string;
  readonly newId: () => string;
  readonly onError: (message: string, cause: unknown) => void;
}

const DAY_SECONDS = 86_400;

/** Fields of ours on Better Auth's user; `input: false`: never taken from a request. */
const USER_FIELDS = {
  firstName: { type: "string", input: false },
  lastName: { type: "string", input: false },
  userType: { type: "string", input: false },
  hasAccess: { type: "boolean", input: false },
  awaitsConsent: { type: "boolean", input: false },
  mustChangePassword: { type: "boolean", input: false },
  seesReportsOnly: { type: "boolean", input: false },
} as const;

/** And on its session. */
const SESSION_FIELDS = {
  hasProviderFactor: { type: "boolean", input: false, required: false },
} as const;

const SCHEMA = {
  user: users,
  session: authSessions,
  account: authAccounts,
  verification: authVerifications,
  twoFactor: authTwoFactors,
};

/** Stands for the password of somebody who has shown already who they are. It is of this process alone, and logs nobody in. */
export const PROVEN = randomBytes(32).toString("base64url");

/** No account has this id. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

/**
 * A password is hashed here only where there is no account, so that a log-in takes as long there. So is the
 * query made, too, which would have looked for the account's password.
 */
async function hashForNobody(orm: Orm, password: string): Promise<string> {
  await orm.select().from(authAccounts).where(eq(authAccounts.userId, NOBODY));
  await matchNothing(password);
  return "";
}

/** Better Auth as we use it: a library behind our own endpoints, its handler not mounted. */
export function createAuth(options: BetterAuthOptions) {
  return betterAuth({
    appName: "Elenchus",
    baseURL: options.publicUrl,
    secret: options.secrets[0],
    database: readFactors(
      hashSessionTokens(drizzleAdapter(options.orm, { provider: "pg", schema: SCHEMA })),
      options.secrets,
    ),
    user: { additionalFields: USER_FIELDS },
    session: {
      expiresIn: 14 * DAY_SECONDS,
      updateAge: DAY_SECONDS,
      cookieCache: { enabled: false },
      additionalFields: SESSION_FIELDS,
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 1,
      maxPasswordLength: MAX_TYPED_PASSWORD_CHARS,
      password: {
        hash: (password) => hashForNobody(options.orm, password),
        verify: async ({ hash, password }) =>
          password === PROVEN || (await matchPassword(hash, password)) !== null,
      },
    },
    plugins: [
      twoFactor({
        issuer: "Elenchus",
        // Of those who have none: who they are was shown before.
        allowPasswordless: true,
        backupCodeOptions: { customBackupCodesGenerate: makeRecoveryCodes },
      }),
      signInPlugin,
      openSessionPlugin,
    ],
    verification: { storeIdentifier: "hashed" },
    telemetry: { enabled: false },
    // Its own handler is not mounted; limits are on our routes.
    rateLimit: { enabled: false },
    logger: {
      level: "error",
      log: (_level, message, ...details) => options.onError(message, details[0]),
    },
    advanced: {
      cookiePrefix: "elenchus",
      useSecureCookies: new URL(options.publicUrl).protocol === "https:",
      database: { generateId: () => options.newId(), validateSchema: false },
    },
  });
}

export type Auth = ReturnType<typeof createAuth>;

/** The part of Better Auth's session that the program knows. */
interface AuthSession {
  readonly hasProviderFactor?: boolean | null | undefined;
}

/**
 * The part of Better Auth's user that the program knows.
 * @param session absent where it was opened just now, and by no provider
 */
export function toSessionUser(user: AuthUser, session?: AuthSession): SessionUser {
  const { id, email, firstName, lastName, hasAccess, awaitsConsent } = user;
  const { mustChangePassword, seesReportsOnly } = user;
  const hasSecondFactor = user.twoFactorEnabled === true;
  const cameBySecondFactor = session?.hasProviderFactor === true;
  const userType = user.userType as UserType;
  const standing = { hasAccess, awaitsConsent, mustChangePassword, seesReportsOnly };
  const factors = { hasSecondFactor, cameBySecondFactor };
  return { id, email, firstName, lastName, userType, ...standing, ...factors };
}

/** Headers of a request as Better Auth reads them. */
export function headersOf(cookie: string | undefined): Headers {
  return new Headers(cookie === undefined ? {} : { cookie });
}

/**
 * Whether Better Auth refused: an address that is none, a wrong password, a session that just ended, or a recovery code
 * that another request used up at the same time.
 */
function isRefusal(error: unknown): boolean {
  return error instanceof APIError && [400, 401, 409, 429].includes(error.statusCode);
}

/** Null where Better Auth refuses; its failures stay failures. */
export async function nullWhenRefused<Result>(call: Promise<Result>): Promise<Result | null> {
  try {
    return await call;
  } catch (error) {
    if (isRefusal(error)) return null;
    // Better Auth's answer where its database failed: it keeps the reason to itself, and to its log.
    if (error instanceof APIError && error.statusCode === 500) {
      throw new DatabaseAwayError("Better Auth could not use the database", { cause: error });
    }
    throw error;
  }
}
