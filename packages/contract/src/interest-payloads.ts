import * as z from "zod/mini";
import { ClaimedUserId, Interest } from "./payload-fields.ts";

/** `POST /api/add_interest` and `POST /api/remove_interest`. */
export const InterestPayload = z.object({ user_id: ClaimedUserId, interest: Interest });

/**
 * `POST /api/get_passage_subtopics`. Asked again, it offers others. The specification's payload names no interest:
 * then the learner's interests take their turns.
 */
export const PassageSubtopicsPayload = z.object({
  user_id: ClaimedUserId,
  /** One of the learner's own. */
  interest: z.optional(z.string()),
});
