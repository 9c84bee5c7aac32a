import { parseCookie } from "cookie";
import { and, eq, gt, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { authSessions, users } from "../../db/schema/auth-schema.ts";
import type { Orm } from "../../db/database.ts";
import { toSessionUser, type Auth } from "./instance.ts";
import type { SessionUser } from "../identity.ts";
import { hashToken } from "../links/one-time-token.ts";
import type { Secrets } from "../secrets.ts";
import { readSigned } from "../signed-cookies.ts";

/** Sessions that need nothing but to be read. */
export interface FreshSessions {
  /** Who is logged in by a cookie, where nothing about the session is to be changed; null in all other cases. */
  read(cookie: string): Promise<SessionUser | null>;
  /** The stored hash of a cookie's token, whether or not its session holds; null where it is not ours. */
  hashOf(cookie: string): Promise<string | null>;
}

/** Signatures remembered: of people who are busy. */
const REMEMBERED = 1000;

/** Every request asks for this; it is one statement, prepared. */
function prepareFind(orm: Orm) {
  const { token, userId, expiresAt } = authSessions;
  return orm
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      userType: users.userType,
      hasAccess: users.hasAccess,
      awaitsConsent: users.awaitsConsent,
      mustChangePassword: users.mustChangePassword,
      seesReportsOnly: users.seesReportsOnly,
      twoFactorEnabled: users.twoFactorEnabled,
      hasProviderFactor: authSessions.hasProviderFactor,
    })
    .from(authSessions)
    .innerJoin(users, eq(users.id, userId))
    .where(
      and(eq(token, sql.placeholder("tokenHash")), gt(expiresAt, sql.placeholder("freshUntil"))),
    )
    .prepare("find_session");
}

/** Reads what a cookie says: what is stored of its token, and until when its session must be good. */
function createCookieReader(auth: Auth, secrets: Secrets) {
  const settled = auth.$context.then(({ authCookies, sessionConfig }) => ({
    name: authCookies.sessionToken.name,
    /** A session that ends later than so many milliseconds from now was renewed lately. */
    freshMs: (sessionConfig.expiresIn - sessionConfig.updateAge) * 1000,
  }));
  // A signature that was ours once is ours for good.
  const hashes = new LRUCache<string, string>({ max: REMEMBERED });
  const checkOnce = (signed: string): string | null => {
    const known = hashes.get(signed);
    if (known !== undefined) return known;
    const token = readSigned(signed, secrets);
    if (token === null) return null;
    const hash = hashToken(token);
    hashes.set(signed, hash);
    return hash;
  };
  const hashOf = async (cookie: string) => {
    const { name } = await settled;
    const signed = parseCookie(cookie)[name];
    return signed === undefined ? null : checkOnce(signed);
  };
  const readCookie = async (cookie: string) => {
    const tokenHash = await hashOf(cookie);
    const { freshMs } = await settled;
    return tokenHash === null ? null : { tokenHash, freshUntil: new Date(Date.now() + freshMs) };
  };
  return { hashOf, readCookie };
}

/**
 * Reads such sessions in one statement. A session that is unknown, over or due to be renewed is left to Better
 * Auth. Whose a token is never changes; whether it is still good is never remembered.
 */
export function createFreshSessions(orm: Orm, auth: Auth, secrets: Secrets): FreshSessions {
  const find = prepareFind(orm);
  const { hashOf, readCookie } = createCookieReader(auth, secrets);
  return {
    hashOf,
    async read(cookie) {
      const asked = await readCookie(cookie);
      if (asked === null) return null;
      const [found] = await find.execute(asked);
      return found === undefined ? null : toSessionUser(found, found);
    },
  };
}
