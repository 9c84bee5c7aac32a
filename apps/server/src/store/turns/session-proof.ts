import { and, eq, exists, gt, isNull, or, sql } from "drizzle-orm";
import { authSessions, users } from "../../db/schema/auth-schema.ts";
import type { Orm } from "../../db/database.ts";

/** What a session was when it was last read, for a statement that looks whether it still is. */
export interface SessionProof {
  readonly tokenHash: string;
  /** It must end later than that: others are over, or due to be renewed. */
  readonly freshUntil: Date;
  readonly userType: string;
  readonly hasAccess: boolean;
  readonly hasSecondFactor: boolean;
}

const param = sql.placeholder;

/** Whether the session of `userId` is what the proof says; also where nothing is to be proved. */
export function isProven(orm: Orm) {
  const unchanged = orm
    .select({ one: sql`1` })
    .from(authSessions)
    .innerJoin(users, eq(users.id, authSessions.userId))
    .where(
      and(
        eq(authSessions.token, param("sessionTokenHash")),
        gt(authSessions.expiresAt, sql`${param("freshUntil")}::timestamptz`),
        eq(users.id, param("userId")),
        eq(users.userType, param("userType")),
        eq(users.hasAccess, param("hasAccess")),
        eq(users.twoFactorEnabled, param("hasSecondFactor")),
      ),
    );
  return or(isNull(sql`${param("sessionTokenHash")}::text`), exists(unchanged));
}

/** The placeholders of {@link isProven}, but for `userId`. */
export function proofValues(proof: SessionProof | null) {
  return {
    sessionTokenHash: proof?.tokenHash ?? null,
    freshUntil: proof?.freshUntil.toISOString() ?? null,
    userType: proof?.userType ?? null,
    hasAccess: proof?.hasAccess ?? null,
    hasSecondFactor: proof?.hasSecondFactor ?? null,
  };
}
