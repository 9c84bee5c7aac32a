import { MAX_INTEREST_CHARS, MAX_MESSAGE_CHARS } from "@elenchus/domain/limits";
import { hasVisibleText } from "@elenchus/domain/visible-text";
import * as z from "zod/mini";

/** Holds a text to something that somebody can see. */
export function typed(message: string): z.core.CheckFn<string> {
  return ({ value: input, issues }) => {
    if (!hasVisibleText(input)) issues.push({ code: "custom", input, message });
  };
}

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

/** The reply to a learner who sends nothing. */
export const TYPE_SOMETHING = "Please type a message.";

/** A learner's message, which may be empty beside marks: at most 4,000 characters. */
export const LongestMessage = z
  .string()
  .check(z.trim(), z.maxLength(MAX_MESSAGE_CHARS, "A message can have at most 4,000 characters."));

/** A learner's message: not empty, at most 4,000 characters. */
export const MessageText = LongestMessage.check(typed(TYPE_SOMETHING));

/** Fields that the browser sends for compatibility and the server parses and ignores. */
export const IgnoredFields = {
  history: z.optional(z.nullable(z.array(z.unknown()).check(z.maxLength(200)))),
  text_passage: z.optional(z.nullable(z.string().check(z.maxLength(10_000)))),
  module_submodule_context_dict: z.optional(
    z.nullable(z.record(z.string().check(z.maxLength(100)), z.unknown())),
  ),
  submodule_number: z.optional(z.nullable(z.number())),
};
