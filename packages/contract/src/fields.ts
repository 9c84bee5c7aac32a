import { MAX_INTEREST_CHARS, MAX_MESSAGE_CHARS } from "@elenchus/domain/limits";
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

/** A learner's message: not empty, at most 4,000 characters. */
export const MessageText = z
  .string()
  .check(
    z.trim(),
    typed("Please type a message."),
    z.maxLength(MAX_MESSAGE_CHARS, "A message can have at most 4,000 characters."),
  );

/** One bubble of the chat. Source: specification §3. */
export const ChatMessage = z.object({ sender: z.enum(["user", "system"]), message: z.string() });
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
  /** Modules that are completed and whose one unaided check is not finished yet. */
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
