import { hasVisibleText } from "@elenchus/domain/visible-text";
import * as z from "zod/mini";
import { Marks, ModuleId } from "./fields.ts";
import {
  ClaimedUserId,
  IgnoredFields,
  LongestMessage,
  SessionId,
  TYPE_SOMETHING,
} from "./payload-fields.ts";

/**
 * `POST /api/init_module_chat`. The server makes the dialogue's id; `session_id` is ignored. With `assignment_id` it is on the
 * text that was set with that work, whatever the issue is called.
 */
export const InitModuleChatPayload = z.object({
  user_id: ClaimedUserId,
  session_id: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  module_id: ModuleId,
  chosen_passage_subtopic: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)),
  assignment_id: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
});

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

/** `POST /api/performance_summary`. */
export const PerformanceSummaryPayload = z.object({
  session_id: SessionId,
  user_id: ClaimedUserId,
  module_id: z.optional(z.nullable(ModuleId)),
});

/** `POST /api/resume_dialogue` and `POST /api/abandon_dialogue`. */
export const DialoguePayload = z.object({ session_id: SessionId, user_id: ClaimedUserId });
