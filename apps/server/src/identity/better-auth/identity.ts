import { and, eq, ne } from "drizzle-orm";
import { registrations } from "../../db/schema/account-schema.ts";
import { authAccounts, authSessions } from "../../db/schema/auth-schema.ts";
import type { Orm } from "../../db/database.ts";
import { DatabaseAwayError } from "../../errors/database-away-error.ts";
import { ensureAccount } from "./accounts.ts";
import {
  createAuth,
  headersOf,
  nullWhenRefused,
  toSessionUser,
  type Auth,
  type BetterAuthOptions,
} from "./instance.ts";
import type { AuthUser } from "./sign-in.ts";
import { renewSecondFactors } from "./renew-factors.ts";
import { createSecondFactor } from "./second-factor.ts";
import { matchNothing, matchPassword } from "../hash-password.ts";
import { createFreshSessions } from "./fresh-session.ts";
import type { Identity, SignedIn, SignInStep } from "../identity.ts";
import { renewSignatures } from "../signed-cookies.ts";

/**
 * Registrations for addresses that have an account are asked too: whoever registered one cannot tell it from an
 * address that waits for its link (decision 14).
 */
async function isUnconfirmed(orm: Orm, email: string, password: string): Promise<boolean> {
  const [pending] = await orm
    .select({ hash: registrations.passwordHash })
    .from(registrations)
    .where(and(eq(registrations.email, email), ne(registrations.passwordHash, "")))
    .limit(1);
  if (pending !== undefined) return (await matchPassword(pending.hash, password)) !== null;
  await matchNothing(password);
  return false;
}

async function signIn(
  orm: Orm,
  auth: Auth,
  email: string,
  password: string,
): Promise<SignInStep | null> {
  const body = { email, password };
  const answer = await nullWhenRefused(auth.api.signInByAddress({ body, returnHeaders: true }));
  // Whichever address it is: neither answer nor time tells whether something waits there.
  if (answer === null)
    return (await isUnconfirmed(orm, email, password)) ? { kind: "unconfirmed" } : null;
  return toStep(answer);
}

/** Where a log-in goes on that Better Auth has taken. */
function toStep(answer: { readonly headers: Headers; readonly response: { user: AuthUser } }) {
  const cookies = answer.headers.getSetCookie();
  // Its types do not know what the second factor's plugin answers instead.
  const response: object = answer.response;
  if ("twoFactorRedirect" in response) return { kind: "second_factor", cookies } as const;
  return { kind: "signed_in", user: toSessionUser(answer.response.user), cookies } as const;
}

/** Reads a session, and renews or ends it where it is time. */
async function readSession(auth: Auth, cookie: string | undefined): Promise<SignedIn | null> {
  const headers = headersOf(cookie);
  const answer = await nullWhenRefused(auth.api.getSession({ headers, returnHeaders: true }));
  if (answer === null || answer.response === null) return null;
  const user = toSessionUser(answer.response.user, answer.response.session);
  return { user, cookies: answer.headers.getSetCookie() };
}

async function openSession(auth: Auth, userId: string): Promise<SignedIn> {
  const body = { userId };
  const { headers } = await auth.api.openSession({ body, returnHeaders: true });
  const cookies = headers.getSetCookie();
  const header = cookies.map((cookie) => cookie.split(";")[0]).join("; ");
  const opened = await readSession(auth, header);
  if (opened === null) throw new Error("a session that was just opened is not there");
  return { user: opened.user, cookies };
}

async function isPassword(orm: Orm, userId: string, password: string): Promise<boolean> {
  const [account] = await orm
    .select({ hash: authAccounts.password })
    .from(authAccounts)
    .where(and(eq(authAccounts.userId, userId), eq(authAccounts.providerId, "credential")));
  const hash = account?.hash ?? null;
  return hash !== null && (await matchPassword(hash, password)) !== null;
}

/** Ends all sessions of a person but the one whose token has this hash. */
async function endOtherSessions(orm: Orm, userId: string, kept: string | null): Promise<void> {
  const isTheirs = eq(authSessions.userId, userId);
  await orm
    .delete(authSessions)
    .where(kept === null ? isTheirs : and(isTheirs, ne(authSessions.token, kept)));
}

/** Better Auth behind the `Identity` port, called through `auth.api` alone. */
export function createBetterAuthIdentity(options: BetterAuthOptions): Identity {
  const auth = createAuth(options);
  const { orm, secrets } = options;
  const fresh = createFreshSessions(orm, auth, secrets);
  const renew = (cookie: string | undefined) => renewSignatures(cookie, secrets);
  const read = async (cookie: string | undefined): Promise<SignedIn | null> => {
    if (cookie === undefined) return null;
    const user = await fresh.read(cookie);
    return user === null ? readSession(auth, renew(cookie)) : { user, cookies: [] };
  };
  return {
    signIn: (email, password) => signIn(orm, auth, email, password),
    isUnconfirmed: (email, password) => isUnconfirmed(orm, email, password),
    openSession: (userId) => openSession(auth, userId),
    async signInProven(userId) {
      const call = auth.api.signInProven({ body: { userId }, returnHeaders: true });
      const answer = await nullWhenRefused(call);
      return answer === null ? null : toStep(answer);
    },
    readSession: read,
    async signOut(cookie) {
      const headers = headersOf(renew(cookie));
      const answer = await auth.api.signOut({ headers, returnHeaders: true });
      // It answers as if all were well where its database failed.
      if ((await read(cookie)) !== null) throw new DatabaseAwayError("a session was not ended");
      return answer.headers.getSetCookie();
    },
    sessionHashOf: async (cookie) => (cookie === undefined ? null : fresh.hashOf(cookie)),
    isPassword: (userId, password) => isPassword(orm, userId, password),
    ...createSecondFactor(auth, {
      read,
      renew,
      endOthers: async (cookie, userId) => {
        await endOtherSessions(orm, userId, await fresh.hashOf(cookie));
      },
    }),
    renewSecondFactors: () => renewSecondFactors(orm, secrets),
    ensureAccount: (account) => ensureAccount(options, account),
  };
}
