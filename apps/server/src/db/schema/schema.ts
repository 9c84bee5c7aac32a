import type { ModuleNumber } from "@elenchus/domain/modules";
import type { ModelCallKind, ModelFailure } from "@elenchus/dialogue/model-call";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "./auth-schema.ts";
import { moment } from "./moment.ts";
import { readArgument } from "./stored-argument.ts";
import {
  readAssessment,
  readMarks,
  readIssues,
  readMove,
  readSkills,
  readState,
} from "./stored-dialogue.ts";
import { storedJson } from "./stored-json.ts";
import { transferChecks } from "./transfer-check-schema.ts";

/** Learners' interests. `key` is the interest as it is compared: without case. */
export const interests = pgTable(
  "interests",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    text: text("text").notNull(),
    key: text("key").notNull(),
    /** Whether it passed moderation and may be shown to others. */
    shareable: boolean("shareable").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    unique("interests_user_key").on(table.userId, table.key),
    index("interests_shared_idx")
      .on(table.key)
      .where(sql`${table.shareable}`),
  ],
);

/** Lists of issues as they were offered, counted per learner: only an offered issue can be chosen. */
export const issueOffers = pgTable(
  "issue_offers",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    interest: text("interest").notNull(),
    interestKey: text("interest_key").notNull(),
    issues: storedJson("issues", readIssues).notNull(),
    /** Whether the interest had passed moderation: issues that others may see come from such alone. */
    shareable: boolean("shareable").notNull().default(true),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.position] })],
);

/** How a dialogue stands; `success` and `failure` end it by itself, `abandoned` by leaving it. */
export const DIALOGUE_STATUSES = ["active", "success", "failure", "abandoned"] as const;
export type DialogueStatus = (typeof DIALOGUE_STATUSES)[number];

export const dialogues = pgTable(
  "dialogues",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    module: smallint("module").$type<ModuleNumber>().notNull(),
    issue: text("issue").notNull(),
    /** The issue that was chosen, where the tutor knew nothing of it and wrote about another one. */
    chosenIssue: text("chosen_issue"),
    /** The supervisor's text that it is on, in `own_texts`: no reference, for it outlives its group's. */
    ownTextId: uuid("own_text_id"),
    interest: text("interest").notNull(),
    /** Whether the issue passed moderation and may be shown to others. */
    shareable: boolean("shareable").notNull(),
    /** The frame that composed the argument, so that the next one differs. */
    frame: text("frame").notNull(),
    /** Passage and answer key. */
    argument: storedJson("argument", readArgument).notNull(),
    state: storedJson("state", readState).notNull(),
    status: text("status", { enum: DIALOGUE_STATUSES }).notNull(),
    summary: text("summary"),
    /** How each step went of one that ended, by its transcript; null until somebody has asked for it. */
    skills: storedJson("skills", readSkills),
    startedAt: moment("started_at").notNull().defaultNow(),
    endedAt: moment("ended_at"),
    /** After how many days its transcript was deleted; null while it is there. */
    deletedAfterDays: integer("deleted_after_days"),
    /** Who takes a turn now, and until when that is believed: one turn at a time, on any instance. */
    leaseToken: uuid("lease_token"),
    leaseUntil: moment("lease_until"),
  },
  (table) => [
    uniqueIndex("dialogues_one_active")
      .on(table.userId)
      .where(sql`${table.status} = 'active'`),
    index("dialogues_user_idx").on(table.userId, table.startedAt),
    index("dialogues_recent_idx")
      .on(table.startedAt)
      .where(sql`${table.shareable}`),
    index("dialogues_issue_idx")
      .on(table.issue)
      .where(sql`${table.shareable}`),
    index("dialogues_kept_idx")
      .on(table.endedAt)
      .where(sql`${table.deletedAfterDays} is null`),
    check(
      "dialogues_status_check",
      sql`${table.status} in ('active', 'success', 'failure', 'abandoned')`,
    ),
  ],
);

