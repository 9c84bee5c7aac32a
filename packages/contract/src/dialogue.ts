import { hasVisibleText } from "@elenchus/domain/visible-text";
import * as z from "zod/mini";
import { ArgumentMap } from "./argument-map.ts";
import { Refusal } from "./error.ts";
import { LearnerVerdict } from "./learner-verdict.ts";
import {
  ChatMessage,
  ClaimedUserId,
  IgnoredFields,
  LongestMessage,
  Marks,
  ModuleId,
  ProgressFields,
  SessionId,
  StepContext,
  TransferScore,
  TYPE_SOMETHING,
} from "./fields.ts";

/** What the screen of a running dialogue shows beside the messages. */
const LiveFields = {
  /** What there is to choose from, where the tutor's last message asks to choose; the answer is one of them as `message`. */
  choices: z.optional(z.array(z.string())),
  /** The argument as far as the learner has come to know it. */
  argument_map: z.optional(ArgumentMap),
};

const DialogueFields = {
  session_id: z.string(),
  module_id: ModuleId,
  chosen_passage_subtopic: z.string(),
  first_message: z.string(),
  history: z.array(ChatMessage),
  submodule_number: z.number(),
  text_passage: z.string(),
  module_submodule_context_dict: StepContext,
  ...LiveFields,
};

/** `POST /api/init_module_chat`. The server makes the dialogue's id; `session_id` is ignored. */
export const InitModuleChatPayload = z.object({
  user_id: ClaimedUserId,
  session_id: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  module_id: ModuleId,
  chosen_passage_subtopic: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)),
});

export const InitModuleChatReply = z.object({
  user_id: z.string(),
  completed_modules: ProgressFields.completed_modules,
  passage_counts: ProgressFields.passage_counts,
  ...DialogueFields,
});
export type InitModuleChatReply = z.infer<typeof InitModuleChatReply>;

/**
 * `POST /api/chat`: one turn. The same `message_id` again replays the stored reply. With `revises` its text may be another
 * one: it takes the place of the stored one while that has no reply. Where it has one, the reply comes as it is, and what
 * it answers stands in `history`.
 */
export const ChatPayload = z
  .object({
    user_id: ClaimedUserId,
    session_id: SessionId,
    /** May be left out beside `marks`. */
    message: z._default(LongestMessage, ""),
    marks: z.optional(z.nullable(Marks)),
    message_id: z.optional(z.nullable(z.uuid())),
    revises: z.optional(z.boolean()),
    module_id: z.optional(z.nullable(ModuleId)),
    ...IgnoredFields,
  })
  .check(({ value, issues }) => {
    const isMarked = (value.marks ?? []).length > 0;
    const isTyped = hasVisibleText(value.message);
    if (isTyped || (isMarked && value.message === "")) return;
    issues.push({
      code: "custom",
      input: value.message,
      path: ["message"],
      message: TYPE_SOMETHING,
    });
  });

/** The tutor's reply; `exit_message` stands there when the dialogue is over. */
export const ChatReply = z.object({
  response: z.string(),
  history: DialogueFields.history,
  submodule_number: DialogueFields.submodule_number,
  text_passage: DialogueFields.text_passage,
  module_submodule_context_dict: StepContext,
  exit_message: z.optional(z.string()),
  ...LiveFields,
});
export type ChatReply = z.infer<typeof ChatReply>;

/** Data of the server-sent event `delta` of `POST /api/chat`; `done` carries a {@link ChatReply}. */
export const ChatDelta = z.object({ text: z.string() });

/** `POST /api/performance_summary`. */
export const PerformanceSummaryPayload = z.object({
  session_id: SessionId,
  user_id: ClaimedUserId,
  module_id: z.optional(z.nullable(ModuleId)),
});

export const PerformanceSummaryReply = z.object({
  performance_summary: z.string(),
  success_or_failure: z.enum(["success", "failure"]),
  /** What a supervisor decided since, if one did. The summary speaks of the machine's outcome. */
  verdict: z.optional(LearnerVerdict),
  ...ProgressFields,
});
export type PerformanceSummaryReply = z.infer<typeof PerformanceSummaryReply>;

/** `POST /api/resume_dialogue` and `POST /api/abandon_dialogue`. */
export const DialoguePayload = z.object({ session_id: SessionId, user_id: ClaimedUserId });

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
  /** What a supervisor decided, if one did; `success_or_failure` says the same then. */
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
