import * as z from "zod/mini";
import { StudentEmail } from "./admin-flags.ts";
import { PathId } from "./admin-students.ts";
import { ModuleId } from "./fields.ts";

/** After how many days without a visit a student counts as away; 14 when absent. */
export const AWAY_DAYS = ["7", "14", "30"] as const;

/** `GET /api/admin/attention`: of one group, or of everybody whom the supervisor sees. */
export const AttentionQuery = z.object({
  group_id: z.optional(PathId),
  away_days: z.optional(z.enum(AWAY_DAYS)),
});

/** Where to look: a dialogue at a message, or an unaided check. */
const AttentionPlace = z.object({
  dialogue_id: z.nullable(z.string()),
  check_id: z.nullable(z.string()),
  module_id: ModuleId,
  issue: z.string(),
  /** Index of the step where it went wrong; null where it did not come to that, or is not known. */
  step: z.nullable(z.number()),
  /** Of the message that shows it; null where none can be named, or the transcript was deleted. */
  position: z.nullable(z.number()),
  /** What the student wrote there. */
  sentence: z.nullable(z.string()),
});

const AttentionItem = z.object({
  student_id: z.string(),
  student_first_name: z.string(),
  student_last_name: z.string(),
  student_email: StudentEmail,
  group_name: z.nullable(z.string()),
  /** When the flag was raised, the review asked for, the dialogue failed, the work due, or the student last here; null for never. */
  at: z.nullable(z.string()),
  place: z.nullable(AttentionPlace),
});

/**
 * Whom to look at, the most urgent first: some of each kind, and how many there are. What students wrote is in it:
 * written to the access log.
 */
export const AttentionReply = z.object({
  /** Signs that nobody has handled, oldest first. */
  flags: z.array(z.object({ ...AttentionItem.shape, kind: z.enum(["distress", "abuse"]) })),
  /** Wishes for a review that nobody has answered, oldest first. */
  reviews: z.array(z.object({ ...AttentionItem.shape, note: z.string() })),
  /** Who failed twice running, or was told a module's own step twice, the latest first. */
  stuck: z.array(
    z.object({
      ...AttentionItem.shape,
      /** Failures since the last success. */
      failures_running: z.number(),
      /** Of the module with the most: dialogues since its last success in which its own step was told. */
      told_running: z.number(),
    }),
  ),
  /** Who has not come for so many days, those who were here last first, those who never began at the end. */
  away: z.array(AttentionItem),
  away_days: z.number(),
  /** Who has not done set work that was due in the last 30 days, and is not excused: most of it first. */
  behind: z.array(
    z.object({
      ...AttentionItem.shape,
      /** How much of it; `at` is when the first was due. */
      works: z.number(),
    }),
  ),
  /** Of flags and reviews, as far as they are counted: 200 of each. */
  totals: z.object({
    flags: z.number(),
    reviews: z.number(),
    stuck: z.number(),
    away: z.number(),
    behind: z.number(),
  }),
});
export type AttentionReply = z.infer<typeof AttentionReply>;
