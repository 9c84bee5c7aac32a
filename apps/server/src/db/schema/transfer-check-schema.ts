import type { ModuleNumber } from "@elenchus/domain/modules";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "./auth-schema.ts";
import { moment } from "./moment.ts";
import { readArgument } from "./stored-argument.ts";
import { readAssessments, readTransferResult } from "./stored-dialogue.ts";
import { storedJson } from "./stored-json.ts";

/** Fresh arguments without help, apart from practice and never counted there; of a module's, the latest finished one counts. */
export const transferChecks = pgTable(
  "transfer_checks",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    module: smallint("module").$type<ModuleNumber>().notNull(),
    issue: text("issue").notNull(),
    interest: text("interest").notNull(),
    argument: storedJson("argument", readArgument).notNull(),
    /** One a step, in order; as many as were handed in. */
    answers: text("answers")
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** One a step: how the answers were judged; null until all are. */
    assessments: storedJson("assessments", readAssessments),
    /** Steps that are asked once more, from 0, in order; null while the answers are not judged, or where all was found. */
    askedAgain: smallint("asked_again").array(),
    /** One a step that is asked once more, in order; as many as were handed in. Where the first was kept, the same again. */
    secondAnswers: text("second_answers")
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** How they were judged, in the same order; null until all are. */
    secondAssessments: storedJson("second_assessments", readAssessments),
    /** Null until all is answered and judged, and nothing is asked once more. */
    result: storedJson("result", readTransferResult),
    /** The supervisor's last decision, which counts then; null where there is none. */
    decidedPassed: boolean("decided_passed"),
    startedAt: moment("started_at").notNull().defaultNow(),
    endedAt: moment("ended_at"),
    /** After how many days passage and answers were deleted; null while they are there. */
    deletedAfterDays: integer("deleted_after_days"),
  },
  (table) => [
    index("transfer_checks_user_idx").on(table.userId, table.module, table.endedAt),
    uniqueIndex("transfer_checks_one_open")
      .on(table.userId, table.module)
      .where(sql`${table.result} is null`),
    index("transfer_checks_kept_idx")
      .on(table.startedAt)
      .where(sql`${table.deletedAfterDays} is null`),
  ],
);

/** A learner's wish that a supervisor look at a check that was not passed: once a check. */
export const checkReviews = pgTable(
  "check_reviews",
  {
    checkId: uuid("check_id")
      .primaryKey()
      .references(() => transferChecks.id, { onDelete: "cascade" }),
    note: text("note").notNull(),
    requestedAt: moment("requested_at").notNull().defaultNow(),
    /** When a supervisor decided. */
    answeredAt: moment("answered_at"),
  },
  (table) => [
    index("check_reviews_open_idx")
      .on(table.requestedAt)
      .where(sql`${table.answeredAt} is null`),
  ],
);

/** Decisions of supervisors about a check, beside the machine's; the latest one counts. */
export const checkVerdicts = pgTable(
  "check_verdicts",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    checkId: uuid("check_id")
      .notNull()
      .references(() => transferChecks.id, { onDelete: "cascade" }),
    supervisorId: uuid("supervisor_id").references(() => users.id, { onDelete: "set null" }),
    machinePassed: boolean("machine_passed").notNull(),
    passed: boolean("passed").notNull(),
    reason: text("reason").notNull(),
    decidedAt: moment("decided_at").notNull().defaultNow(),
  },
  (table) => [
    index("check_verdicts_check_idx").on(table.checkId, table.id),
    index("check_verdicts_supervisor_idx").on(table.supervisorId),
  ],
);
