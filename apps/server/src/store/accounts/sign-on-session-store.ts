import { and, eq, exists, gt, isNull, or } from "drizzle-orm";
import { createHash } from "node:crypto";
import { authAccounts, authSessions } from "../../db/schema/auth-schema.ts";
import type { Orm } from "../../db/database.ts";
import { rowIdOf } from "./sign-on-store.ts";

/** A log-in at a provider: what it opened here ends with it. */
export interface ProviderLogIn {
  readonly issuer: string;
  readonly subject: string;
  /** The provider's own session (`sid`); null where it names none. */
  readonly sessionId: string | null;
  /** Its ID token, which it wants to see at the log-out, encrypted; null where it is too long to be kept. */
  readonly sealedToken: string | null;
  /** Whether the provider asked for a second factor, by what is set of it. */
  readonly hasSecondFactor: boolean;
}

/** Whom a provider says that it has logged out: one session of theirs, or all of them. */
export interface SignedOut {
  readonly issuer: string;
  /** Null: whoever's that session is. */
  readonly subject: string | null;
  /** Null: all of theirs. */
  readonly sessionId: string | null;
}

/** By which log-in at a provider a session was opened, as it is stored. */
interface StoredLogIn {
  readonly userId: string;
  readonly issuer: string;
  readonly providerAccountId: string;
  readonly providerSessionHash: string | null;
  readonly sealedIdToken: string | null;
  readonly hasProviderFactor: boolean;
}

/** Sessions here, by the log-in at a provider that opened them. */
export interface SignOnSessionStore {
  /** Whether the session of this hash was opened after that moment. */
  isOpenedSince(sessionHash: string, moment: Date): Promise<boolean>;
  /** Keeps by which log-in a session was opened, where both are that person's. */
  note(sessionHash: string, userId: string, logIn: ProviderLogIn): Promise<void>;
  /** By which log-in a session was opened; null where no provider did. */
  find(sessionHash: string): Promise<StoredLogIn | null>;
  /** Keeps the same of a session that took another one's place. */
  put(sessionHash: string, logIn: Omit<StoredLogIn, "issuer">): Promise<void>;
  /** Ends what a provider has logged out. */
  end(signedOut: SignedOut): Promise<void>;
}

function hashSessionId(issuer: string, sessionId: string): string {
  return createHash("sha256")
    .update(JSON.stringify([issuer, sessionId]))
    .digest("hex");
}

/** Sessions of one log-in there; of somebody's all, where the provider names no session. */
function isOf({ issuer, subject, sessionId }: SignedOut) {
  const { providerAccountId, providerSessionHash } = authSessions;
  const isTheirs =
    subject === null ? undefined : eq(providerAccountId, rowIdOf({ issuer, subject }));
  if (sessionId === null) return isTheirs;
  const isIt = eq(providerSessionHash, hashSessionId(issuer, sessionId));
  // Of whom the provider named no session at the log-in, it cannot mean another one.
  return subject === null ? isIt : and(isTheirs, or(isIt, isNull(providerSessionHash)));
}

/** The link and the session must be of one person. */
async function put(
  orm: Orm,
  sessionHash: string,
  { userId, ...logIn }: Omit<StoredLogIn, "issuer">,
): Promise<void> {
  const { providerAccountId, providerSessionHash, sealedIdToken, hasProviderFactor } = logIn;
  const isTheirs = and(eq(authAccounts.id, providerAccountId), eq(authAccounts.userId, userId));
  const link = orm.select({ id: authAccounts.id }).from(authAccounts).where(isTheirs);
  await orm
    .update(authSessions)
    .set({ providerAccountId, providerSessionHash, sealedIdToken, hasProviderFactor })
    .where(and(eq(authSessions.token, sessionHash), eq(authSessions.userId, userId), exists(link)));
}

async function find(orm: Orm, sessionHash: string): Promise<StoredLogIn | null> {
  const { userId, providerSessionHash, sealedIdToken, hasProviderFactor } = authSessions;
  const [found] = await orm
    .select({
      userId,
      issuer: authAccounts.providerId,
      providerAccountId: authAccounts.id,
      providerSessionHash,
      sealedIdToken,
      hasProviderFactor,
    })
    .from(authSessions)
    .innerJoin(authAccounts, eq(authAccounts.id, authSessions.providerAccountId))
    .where(eq(authSessions.token, sessionHash));
  return found ?? null;
}

export function createSignOnSessionStore(orm: Orm): SignOnSessionStore {
  return {
    async isOpenedSince(sessionHash, moment) {
      const isIt = and(eq(authSessions.token, sessionHash), gt(authSessions.createdAt, moment));
      const found = await orm.select({ id: authSessions.id }).from(authSessions).where(isIt);
      return found.length > 0;
    },
    async note(sessionHash, userId, logIn) {
      const { issuer, sessionId, sealedToken, hasSecondFactor } = logIn;
      await put(orm, sessionHash, {
        userId,
        providerAccountId: rowIdOf(logIn),
        providerSessionHash: sessionId === null ? null : hashSessionId(issuer, sessionId),
        sealedIdToken: sealedToken,
        hasProviderFactor: hasSecondFactor,
      });
    },
    find: (sessionHash) => find(orm, sessionHash),
    put: (sessionHash, logIn) => put(orm, sessionHash, logIn),
    async end(signedOut) {
      const isMeant = isOf(signedOut);
      if (isMeant !== undefined) await orm.delete(authSessions).where(isMeant);
    },
  };
}
