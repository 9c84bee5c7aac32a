import type { ModuleNumber } from "@elenchus/domain/modules";
import type { OutcomeReason } from "@elenchus/dialogue/dialogue";
import { sql, type SQL } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uuid,
  type PgColumn,
} from "drizzle-orm/pg-core";
import { users } from "./auth-schema.ts";
import { moment } from "./moment.ts";
import { dialogues, type DialogueStatus } from "./schema.ts";

/** Classes and courses. A learner joins by the code, and is in one group at most. */
export const groups = pgTable("groups", {
  id: uuid("id").primaryKey(),
  name: text("name").notNull(),
  /** As typed without spaces and dashes, in capitals. */
  joinCode: text("join_code").notNull().unique(),
  createdAt: moment("created_at").notNull().defaultNow(),
  /** The token in the link by which learners join; null where there is none, or it was withdrawn. */
  linkToken: text("link_token").unique(),
  linkUntil: moment("link_until"),
});

/** Which groups a supervisor sees, who has not been given all. */
export const groupSupervisors = pgTable(
  "group_supervisors",
  {
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id, { onDelete: "cascade" }),
    supervisorId: uuid("supervisor_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.supervisorId] }),
    index("group_supervisors_supervisor_idx").on(table.supervisorId),
  ],
);

/** Each order of the table of students, for all of them and for a group: a page is read off an index. */
function indexOrders(
  table: Readonly<Record<"groupId" | "userId", PgColumn>>,
  orders: Readonly<Record<string, PgColumn>>,
) {
  return Object.entries(orders).flatMap(([name, column]) => [
    index(`student_stats_${name}_idx`).on(column, table.userId),
    index(`student_stats_group_${name}_idx`).on(table.groupId, column, table.userId),
  ]);
}

/** Whether a learner failed twice running, or was told a module's own step twice: the condition of their indexes. */
export function isStuck({
  failuresRunning,
  toldRunning,
}: Readonly<Record<"failuresRunning" | "toldRunning", PgColumn>>): SQL {
  return sql`(${failuresRunning} >= 2 or ${toldRunning} >= 2)`;
}

/**
 * One row a learner: the group, and what has been reached in all. Counted anew, by the database's
 * `refresh_student_stats`, in the transaction that begins or ends a dialogue.
 */
export const studentStats = pgTable(
  "student_stats",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    groupId: uuid("group_id").references(() => groups.id, { onDelete: "set null" }),
    /** Names as `foldName` folds them, to be searched and sorted by: this one last name first. They compare by bytes. */
    nameKey: text("name_key").notNull(),
    firstKey: text("first_key").notNull(),
    lastKey: text("last_key").notNull(),
    /** Which `foldName` folded them: whatever an older one did is folded anew when a server starts. */
    keyVersion: smallint("key_version").notNull().default(0),
    attempted: integer("attempted").notNull().default(0),
    completed: integer("completed").notNull().default(0),
    failed: integer("failed").notNull().default(0),
    completedModules: smallint("completed_modules").notNull().default(0),
    /** Bit n − 1 stands for module n. */
    completedMask: smallint("completed_mask").notNull().default(0),
    secondsSpent: integer("seconds_spent").notNull().default(0),
    /** The epoch for those who never began a dialogue: every row has its place in every order. */
    lastActiveAt: moment("last_active_at")
      .notNull()
      .default(sql`'1970-01-01 00:00:00+00'`),
    checksPassed: smallint("checks_passed").notNull().default(0),
    /** Mean score of the finished transfer checks; −1 where there is none. */
    checkScore: real("check_score").notNull().default(-1),
    /** Dialogues that failed since the last success. */
    failuresRunning: smallint("failures_running").notNull().default(0),
    /** Of the module with the most: dialogues since its last success in which its own step was told. */
    toldRunning: smallint("told_running").notNull().default(0),
  },
  (table) => [
    index("student_stats_stuck_idx").on(table.lastActiveAt, table.userId).where(isStuck(table)),
    index("student_stats_group_stuck_idx")
      .on(table.groupId, table.lastActiveAt, table.userId)
      .where(isStuck(table)),
    ...indexOrders(table, {
      name: table.nameKey,
      first: table.firstKey,
      last: table.lastKey,
      attempted: table.attempted,
      completed: table.completed,
      failed: table.failed,
      modules: table.completedModules,
      spent: table.secondsSpent,
      active: table.lastActiveAt,
      checks: table.checksPassed,
      score: table.checkScore,
      mask: table.completedMask,
    }),
  ],
);

