import type { ModuleNumber } from "@elenchus/domain/modules";
import type { WorkGoal } from "@elenchus/domain/set-work";
import { sql, type SQL } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
  type PgColumn,
} from "drizzle-orm/pg-core";
import { users } from "./auth-schema.ts";
import { moment } from "./moment.ts";
import { ownTexts } from "./own-text-schema.ts";
import { dialogues } from "./schema.ts";
import { groups } from "./student-schema.ts";
import { transferChecks } from "./transfer-check-schema.ts";

/** Work that supervisors set to a group, or to some of it. */
export const assignments = pgTable(
  "assignments",
  {
    id: uuid("id").primaryKey(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id, { onDelete: "cascade" }),
    createdBy: uuid("created_by").references(() => users.id, { onDelete: "set null" }),
    module: smallint("module").$type<ModuleNumber>().notNull(),
    goal: text("goal").$type<WorkGoal>().notNull(),
    /** The issue that the dialogue is to be about; null: whatever the learner chooses. */
    issue: text("issue"),
    /** Where that issue was found; null with it. */
    topic: text("topic"),
    /** The supervisor's text that dialogues are to be on; its title stands in `issue`. */
    ownTextId: uuid("own_text_id").references(() => ownTexts.id, { onDelete: "cascade" }),
    /** Whether it is for the whole group, with those who join later, and not for some of it alone. */
    isForAll: boolean("is_for_all").notNull(),
    fromAt: moment("from_at").notNull(),
    dueAt: moment("due_at").notNull(),
    /** When it is closed; when it is due, where no late work is taken. */
    lateUntil: moment("late_until").notNull(),
    /** Where its supervisor is, "Europe/Vienna": in what day and hour letters and spreadsheets tell its times. */
    timeZone: text("time_zone").notNull(),
    pointsFull: smallint("points_full").notNull(),
    pointsHelped: smallint("points_helped").notNull(),
    pointsFailed: smallint("points_failed").notNull(),
    /** Taken off where it was done late. */
    pointsLate: smallint("points_late").notNull(),
    /** When learners were shown their points; null while they are not. */
    releasedAt: moment("released_at"),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("assignments_group_idx").on(table.groupId, table.dueAt),
    index("assignments_created_by_idx").on(table.createdBy),
    index("assignments_own_text_idx").on(table.ownTextId),
    check("assignments_goal_check", sql`${table.goal} in ('finished', 'success', 'check')`),
    check(
      "assignments_times_check",
      sql`${table.fromAt} < ${table.dueAt} and ${table.dueAt} <= ${table.lateUntil}`,
    ),
  ],
);

/** Whether a learner's work is still to be done: the condition of its index. */
export function isToDo({
  doneAt,
  excusedAt,
}: Readonly<Record<"doneAt" | "excusedAt", PgColumn>>): SQL {
  return sql`(${doneAt} is null and ${excusedAt} is null)`;
}

/**
 * One row a learner and assignment. What was done is found anew, by the database's `refresh_assignments`, in the transaction that
 * ends or re-judges a dialogue or a check, or puts the learner into the group.
 */
export const assignmentLearners = pgTable(
  "assignment_learners",
  {
    assignmentId: uuid("assignment_id")
      .notNull()
      .references(() => assignments.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The assignment's, or later where the learner got an extension. */
    dueAt: moment("due_at").notNull(),
    lateUntil: moment("late_until").notNull(),
    isExtended: boolean("is_extended").notNull().default(false),
    excusedAt: moment("excused_at"),
    doneAt: moment("done_at"),
    /** The dialogue that counts as done: the first success in time, else the first that ended. */
    dialogueId: uuid("dialogue_id").references(() => dialogues.id, { onDelete: "set null" }),
    checkId: uuid("check_id").references(() => transferChecks.id, { onDelete: "set null" }),
    hasSucceeded: boolean("has_succeeded").notNull().default(false),
    /** Hints, narrower questions and told answers in that dialogue. */
    helps: smallint("helps").notNull().default(0),
    remindedAt: moment("reminded_at"),
    /** The supervisor's points in place of the rule's; null: the rule's. */
    points: smallint("points"),
    /** Of the supervisor, for the learner. */
    comment: text("comment"),
  },
  (table) => [
    primaryKey({ columns: [table.assignmentId, table.userId] }),
    index("assignment_learners_user_idx").on(table.userId, table.dueAt),
    index("assignment_learners_to_do_idx").on(table.dueAt, table.userId).where(isToDo(table)),
    index("assignment_learners_dialogue_idx").on(table.dialogueId),
    index("assignment_learners_check_idx").on(table.checkId),
  ],
);
