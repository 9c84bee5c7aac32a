import * as z from "zod/mini";
import { StudentEmail } from "./admin-flags.ts";
import { ModuleId } from "./fields.ts";
import { typed } from "./payload-fields.ts";
import { Outcome, Verdict } from "./learner-verdict.ts";

/**
 * `POST /api/admin/give_verdict`, for supervisors: overturns the machine's outcome, or confirms it. It can be
 * given again; the latest one counts. 409 `dialogue_not_ended` unless the dialogue ended by itself.
 */
export const GiveVerdictPayload = z.object({
  dialogue_id: z.string().check(z.minLength(1), z.maxLength(100)),
  outcome: Outcome,
  reason: z
    .string()
    .check(
      z.trim(),
      typed("Please give a reason."),
      z.maxLength(2000, "A reason can have at most 2,000 characters."),
    ),
});

/** `POST /api/admin/give_check_verdict`: the same for an unaided check; `success` means passed. 409 `check_not_finished`. */
export const GiveCheckVerdictPayload = z.object({
  check_id: GiveVerdictPayload.shape.dialogue_id,
  outcome: Outcome,
  reason: GiveVerdictPayload.shape.reason,
});

/** How often supervisors decide as the machine did. */
export const Agreement = z.object({
  /** Dialogues that a supervisor decided about. */
  decided: z.number(),
  /** Those of them in which the latest verdict is the machine's. */
  agreed: z.number(),
  /** 0 to 1; null where nothing was decided. */
  rate: z.nullable(z.number()),
});

export const GiveVerdictReply = z.object({ verdict: Verdict, agreement: Agreement });
export type GiveVerdictReply = z.infer<typeof GiveVerdictReply>;

/** `GET /api/admin/reviews`: what learners asked for and nobody has answered, oldest first. */
export const ReviewsReply = z.object({
  reviews: z.array(
    z.object({
      student_id: z.string(),
      student_first_name: z.string(),
      student_last_name: z.string(),
      student_email: StudentEmail,
      dialogue_id: z.string(),
      session_module_id: ModuleId,
      chosen_passage_subtopic: z.string(),
      note: z.string(),
      requested_at: z.string(),
    }),
  ),
  /** The same for unaided checks. */
  check_reviews: z.optional(
    z.array(
      z.object({
        student_id: z.string(),
        student_first_name: z.string(),
        student_last_name: z.string(),
        student_email: StudentEmail,
        check_id: z.string(),
        module_id: ModuleId,
        issue: z.string(),
        note: z.string(),
        requested_at: z.string(),
      }),
    ),
  ),
  agreement: Agreement,
});
export type ReviewsReply = z.infer<typeof ReviewsReply>;
