import * as z from "zod/mini";
import { ClaimedUserId } from "./payload-fields.ts";

/** A sign that somebody should look: what, where, when, and since when a supervisor has handled it. */
export const Flag = z.object({
  flag_id: z.number(),
  kind: z.enum(["distress", "abuse"]),
  place: z.enum(["dialogue", "transfer_check", "interest"]),
  /** The dialogue, for its transcript. */
  dialogue_id: z.nullable(z.string()),
  /** Of the message in its dialogue, or of the question in its check, from 0. */
  position: z.nullable(z.number()),
  raised_at: z.string(),
  acknowledged_at: z.nullable(z.string()),
  /** Name of the supervisor who handled it; null where nobody has, or the account is gone. */
  acknowledged_by: z.nullable(z.string()),
});
export type Flag = z.infer<typeof Flag>;

/** Tells students of one name apart; absent where there are records alone. */
export const StudentEmail = z.optional(z.string());

/** `GET /api/admin/flags`: open ones when absent. With `texts`, what was written comes with them: written to the access log. */
export const FlagsQuery = z.object({
  state: z.optional(z.enum(["open", "all"])),
  texts: z.optional(z.literal("yes")),
});

/** Oldest first while open, else the newest first; 200 at most. Marked by `acknowledge_distress_flag`. */
export const FlagsReply = z.object({
  flags: z.array(
    z.object({
      ...Flag.shape,
      student_id: z.string(),
      student_first_name: z.string(),
      student_last_name: z.string(),
      student_email: StudentEmail,
      /** What the student wrote. Null where it was not asked for, was not written in a dialogue, or was deleted. */
      sentence: z.nullable(z.string()),
    }),
  ),
});
export type FlagsReply = z.infer<typeof FlagsReply>;

/** `POST /api/acknowledge_distress_flag`, for supervisors. */
export const AcknowledgeDistressFlagPayload = z.object({
  user_id: ClaimedUserId,
  flag_id: z.int().check(z.gte(1)),
});
