import { parseCookie } from "cookie";
import { and, eq, gt, sql } from "drizzle-orm";
import { createHmac, timingSafeEqual } from "node:crypto";
import { authSessions, users } from "../db/auth-schema.ts";
import type { Orm } from "../db/database.ts";
import { toSessionUser, type Auth } from "./better-auth-instance.ts";
import type { SessionUser } from "./identity.ts";

/** Who is logged in by a cookie, where nothing about the session is to be changed; null in all other cases. */
export type ReadFreshSession = (cookie: string) => Promise<SessionUser | null>;

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
      twoFactorEnabled: users.twoFactorEnabled,
    })
    .from(authSessions)
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(token, sql.placeholder("token")), gt(expiresAt, sql.placeholder("freshUntil"))))
    .prepare("find_session");
}

/** The token of a signed cookie: "token.signature"; null where the signature is not ours. */
function readToken(signed: string, secret: string): string | null {
  const dot = signed.lastIndexOf(".");
  if (dot < 1) return null;
  const token = signed.slice(0, dot);
  const given = Buffer.from(signed.slice(dot + 1), "base64");
  const right = createHmac("sha256", secret).update(token).digest();
  return given.length === right.length && timingSafeEqual(given, right) ? token : null;
}

/**
 * Reads sessions that need nothing but to be read, in one statement: every request does. A session that is
 * unknown, over or due to be renewed is left to Better Auth.
 */
export function createReadFreshSession(orm: Orm, auth: Auth): ReadFreshSession {
  const find = prepareFind(orm);
  const settled = auth.$context.then(({ authCookies, secret, sessionConfig }) => ({
    name: authCookies.sessionToken.name,
    secret,
    /** A session that ends later than so many milliseconds from now was renewed lately. */
    freshMs: (sessionConfig.expiresIn - sessionConfig.updateAge) * 1000,
  }));
  return async (cookie) => {
    const { name, secret, freshMs } = await settled;
    const signed = parseCookie(cookie)[name];
    const token = signed === undefined ? null : readToken(signed, secret);
    if (token === null) return null;
    const [user] = await find.execute({ token, freshUntil: new Date(Date.now() + freshMs) });
    return user === undefined ? null : toSessionUser(user);
  };
}
