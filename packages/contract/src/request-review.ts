import * as z from "zod/mini";
import { ClaimedUserId, SessionId } from "./payload-fields.ts";

/** `POST /api/request_review`, for learners: asks a supervisor to look at a failed dialogue, once. */
export const RequestReviewPayload = z.object({
  user_id: ClaimedUserId,
  session_id: SessionId,
  note: z.optional(
    z.string().check(z.trim(), z.maxLength(1000, "A note can have at most 1,000 characters.")),
  ),
});
