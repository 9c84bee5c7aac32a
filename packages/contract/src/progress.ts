import * as z from "zod/mini";
import { ArgumentMap } from "./argument-map.ts";
import { FinishedDialogue, FinishedDialoguesReply } from "./dialogue.ts";
import { ChatMessage, ModuleId } from "./fields.ts";
import { ClaimedUserId, SessionId } from "./payload-fields.ts";
import { DeletedAfterDays } from "./retention.ts";

const EndedFields = {
  session_id: z.string(),
  module_id: ModuleId,
  chosen_passage_subtopic: z.string(),
  success_or_failure: z.enum(["success", "failure"]),
  ended_at: z.string(),
  /** Pauses apart. */
  seconds_spent: z.number(),
  transcript_deleted_after_days: DeletedAfterDays,
  /** A supervisor's decision, if there is one, and whether the learner asked for a review. */
  verdict: FinishedDialogue.shape.verdict,
  review: FinishedDialogue.shape.review,
};

/** `POST /api/progress`: finished dialogues page by page, newest first. */
export const ProgressPayload = z.object({
  user_id: ClaimedUserId,
  /** The last dialogue of the page before; the first page without it. */
  after_session_id: z.optional(z.nullable(SessionId)),
});

export const ProgressReply = z.object({
  dialogues: z.array(z.object(EndedFields)),
  has_more: z.boolean(),
  /** Of all finished dialogues. */
  totals: z.object({
    finished: z.number(),
    completed: z.number(),
    seconds_spent: z.number(),
  }),
  transfer_checks: FinishedDialoguesReply.shape.transfer_checks,
});
export type ProgressReply = z.infer<typeof ProgressReply>;

/** `POST /api/finished_dialogue`. */
export const FinishedDialoguePayload = z.object({ user_id: ClaimedUserId, session_id: SessionId });

/** All there is to see of a dialogue that ended by itself. */
export const FinishedDialogueReply = z.object({
  ...EndedFields,
  text_passage: z.string(),
  /** Where a text comes from that a supervisor chose. */
  passage_source: z.optional(z.string()),
  messages: z.array(ChatMessage),
  /** Null as long as nobody asked for it. */
  performance_summary: z.nullable(z.string()),
  argument_map: ArgumentMap,
});
export type FinishedDialogueReply = z.infer<typeof FinishedDialogueReply>;

/** `POST /api/export_dialogues`: one finished dialogue, or all. */
export const ExportDialoguesPayload = z.object({
  user_id: ClaimedUserId,
  session_id: z.optional(z.nullable(SessionId)),
});

export const ExportDialoguesReply = z.object({ file_name: z.string(), markdown: z.string() });
