import * as z from "zod/mini";
import { ContextFields, LiveFields } from "./chat-reply.ts";
import { Refusal } from "./error.ts";
import { LearnerVerdict } from "./learner-verdict.ts";
import { AnyId, ifThere, Marks, ModuleId, orElse } from "./fields.ts";
import { ProgressFields, TransferScore } from "./progress-fields.ts";

const DialogueFields = {
  session_id: AnyId,
  module_id: ModuleId,
  chosen_passage_subtopic: z.string(),
  first_message: z.string(),
  ...ContextFields,
  /** Whether the server keeps where the dialogue stands, and needs none of it with a message. Absent: it does not. */
  keeps_context: ifThere(z.boolean()),
  ...LiveFields,
};

/** Answer of `init_module_chat`. */
export const InitModuleChatReply = z.object({
  user_id: ifThere(AnyId),
  completed_modules: ProgressFields.completed_modules,
  passage_counts: ProgressFields.passage_counts,
  ...DialogueFields,
  session_id: orElse(AnyId, ""),
  module_id: ifThere(ModuleId),
  chosen_passage_subtopic: ifThere(z.string()),
});
export type InitModuleChatReply = z.infer<typeof InitModuleChatReply>;

/** Answer of `performance_summary`. */
export const PerformanceSummaryReply = z.object({
  performance_summary: z.string(),
  success_or_failure: ifThere(z.enum(["success", "failure"])),
  /** A supervisor's decision since, if there is one. The summary speaks of the machine's outcome. */
  verdict: ifThere(LearnerVerdict),
  ...ProgressFields,
});
export type PerformanceSummaryReply = z.infer<typeof PerformanceSummaryReply>;

/** A dialogue as it stands, whole enough to go on with. */
export const ResumeDialogueReply = z.object({
  ...DialogueFields,
  /** Seconds spent so far, for the timer to go on from. */
  elapsed_seconds: z.number(),
  /** A stored message that has no reply yet: send it again under the same id, unless it is known to be refused. */
  pending_message: z.nullable(
    z.object({
      message_id: z.nullable(z.string()),
      message: z.string(),
      /** Absent where none was marked in it. */
      marks: z.optional(Marks),
      refusal: z.optional(Refusal),
    }),
  ),
  exit_message: z.optional(z.string()),
});
export type ResumeDialogueReply = z.infer<typeof ResumeDialogueReply>;

/** Progress after a dialogue was abandoned. */
export const AbandonDialogueReply = z.object(ProgressFields);

/** A dialogue of the learner's that ended by itself. */
export const FinishedDialogue = z.object({
  session_id: z.string(),
  module_id: ModuleId,
  chosen_passage_subtopic: z.string(),
  success_or_failure: z.enum(["success", "failure"]),
  ended_at: z.string(),
  /** A supervisor's decision, if there is one; `success_or_failure` says the same then. */
  verdict: z.optional(LearnerVerdict),
  /** There once the learner asked for a review. */
  review: z.optional(z.enum(["requested", "answered"])),
});

/** `GET /api/dialogues`: the learner's finished dialogues, and of each module the transfer check that was finished last; newest first. */
export const FinishedDialoguesReply = z.object({
  dialogues: z.array(FinishedDialogue),
  transfer_checks: z.array(z.object({ module_id: ModuleId, ...TransferScore })),
});
export type FinishedDialoguesReply = z.infer<typeof FinishedDialoguesReply>;
