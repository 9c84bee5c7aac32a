import { inArray, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Orm } from "../../db/database.ts";
import { studentStats } from "../../db/schema/student-schema.ts";

/** Whose students a question is about: everybody's, or those of these groups. */
export type Scope =
  | { readonly kind: "all" }
  | { readonly kind: "groups"; readonly groupIds: readonly string[] };

/** The condition that a scope puts on a column with a group's id. */
export function isInScope(scope: Scope, groupId: PgColumn): SQL | undefined {
  if (scope.kind === "all") return undefined;
  if (scope.groupIds.length === 0) return sql`false`;
  return inArray(groupId, [...scope.groupIds]);
}

/** The condition on a column with a student's id, of rows that stand for students alone. */
export function isStudentInScope(orm: Orm, scope: Scope, userId: PgColumn): SQL | undefined {
  if (scope.kind === "all") return undefined;
  const students = orm
    .select({ id: studentStats.userId })
    .from(studentStats)
    .where(isInScope(scope, studentStats.groupId));
  return inArray(userId, students);
}