/** One row a learner and module, the seven of them from the start. */
export const studentModuleStats = pgTable(
  "student_module_stats",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    module: smallint("module").$type<ModuleNumber>().notNull(),
    /** The learner's, once more, for the indexes. */
    groupId: uuid("group_id").references(() => groups.id, { onDelete: "set null" }),
    attempted: integer("attempted").notNull().default(0),
    completed: integer("completed").notNull().default(0),
    failed: integer("failed").notNull().default(0),
    /** Null until the module's transfer check is finished. */
    checkScore: real("check_score"),
    checkPassed: boolean("check_passed"),
    /** Of the latest check that was taken on the day of the last time; null where there is none. */
    sameDayScore: real("same_day_score"),
    /** The same, a day after or later. */
    dayScore: real("day_score"),
    /** The same, a week after or later. */
    weekScore: real("week_score"),
    /** The same, a month after or later. */
    monthScore: real("month_score"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.module] }),
    ...[table.attempted, table.completed, table.failed].flatMap((column) => [
      index(`student_module_stats_${column.name}_idx`).on(table.module, column, table.userId),
      index(`student_module_stats_group_${column.name}_idx`).on(
        table.groupId,
        table.module,
        column,
        table.userId,
      ),
    ]),
  ],
);

/** One narrow row a student's dialogue in which something was said: what lists and the class view count. */
export const dialogueResults = pgTable(
  "dialogue_results",
  {
    dialogueId: uuid("dialogue_id")
      .primaryKey()
      .references(() => dialogues.id, { onDelete: "cascade" }),
    /** The dialogue's: it goes with it, and a turn that ends need not wait for the person's row. */
    userId: uuid("user_id").notNull(),
    module: smallint("module").$type<ModuleNumber>().notNull(),
    status: text("status").$type<DialogueStatus>().notNull(),
    /** Why it ended as it did, says the policy; null where it was left, or goes on. */
    reason: text("reason").$type<OutcomeReason>(),
    /** Index of the step that it failed at, or was left in. */
    step: smallint("step").notNull(),
    learnerMessages: smallint("learner_messages").notNull(),
    secondsSpent: integer("seconds_spent").notNull(),
    startedAt: moment("started_at").notNull(),
    endedAt: moment("ended_at"),
    lastAt: moment("last_at").notNull(),
  },
  (table) => [index("dialogue_results_user_idx").on(table.userId, table.startedAt)],
);

/** Misconceptions that learners showed, copied from judgements when their dialogue ends. No text. */
export const shownMisconceptions = pgTable(
  "shown_misconceptions",
  {
    dialogueId: uuid("dialogue_id")
      .notNull()
      .references(() => dialogues.id, { onDelete: "cascade" }),
    /** Of the message. */
    position: integer("position").notNull(),
    userId: uuid("user_id").notNull(),
    module: smallint("module").$type<ModuleNumber>().notNull(),
    step: smallint("step").notNull(),
    misconception: text("misconception").notNull(),
    shownAt: moment("shown_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.dialogueId, table.position] }),
    index("shown_misconceptions_user_idx").on(table.userId),
    index("shown_misconceptions_latest_idx").on(
      table.module,
      table.step,
      table.misconception,
      table.shownAt,
    ),
  ],
);
