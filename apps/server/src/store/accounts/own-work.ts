import { asc, eq, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { assignmentLearners, assignments } from "../../db/schema/assignment-schema.ts";
import type { Orm } from "../../db/database.ts";

/** Drafts of a supervisor's are none yet: points and comments are kept of a learner once they are shown. */
function onceReleased<Value>(column: PgColumn): SQL<Value | null> {
  return sql<Value | null>`case when ${assignments.releasedAt} is not null then ${column} end`;
}

/** Work that was set to somebody. Belongs to `OwnDataStore`. */
export async function loadWork(orm: Orm, userId: string) {
  return {
    set_work: await orm
      .select({
        module: assignments.module,
        goal: assignments.goal,
        issue: assignments.issue,
        from: assignments.fromAt,
        due: assignmentLearners.dueAt,
        late_until: assignmentLearners.lateUntil,
        extended: assignmentLearners.isExtended,
        excused_at: assignmentLearners.excusedAt,
        done_at: assignmentLearners.doneAt,
        session_id: assignmentLearners.dialogueId,
        check_id: assignmentLearners.checkId,
        success: assignmentLearners.hasSucceeded,
        helps: assignmentLearners.helps,
        reminded_at: assignmentLearners.remindedAt,
        points: onceReleased<number>(assignmentLearners.points),
        comment: onceReleased<string>(assignmentLearners.comment),
      })
      .from(assignmentLearners)
      .innerJoin(assignments, eq(assignments.id, assignmentLearners.assignmentId))
      .where(eq(assignmentLearners.userId, userId))
      .orderBy(asc(assignmentLearners.dueAt), asc(assignments.id)),
  };
}
