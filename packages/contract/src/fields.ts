import { MAX_INTEREST_CHARS, MAX_MESSAGE_CHARS } from "@elenchus/domain/limits";
import { MARK_ROLES, MAX_MARKS, MAX_SENTENCE } from "@elenchus/domain/marks";
import { hasVisibleText } from "@elenchus/domain/visible-text";
import * as z from "zod/mini";

/** Holds a text to something that somebody can see. */
export function typed(message: string): z.core.CheckFn<string> {
  return ({ value: input, issues }) => {
    if (!hasVisibleText(input)) issues.push({ code: "custom", input, message });
  };
}

/** A module's number on the wire. */
export const ModuleId = z.union([
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(6),
  z.literal(7),
]);

/**
 * The caller's own id. Identity comes from the session cookie; a value that is not the caller's is
 * refused with 403.
 */
export const ClaimedUserId = z.optional(z.nullable(z.string().check(z.maxLength(100))));

/** A dialogue's id; one that is not the caller's is refused with 403. */
export const SessionId = z.string().check(z.minLength(1), z.maxLength(100));

/** An interest: trimmed, not empty, at most 80 characters. */
export const Interest = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, "Please type an interest."),
    z.maxLength(
      MAX_INTEREST_CHARS,
      `An interest can have at most ${MAX_INTEREST_CHARS} characters.`,
    ),
  );

/** What a learner hears who sends nothing. */
export const TYPE_SOMETHING = "Please type a message.";

/** A learner's message, which may be empty beside marks: at most 4,000 characters. */
export const LongestMessage = z
  .string()
  .check(z.trim(), z.maxLength(MAX_MESSAGE_CHARS, "A message can have at most 4,000 characters."));

/** A learner's message: not empty, at most 4,000 characters. */
export const MessageText = LongestMessage.check(typed(TYPE_SOMETHING));

/** A sentence of the passage, by its index from 0, and what the learner says that it is. */
const Mark = z.object({
  sentence: z.int().check(z.nonnegative(), z.maximum(MAX_SENTENCE)),
  role: z.enum(MARK_ROLES),
});

/** Marks beside a message or instead of one. */
export const Marks = z.array(Mark).check(z.maxLength(MAX_MARKS));

/** One bubble of the chat, with the sentences that were marked in it. Source: specification §3. */
export const ChatMessage = z.object({
  sender: z.enum(["user", "system"]),
  message: z.string(),
  /** Absent where none was marked. `standing`: what the tutor found, once it has answered; absent where it did not consider the mark. */
  marks: z.optional(
    z.array(
      z.object({
        ...Mark.shape,
        standing: z.optional(z.enum(["right", "wrong", "later"])),
      }),
    ),
  ),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/** Where a dialogue stands among its module's steps. Tells nothing of the answer key. */
export const StepContext = z.object({
  module_title: z.string(),
  steps: z.array(z.string()),
  step_title: z.string(),
});
export type StepContext = z.infer<typeof StepContext>;

/** Progress over the modules, as several replies carry it. */
export const ProgressFields = {
  completed_modules: z.array(ModuleId),
  accessible_modules: z.array(ModuleId),
  passage_counts: z.record(z.string(), z.number()),
  /** Modules that are completed and whose latest unaided check is not finished yet, or was never begun. */
  transfer_checks_open: z.array(ModuleId),
  /** Those of the open ones that were begun. */
  transfer_checks_started: z.array(ModuleId),
};

/** What became of a transfer check, beside the practice results and never among them. */
export const TransferScore = {
  issue: z.string(),
  /** Mean share over the steps that were judged, 0 to 1. */
  score: z.number(),
  steps_found: z.number(),
  steps_total: z.number(),
  passed: z.boolean(),
  ended_at: z.string(),
};

/** Fields that the browser sends for compatibility and the server parses and ignores. */
export const IgnoredFields = {
  history: z.optional(z.nullable(z.array(z.unknown()).check(z.maxLength(200)))),
  text_passage: z.optional(z.nullable(z.string().check(z.maxLength(10_000)))),
  module_submodule_context_dict: z.optional(
    z.nullable(z.record(z.string().check(z.maxLength(100)), z.unknown())),
  ),
  submodule_number: z.optional(z.nullable(z.number())),
};
