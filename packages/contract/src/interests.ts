import * as z from "zod/mini";
import { ClaimedUserId, Interest } from "./fields.ts";

/** `POST /api/add_interest` and `POST /api/remove_interest`. */
export const InterestPayload = z.object({ user_id: ClaimedUserId, interest: Interest });

/** The learner's interests after the change, newest last. */
export const InterestsReply = z.object({ interests: z.array(z.string()) });
export type InterestsReply = z.infer<typeof InterestsReply>;

/**
 * `POST /api/get_passage_subtopics`. Asked again, it offers others. The specification's payload names no interest:
 * then the learner's interests take their turns.
 */
export const PassageSubtopicsPayload = z.object({
  user_id: ClaimedUserId,
  /** One of the learner's own. */
  interest: z.optional(z.string()),
});

/** Five to eight issues about one of the learner's interests. */
export const PassageSubtopicsReply = z.object({
  passage_subtopics: z.array(z.string()),
  user_interest: z.string(),
  /** Said before the issues, in plain text, where they are not about the very interest. */
  note: z.optional(z.string()),
  /** Interests to choose from instead, where no argument is written about this one; the issues are about these. */
  other_interests: z.optional(z.array(z.string())),
});
export type PassageSubtopicsReply = z.infer<typeof PassageSubtopicsReply>;
