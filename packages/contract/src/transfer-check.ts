import { MAX_STEPS } from "@elenchus/domain/limits";
import * as z from "zod/mini";
import { ClaimedUserId, MessageText, ModuleId, TransferScore } from "./fields.ts";

/** `POST /api/start_transfer_check`: begins a module's one check, or gives it back as it stands. */
export const StartTransferCheckPayload = z.object({ user_id: ClaimedUserId, module_id: ModuleId });

/**
 * `POST /api/answer_transfer_check`: one answer; the last one finishes the check. The same answer again
 * is answered like the first time.
 */
export const AnswerTransferCheckPayload = z.object({
  user_id: ClaimedUserId,
  check_id: z.string().check(z.minLength(1), z.maxLength(100)),
  /** Counts the questions from 1. */
  step: z.int().check(z.gte(1), z.lte(MAX_STEPS)),
  answer: MessageText,
});

/** How one step of a finished check went. */
const TransferStepResult = z.object({
  /** `not_judged`: what was written there was no answer; see `support`. */
  standing: z.enum(["found", "partly", "not_found", "not_judged"]),
  /** What the answer key says of what was missed. */
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
  finished: z.nullable(z.object({ ...TransferScore, steps: z.array(TransferStepResult) })),
  /** Words of help in Markdown, where what was written sounded like distress. It was not taken for an answer. */
  support: z.optional(z.string()),
});
export type TransferCheckReply = z.infer<typeof TransferCheckReply>;
