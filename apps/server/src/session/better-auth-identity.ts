import { APIError } from "better-auth/api";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { betterAuth } from "better-auth/minimal";
import { eq } from "drizzle-orm";
import { authAccounts, authSessions, authVerifications, users } from "../db/auth-schema.ts";
import type { Orm } from "../db/database.ts";
import { hashPassword, verifyPassword } from "./hash-password.ts";
import type { Identity, NewAccount, SessionUser, UserType } from "./identity.ts";

export interface BetterAuthOptions {
  readonly orm: Orm;
  /** Signs the session cookie. */
  readonly secret: string;
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
} as const;

function createAuth(options: BetterAuthOptions) {
  const schema = {
    user: users,
    session: authSessions,
    account: authAccounts,
    verification: authVerifications,
  };
  return betterAuth({
    baseURL: options.publicUrl,
    secret: options.secret,
    database: drizzleAdapter(options.orm, { provider: "pg", schema }),
    user: { additionalFields: USER_FIELDS },
    session: {
      expiresIn: 14 * DAY_SECONDS,
      updateAge: DAY_SECONDS,
      cookieCache: { enabled: false },
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      password: {
        hash: hashPassword,
        verify: ({ hash, password }) => verifyPassword(hash, password),
      },
      revokeSessionsOnPasswordReset: true,
    },
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

function toSessionUser(user: {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  userType: string;
  hasAccess: boolean;
}): SessionUser {
  const { id, email, firstName, lastName, hasAccess } = user;
  return { id, email, firstName, lastName, userType: user.userType as UserType, hasAccess };
}

function headersOf(cookie: string | undefined): Headers {
  return new Headers(cookie === undefined ? {} : { cookie });
}

/** What Better Auth throws for an address that is none, a wrong password, a session that just ended. */
function isRefusal(error: unknown): boolean {
  return error instanceof APIError && (error.statusCode === 400 || error.statusCode === 401);
}

/** Null where Better Auth refuses; its failures stay failures. */
async function nullWhenRefused<Result>(call: Promise<Result>): Promise<Result | null> {
  try {
    return await call;
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}

/** Better Auth behind the `Identity` port, called through `auth.api` alone. */
export function createBetterAuthIdentity(options: BetterAuthOptions): Identity {
  const auth = createAuth(options);
  return {
    async signIn(email, password) {
      const body = { email, password };
      const answer = await nullWhenRefused(auth.api.signInEmail({ body, returnHeaders: true }));
      if (answer === null) return null;
      const user = toSessionUser(answer.response.user);
      return { user, cookies: answer.headers.getSetCookie() };
    },
    async readSession(cookie) {
      if (cookie === undefined) return null;
      const headers = headersOf(cookie);
      const answer = await nullWhenRefused(auth.api.getSession({ headers, returnHeaders: true }));
      if (answer === null || answer.response === null) return null;
      const user = toSessionUser(answer.response.user);
      return { user, cookies: answer.headers.getSetCookie() };
    },
    async signOut(cookie) {
      const { headers } = await auth.api.signOut({
        headers: headersOf(cookie),
        returnHeaders: true,
      });
      return headers.getSetCookie();
    },
    ensureAccount: (account) => ensureAccount(options, account),
  };
}

/** One transaction: an account never stands there without its password. */
async function ensureAccount(options: BetterAuthOptions, account: NewAccount): Promise<string> {
  const { firstName, lastName, userType, hasAccess, password } = account;
  const email = account.email.toLowerCase();
  const existing = options.orm.select({ id: users.id }).from(users).where(eq(users.email, email));
  const [found] = await existing;
  if (found) return found.id;
  const hash = password === null ? null : await hashPassword(password);
  const id = options.newId();
  await options.orm.transaction(async (tx) => {
    const name = `${firstName} ${lastName}`;
    const made = await tx
      .insert(users)
      .values({ id, email, name, firstName, lastName, userType, hasAccess, emailVerified: true })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    if (made.length === 0 || hash === null) return;
    await tx.insert(authAccounts).values({
      id: options.newId(),
      accountId: id,
      providerId: "credential",
      userId: id,
      password: hash,
    });
  });
  const [made] = await existing;
  if (!made) throw new Error("an account that was just made is not there");
  return made.id;
}