/** Position 1 opens a dialogue; then the learner has the even positions and the tutor the odd ones. */
export const messages = pgTable(
  "messages",
  {
    dialogueId: uuid("dialogue_id")
      .notNull()
      .references(() => dialogues.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    sender: text("sender", { enum: ["user", "system"] }).notNull(),
    text: text("text").notNull(),
    /** Index of the step in which it was said. */
    step: smallint("step").notNull(),
    /** The client's id of a learner message: the same id again is the same message. */
    messageId: uuid("message_id"),
    /** The sentences that a learner message marks; null where it marks none. */
    marks: storedJson("marks", readMarks),
    /** On learner messages that were judged. */
    assessment: storedJson("assessment", readAssessment),
    /** On tutor messages, save the first. */
    move: storedJson("move", readMove),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.dialogueId, table.position] }),
    unique("messages_dialogue_message_id").on(table.dialogueId, table.messageId),
    // Whose message an id names: one learner's id from another is refused.
    index("messages_message_id_idx")
      .on(table.messageId)
      .where(sql`${table.messageId} is not null`),
  ],
);

/** Where a learner may write something that sounds like distress. */
export const DISTRESS_PLACES = ["dialogue", "transfer_check", "interest"] as const;
export type DistressPlace = (typeof DISTRESS_PLACES)[number];

/** A flag says that the learner may need help, or wrote abuse. */
export const FLAG_KINDS = ["distress", "abuse"] as const;
export type FlagKind = (typeof FLAG_KINDS)[number];

/** Signs that supervisors are to look at a learner. No text: in dialogues that stands in its message. */
export const distressFlags = pgTable(
  "distress_flags",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: FLAG_KINDS }).notNull().default("distress"),
    place: text("place", { enum: DISTRESS_PLACES }).notNull(),
    dialogueId: uuid("dialogue_id").references(() => dialogues.id, { onDelete: "cascade" }),
    transferCheckId: uuid("transfer_check_id").references(() => transferChecks.id, {
      onDelete: "cascade",
    }),
    /** Of the message in its dialogue, or of the question in its check, from 0. */
    position: integer("position"),
    raisedAt: moment("raised_at").notNull().defaultNow(),
    /** When supervisors were mailed about it. */
    mailedAt: moment("mailed_at"),
    /** The supervisor who has seen it. */
    acknowledgedBy: uuid("acknowledged_by").references(() => users.id, { onDelete: "set null" }),
    acknowledgedAt: moment("acknowledged_at"),
  },
  (table) => [
    index("distress_flags_user_idx").on(table.userId, table.raisedAt),
    // A message raises one flag, however often it is sent again.
    unique("distress_flags_message").on(table.dialogueId, table.position),
    unique("distress_flags_answer").on(table.transferCheckId, table.position),
    uniqueIndex("distress_flags_open_interest")
      .on(table.userId, table.kind)
      .where(sql`${table.place} = 'interest' and ${table.acknowledgedAt} is null`),
    index("distress_flags_open_idx")
      .on(table.raisedAt)
      .where(sql`${table.acknowledgedAt} is null`),
    index("distress_flags_open_user_idx")
      .on(table.userId)
      .where(sql`${table.acknowledgedAt} is null`),
    index("distress_flags_unmailed_idx")
      .on(table.id)
      .where(sql`${table.mailedAt} is null`),
    check(
      "distress_flags_place_check",
      sql`${table.place} in ('dialogue', 'transfer_check', 'interest')`,
    ),
  ],
);

/** Every call to a language model: what it cost, how long it took, how it ended. No text. */
export const modelCalls = pgTable(
  "model_calls",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    dialogueId: uuid("dialogue_id").references(() => dialogues.id, { onDelete: "cascade" }),
    kind: text("kind").$type<ModelCallKind>().notNull(),
    model: text("model").notNull(),
    inputTokens: integer("input_tokens").notNull(),
    cacheReadTokens: integer("cache_read_tokens").notNull(),
    cacheWriteTokens: integer("cache_write_tokens").notNull(),
    outputTokens: integer("output_tokens").notNull(),
    /** In millionths of a US dollar; null where the price is not known. */
    costMicros: bigint("cost_micros", { mode: "number" }),
    ms: integer("ms").notNull(),
    firstTextMs: integer("first_text_ms"),
    requests: smallint("requests").notNull(),
    outcome: text("outcome").$type<"ok" | ModelFailure>().notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("model_calls_user_idx").on(table.userId, table.createdAt),
    index("model_calls_dialogue_idx").on(table.dialogueId),
    index("model_calls_created_idx").on(table.createdAt),
  ],
);
