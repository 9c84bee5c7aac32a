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
export function isBehind(): SQL | undefined {
  return and(
    isToDo({ doneAt, excusedAt }),
    sql`${dueAt} < now()`,
    sql`${dueAt} > now() - make_interval(days => ${LOOKED_BACK_DAYS})`,
  );
}

/**
 * Work of the groups' learners, learner by learner: `offset 0` keeps PostgreSQL from reading what everybody is behind with, and
 * leaving nearly all of it out.
 */
function listWork(orm: Orm) {
  return orm
    .select({ assignmentId: assignmentLearners.assignmentId, dueAt })
    .from(assignmentLearners)
    .where(and(eq(userId, studentStats.userId), isBehind()))
    .offset(0)
    .as("work");
}

/** Who is behind, with what, of everybody: read off what is due. */
function selectOfAll(orm: Orm) {
  return orm
    .select({ studentId: studentStats.userId, dueAt })
    .from(assignmentLearners)
    .innerJoin(assignments, eq(assignments.id, assignmentLearners.assignmentId))
    .innerJoin(studentStats, IS_MEMBER)
    .where(isBehind());
}

function selectOfGroups(orm: Orm, scope: Scope) {
  const work = listWork(orm);
  const isOfGroup = eq(assignments.groupId, studentStats.groupId);
  return orm
    .select({ studentId: studentStats.userId, dueAt: work.dueAt })
    .from(studentStats)
    .innerJoinLateral(work, sql`true`)
    .innerJoin(assignments, and(eq(assignments.id, work.assignmentId), isOfGroup))
    .where(isInScope(scope, studentStats.groupId));
}

/** Who is behind with most work first, and how many are behind: both by looking once. */
export async function listBehind(orm: Orm, scope: Scope, most: number): Promise<BehindStudents> {
  const selected = scope.kind === "all" ? selectOfAll(orm) : selectOfGroups(orm, scope);
  const behind = selected.as("behind");
  const works = sql<number>`count(*)::integer`;
  const first = sql`min(${behind.dueAt})`.mapWith(dueAt);
  const rows = await orm
    .select({
      studentId: behind.studentId,
      works,
      dueAt: first,
      total: sql<number>`(count(*) over ())::integer`,
    })
    .from(behind)
    .groupBy(behind.studentId)
    .orderBy(desc(works), asc(first), asc(behind.studentId))
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
