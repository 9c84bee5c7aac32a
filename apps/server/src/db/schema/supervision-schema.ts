import { sql } from "drizzle-orm";
import { bigint, check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./auth-schema.ts";
import { moment } from "./moment.ts";
import { dialogues } from "./schema.ts";
import { transferChecks } from "./transfer-check-schema.ts";

/** Decisions of supervisors about a dialogue, beside the machine's; the latest one counts. */
export const verdicts = pgTable(
  "verdicts",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    dialogueId: uuid("dialogue_id")
      .notNull()
      .references(() => dialogues.id, { onDelete: "cascade" }),
    supervisorId: uuid("supervisor_id").references(() => users.id, { onDelete: "set null" }),
    machineOutcome: text("machine_outcome").$type<"success" | "failure">().notNull(),
    outcome: text("outcome").$type<"success" | "failure">().notNull(),
    reason: text("reason").notNull(),
    decidedAt: moment("decided_at").notNull().defaultNow(),
  },
  (table) => [
    index("verdicts_dialogue_idx").on(table.dialogueId, table.id),
    index("verdicts_supervisor_idx").on(table.supervisorId),
    check("verdicts_outcome_check", sql`${table.outcome} in ('success', 'failure')`),
  ],
);

/** A learner's wish that a supervisor look at a failed dialogue: once a dialogue. */
export const reviewRequests = pgTable(
  "review_requests",
  {
    dialogueId: uuid("dialogue_id")
      .primaryKey()
      .references(() => dialogues.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    note: text("note").notNull(),
    requestedAt: moment("requested_at").notNull().defaultNow(),
    /** When a supervisor decided. */
    answeredAt: moment("answered_at"),
  },
  (table) => [
    index("review_requests_user_idx").on(table.userId),
    index("review_requests_open_idx")
      .on(table.requestedAt)
      .where(sql`${table.answeredAt} is null`),
  ],
);

/** How a supervisor came to see what a learner wrote; `password`: a new one was given; `refused`: somebody tried, and did not. */
export const ACCESS_KINDS = [
  "transcript",
  "check",
  "log_in",
  "examples",
  "attention",
  "export",
  "password",
  "refused",
] as const;
export type AccessKind = (typeof ACCESS_KINDS)[number];

/** Every look of a supervisor at what a learner wrote, and every try of those who may not. */
export const accessLog = pgTable(
  "access_log",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Whoever looked; of a try, a learner perhaps. */
    supervisorId: uuid("supervisor_id").references(() => users.id, { onDelete: "set null" }),
    studentId: uuid("student_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Null where all of the learner's dialogues were handed out at once, or where a check was looked at. */
    dialogueId: uuid("dialogue_id").references(() => dialogues.id, { onDelete: "cascade" }),
    transferCheckId: uuid("transfer_check_id").references(() => transferChecks.id, {
      onDelete: "cascade",
    }),
    kind: text("kind", { enum: ACCESS_KINDS }).notNull(),
    at: moment("at").notNull().defaultNow(),
  },
  (table) => [
    index("access_log_student_idx").on(table.studentId, table.at),
    index("access_log_supervisor_idx").on(table.supervisorId, table.at),
    index("access_log_dialogue_idx").on(table.dialogueId),
    index("access_log_at_idx").on(table.at),
    index("access_log_transfer_check_idx").on(table.transferCheckId),
  ],
);
