import * as z from "zod/mini";
import { ClaimedUserId, SessionId } from "./fields.ts";

/** How a dialogue that ended by itself ended. */
export const Outcome = z.enum(["success", "failure"]);

/** What a supervisor decided about a dialogue. The machine's own verdict stays beside it. */
export const Verdict = z.object({
  machine_outcome: Outcome,
  outcome: Outcome,
  reason: z.string(),
  decided_at: z.string(),
  /** Null once the supervisor's account is gone. */
  supervisor_name: z.nullable(z.string()),
});
export type Verdict = z.infer<typeof Verdict>;

/** What the learner is told of it. */
export const LearnerVerdict = z.omit(Verdict, { supervisor_name: true });
export type LearnerVerdict = z.infer<typeof LearnerVerdict>;

/** `POST /api/request_review`, for learners: asks a supervisor to look at a failed dialogue, once. */
export const RequestReviewPayload = z.object({
  user_id: ClaimedUserId,
  session_id: SessionId,
  note: z.optional(
    z.string().check(z.trim(), z.maxLength(1000, "A note can have at most 1,000 characters.")),
  ),
});
