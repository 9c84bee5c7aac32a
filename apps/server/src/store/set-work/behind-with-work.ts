import { and, asc, desc, eq, sql, type SQL } from "drizzle-orm";
import { assignmentLearners, assignments, isToDo } from "../../db/schema/assignment-schema.ts";
import type { Orm } from "../../db/database.ts";
import { studentStats } from "../../db/schema/student-schema.ts";
import { IS_MEMBER } from "./assignment-store.ts";
import { isInScope, type Scope } from "../supervision/scope.ts";

/** A student who has not done what was due. */
export interface BehindStudent {
  readonly studentId: string;
  readonly works: number;
  /** When the first of them was due. */
  readonly dueAt: Date;
}

/** The first of them, and how many there are. */
export interface BehindStudents {
  readonly students: readonly BehindStudent[];
  readonly total: number;
}

/** Work that was due longer ago is no news: its own page and the gradebook tell it. */
const LOOKED_BACK_DAYS = 30;
const { doneAt, excusedAt, dueAt, userId } = assignmentLearners;

/** What was due in the last weeks, and was not done. */
export function isBehindIn(scope: Scope): SQL | undefined {
  // Of groups, in an order that no index has: they are read off their own assignments, however many others are behind.
  const due = scope.kind === "all" ? dueAt : sql`(${dueAt} + interval '0')`;
  return and(
    isToDo({ doneAt, excusedAt }),
    sql`${due} < now()`,
    sql`${due} > now() - make_interval(days => ${LOOKED_BACK_DAYS})`,
    isInScope(scope, assignments.groupId),
  );
}

/** Who is behind with most work first, and how many are behind: both by looking once. */
export async function listBehind(orm: Orm, scope: Scope, most: number): Promise<BehindStudents> {
  const works = sql<number>`count(*)::integer`;
  const first = sql`min(${dueAt})`.mapWith(dueAt);
  const rows = await orm
    .select({
      studentId: userId,
      works,
      dueAt: first,
      total: sql<number>`(count(*) over ())::integer`,
    })
    .from(assignmentLearners)
    .innerJoin(assignments, eq(assignments.id, assignmentLearners.assignmentId))
    .innerJoin(studentStats, IS_MEMBER)
    .where(isBehindIn(scope))
    .groupBy(userId)
    .orderBy(desc(works), asc(first), asc(userId))
    .limit(most);
  return {
    students: rows.map(({ studentId, works: count, dueAt: at }) => ({
      studentId,
      works: count,
      dueAt: at,
    })),
    total: rows[0]?.total ?? 0,
  };
}
