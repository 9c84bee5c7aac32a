import { and, eq, gt, lt, sql, type SQL } from "drizzle-orm";
import { users } from "../../db/schema/auth-schema.ts";
import type { Orm } from "../../db/database.ts";
import { isStuck, studentStats } from "../../db/schema/student-schema.ts";
import { isInScope, type Scope } from "./scope.ts";

/** After so many days without a visit a student counts as away, where nothing else is asked for. */
export const USUAL_AWAY_DAYS = 14;

const { groupId, userId, lastActiveAt } = studentStats;

const NEVER = sql`'1970-01-01 00:00:00+00'::timestamptz`;

/** Who failed twice running, or was told a module's own step twice. */
export function isStuckIn(scope: Scope): SQL | undefined {
  return and(isStuck(studentStats), isInScope(scope, groupId));
}

/** Who has not come for so many days; also those who never began: their account is as old. */
export function isAwayIn(orm: Orm, scope: Scope, days: number): SQL | undefined {
  const since = sql`now() - make_interval(days => ${days})`;
  const isNew = orm
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), sql`${users.createdAt} > ${since}`));
  return and(
    isInScope(scope, groupId),
    lt(lastActiveAt, since),
    sql`(${gt(lastActiveAt, NEVER)} or not exists ${isNew})`,
  );
}
