import * as z from "zod/mini";
import { ArgumentMap } from "./argument-map.ts";
import { ChatMessage, ifThere, StepContext, orElse } from "./fields.ts";

/** The fields that the screen of a running dialogue shows beside the messages. */
export const LiveFields = {
  /** The choices, where the tutor's last message asks to choose; the answer is one of them as `message`. */
  choices: ifThere(z.array(z.string())),
  /** Whether the tutor's last message asks to mark a sentence. */
  asks_to_mark: ifThere(z.boolean()),
  /** Whether the learner has tried the open step and did not get further: help may be offered. */
  is_stuck: ifThere(z.boolean()),
  /** The argument as far as the learner has come to know it. */
  argument_map: ifThere(ArgumentMap),
};

/**
 * Where a dialogue stands. The shapes are ours: another back end's are its own, are not looked at where they do not fit,
 * and go back as they came with the next message.
 */
export const ContextFields = {
  history: orElse(z.array(ChatMessage), []),
  submodule_number: orElse(z.number(), 0),
  text_passage: orElse(z.string(), ""),
  /** Where a text comes from that a supervisor chose, and its licence. Absent: an AI wrote it. */
  passage_source: ifThere(z.string()),
  module_submodule_context_dict: orElse(StepContext, {
    module_title: "",
    steps: [],
    step_title: "",
  }),
};

/** The tutor's reply; `exit_message` stands there when the dialogue is over. */
export const ChatReply = z.object({
  /** Empty only beside an `exit_message`. */
  response: orElse(z.string(), ""),
  ...ContextFields,
  exit_message: ifThere(z.string().check(z.minLength(1))),
  ...LiveFields,
});
export type ChatReply = z.infer<typeof ChatReply>;

/** Data of the server-sent event `delta` of `POST /api/chat`; `done` carries a {@link ChatReply}. */
export const ChatDelta = z.object({ text: z.string() });
