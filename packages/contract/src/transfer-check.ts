import { MAX_STEPS } from "@elenchus/domain/limits";
import * as z from "zod/mini";
import { TimeZone } from "./due-checks.ts";
import { ModuleId } from "./fields.ts";
import { TransferScore } from "./progress-fields.ts";
import { ClaimedUserId, MessageText } from "./payload-fields.ts";
import { LearnerVerdict } from "./learner-verdict.ts";
import { RequestReviewPayload } from "./request-review.ts";
import { DeletedAfterDays } from "./retention.ts";

/** `POST /api/start_transfer_check`: begins a module's check, or gives the latest one back as it stands. */
export const StartTransferCheckPayload = z.object({
  user_id: ClaimedUserId,
  module_id: ModuleId,
  /** Where the latest one is finished, takes the check again with a fresh argument. */
  again: z.optional(z.boolean()),
  /** The same where it is due, and only there: sent twice it is one. */
  due: z.optional(z.boolean()),
  time_zone: TimeZone,
});

const CheckId = z.string().check(z.minLength(1), z.maxLength(100));

/** `POST /api/open_transfer_check`: any check of the learner's as it stands, earlier ones too. */
export const OpenTransferCheckPayload = z.object({ user_id: ClaimedUserId, check_id: CheckId });

/** `POST /api/request_check_review`: asks a supervisor to look at a check that was not passed, once. */
export const RequestCheckReviewPayload = z.object({
  user_id: ClaimedUserId,
  check_id: CheckId,
  note: RequestReviewPayload.shape.note,
});

/**
 * `POST /api/answer_transfer_check`: one answer. The last one finishes the check, or brings the questions that are asked
 * once more (`again`); then the last of those does. The same answer sent again is answered like the first time.
 */
export const AnswerTransferCheckPayload = z.object({
  user_id: ClaimedUserId,
  check_id: CheckId,
  /** Counts the questions from 1. */
  step: z.int().check(z.gte(1), z.lte(MAX_STEPS)),
  answer: MessageText,
  /** Whether it is the answer to a question of `again`. The first answer once more keeps that one. */
  second: z.optional(z.boolean()),
});

/** How one step of a finished check went. */
const TransferStepResult = z.object({
  /** `not_judged`: what was written there was no answer; see `support`. */
  standing: z.enum(["found", "partly", "not_found", "not_judged"]),
  /** The answer key's words on what was missed. */
  missed: z.array(z.string()),
});

/** A transfer check as it stands. Nothing of the answer key is in it before it is finished. */
export const TransferCheckReply = z.object({
  check_id: z.string(),
  module_id: ModuleId,
  issue: z.string(),
  text_passage: z.string(),
  questions: z.array(z.object({ title: z.string(), question: z.string() })),
  /** One a question; null where none was given yet. */
  answers: z.array(z.nullable(z.string())),
  /**
   * The questions that are asked once more, in order; there once the first answers were judged and did not all hold
   * what was asked. `answer` is null where no second one was given yet, and the first one where that was kept.
   */
  again: z.optional(z.array(z.object({ step: z.int(), answer: z.nullable(z.string()) }))),
  finished: z.nullable(z.object({ ...TransferScore, steps: z.array(TransferStepResult) })),
  transcript_deleted_after_days: DeletedAfterDays,
  /** Words of help in Markdown, where what was written sounded like distress. It was not taken for an answer. */
  support: z.optional(z.string()),
  /** A supervisor's decision, if there is one; `passed` says the same then. */
  verdict: z.optional(LearnerVerdict),
  /** There once the learner asked for a review. */
  review: z.optional(z.enum(["requested", "answered"])),
  /** The module's other finished checks, newest first. */
  others: z.optional(z.array(z.object({ check_id: z.string(), ...TransferScore }))),
});
export type TransferCheckReply = z.infer<typeof TransferCheckReply>;
