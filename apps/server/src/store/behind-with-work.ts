import { and, asc, countDistinct, desc, eq, sql, type SQL } from "drizzle-orm";
import { assignmentLearners, assignments, isToDo } from "../db/assignment-schema.ts";
import type { Orm } from "../db/database.ts";
import { studentStats } from "../db/student-schema.ts";
import { IS_MEMBER } from "./assignment-store.ts";
import { isInScope, type Scope } from "./scope.ts";

/** A student who has not done what was due. */
export interface BehindStudent {
  readonly studentId: string;
  readonly works: number;
  /** When the first of them was due. */
  readonly dueAt: Date;
}

/** What was due longer ago is no news: its own page and the gradebook tell it. */
const LOOKED_BACK_DAYS = 30;
const { doneAt, excusedAt, dueAt, userId } = assignmentLearners;

function isBehindIn(scope: Scope): SQL | undefined {
  // Of groups, in an order that no index has: they are read off their own assignments, however many others are behind.
  const due = scope.kind === "all" ? dueAt : sql`(${dueAt} + interval '0')`;
  return and(
    isToDo({ doneAt, excusedAt }),
    sql`${due} < now()`,
    sql`${due} > now() - make_interval(days => ${LOOKED_BACK_DAYS})`,
    isInScope(scope, assignments.groupId),
  );
}

/** Who is behind with most work first. */
export async function listBehind(orm: Orm, scope: Scope, most: number): Promise<BehindStudent[]> {
  const works = sql<number>`count(*)::integer`;
  const first = sql`min(${dueAt})`.mapWith(dueAt);
  const rows = await orm
    .select({ studentId: userId, works, dueAt: first })
    .from(assignmentLearners)
    .innerJoin(assignments, eq(assignments.id, assignmentLearners.assignmentId))
    .innerJoin(studentStats, IS_MEMBER)
    .where(isBehindIn(scope))
    .groupBy(userId)
    .orderBy(desc(works), asc(first), asc(userId))
    .limit(most);
  return rows;
}

export async function countBehind(orm: Orm, scope: Scope): Promise<number> {
  const [row] = await orm
    .select({ total: countDistinct(userId) })
    .from(assignmentLearners)
    .innerJoin(assignments, eq(assignments.id, assignmentLearners.assignmentId))
    .innerJoin(studentStats, IS_MEMBER)
    .where(isBehindIn(scope));
  return row?.total ?? 0;
}
