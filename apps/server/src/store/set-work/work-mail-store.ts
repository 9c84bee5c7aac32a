import { and, asc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { assignmentLearners, assignments, isToDo } from "../../db/schema/assignment-schema.ts";
import { users } from "../../db/schema/auth-schema.ts";
import type { Orm } from "../../db/database.ts";
import { ASSIGNMENT_COLUMNS, readAssignment, type Assignment } from "./assignment-rows.ts";
import { IS_MEMBER } from "./assignment-store.ts";
import { studentStats } from "../../db/schema/student-schema.ts";
import { putMail, type NewMail } from "../operations/mail-store.ts";

/** Work that is due within a day. */
export interface DueWork {
  readonly assignment: Assignment;
  /** The learner's own, which may be later than the assignment's. */
  readonly dueAt: Date;
}

/** A learner who is to be told of it, all of it in one letter. */
export interface WorkNews {
  readonly learner: { readonly id: string; readonly email: string; readonly firstName: string };
  /** Due first, first; at least one. */
  readonly due: readonly DueWork[];
}

/** Learners who have not been mailed about what is due. */
export interface WorkMailStore {
  /** Puts the letters into the outbox, of each learner's work once. */
  remindLearners(writeMail: (news: WorkNews) => NewMail): Promise<void>;
}

/** Taken at a time; the next run takes the rest. */
const MOST_AT_ONCE = 200;
const { dueAt, userId, assignmentId, remindedAt, doneAt, excusedAt } = assignmentLearners;

function selectDue(tx: Orm) {
  const { id, email, firstName } = users;
  return (
    tx
      .select({
        learner: { id, email, firstName },
        wantsMail: users.wantsWorkMail,
        assignment: ASSIGNMENT_COLUMNS,
        dueAt,
      })
      .from(assignmentLearners)
      .innerJoin(assignments, eq(assignments.id, assignmentId))
      .innerJoin(studentStats, IS_MEMBER)
      .innerJoin(users, eq(users.id, userId))
      .where(
        and(
          isToDo({ doneAt, excusedAt }),
          isNull(remindedAt),
          gt(dueAt, sql`now()`),
          sql`${dueAt} <= now() + interval '1 day'`,
          sql`${assignments.fromAt} <= now()`,
        ),
      )
      .orderBy(asc(userId), asc(dueAt))
      .limit(MOST_AT_ONCE)
      // The learner is locked first: of one learner's work two jobs at once would otherwise take a part each.
      .for("no key update", { of: [users, assignmentLearners], skipLocked: true })
  );
}

/** What was found, without the last learner's where there may be more of it: that is for the next run. */
function wholeLearners<Row extends { readonly learner: { readonly id: string } }>(
  found: readonly Row[],
): readonly Row[] {
  const last = found.at(-1)?.learner.id;
  const whole = found.filter(({ learner }) => learner.id !== last);
  return found.length < MOST_AT_ONCE || whole.length === 0 ? found : whole;
}

export function createWorkMailStore(orm: Orm): WorkMailStore {
  return {
    remindLearners: (writeMail) =>
      orm.transaction(async (tx) => {
        const found = wholeLearners(await selectDue(tx));
        if (found.length === 0) return;
        const rows = found.map((row) => ({ ...row, assignment: readAssignment(row.assignment) }));
        const wanted = rows.filter(({ wantsMail }) => wantsMail);
        for (const due of Map.groupBy(wanted, ({ learner }) => learner.id).values()) {
          const [first] = due;
          if (first !== undefined) await putMail(tx, writeMail({ learner: first.learner, due }));
        }
        const told = rows.map((row) => sql`(${row.assignment.id}::uuid, ${row.learner.id}::uuid)`);
        await tx
          .update(assignmentLearners)
          .set({ remindedAt: sql`now()` })
          .where(
            and(
              inArray(
                userId,
                rows.map(({ learner }) => learner.id),
              ),
              sql`(${assignmentId}, ${userId}) in (${sql.join(told, sql`, `)})`,
            ),
          );
      }),
  };
}
