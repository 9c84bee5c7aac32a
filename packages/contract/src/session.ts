import { MAX_TYPED_PASSWORD_CHARS } from "@elenchus/domain/limits";
import { MESSAGES } from "@elenchus/domain/messages";
import * as z from "zod/mini";
import { ClaimedUserId, ModuleId, ProgressFields, TransferScore } from "./fields.ts";

/** `POST /api/init_chat`: log-in. */
export const InitChatPayload = z.object({
  user_name: z.string().check(z.trim(), z.minLength(1, MESSAGES.emailNeeded), z.maxLength(254)),
  user_password: z
    .string()
    .check(z.minLength(1, "Please enter your password."), z.maxLength(MAX_TYPED_PASSWORD_CHARS)),
});
export type InitChatPayload = z.infer<typeof InitChatPayload>;

/** An interest and how many learners share it. */
export const TopInterest = z.object({ user_interest: z.string(), count: z.number() });
export type TopInterest = z.infer<typeof TopInterest>;

const CountsByModule = z.record(z.string(), z.number());

/** One dialogue in a student's record. Source: specification §3. */
const StudentSession = z.object({
  session_length: z.number(),
  session_module_id: ModuleId,
  messages_dict: z.array(
    z.object({ system_or_user: z.enum(["system", "user"]), message_text: z.string() }),
  ),
  /** Whether `messages_dict` is empty because there was no room for it. */
  messages_omitted: z.optional(z.boolean()),
  performance_summary: z.string(),
  success_or_failure: z.optional(z.enum(["success", "failure"])),
});

/** A sign that a student may need help: where, when, and since when a supervisor knows. */
const DistressFlag = z.object({
  flag_id: z.number(),
  place: z.enum(["dialogue", "transfer_check", "interest"]),
  session_id: z.nullable(z.string()),
  raised_at: z.string(),
  acknowledged_at: z.nullable(z.string()),
});
export type DistressFlag = z.infer<typeof DistressFlag>;

/** `POST /api/acknowledge_distress_flag`, for supervisors. */
export const AcknowledgeDistressFlagPayload = z.object({
  user_id: ClaimedUserId,
  flag_id: z.int().check(z.gte(1)),
});

/** A student's record for supervisors. Source: specification §3. */
export const StudentRecord = z.object({
  student_first_name: z.string(),
  student_last_name: z.string(),
  total_completed_passages: z.number(),
  total_failed_passages: z.number(),
  num_attempted_passages: CountsByModule,
  num_completed_passages: CountsByModule,
  num_failed_passages: CountsByModule,
  student_sessions: z.record(z.string(), StudentSession),
  /** Finished transfer checks by module. */
  transfer_checks: z.record(z.string(), z.object(TransferScore)),
  /** Signs that the student may need help: unseen ones first, then the newest. */
  distress_flags: z.array(DistressFlag),
});
export type StudentRecord = z.infer<typeof StudentRecord>;

/** A dialogue that a reload can resume. */
const ActiveDialogue = z.object({
  session_id: z.string(),
  module_id: ModuleId,
  chosen_passage_subtopic: z.string(),
});

/** Answer of `init_chat`, `payment_success` and `GET /api/session` for a learner with access. */
export const SessionReply = z.object({
  user_id: z.string(),
  user_type: z.enum(["supervisor", "learner"]),
  user_first_name: z.string(),
  user_last_name: z.string(),
  interests: z.array(z.string()),
  ...ProgressFields,
  admin_view: z.boolean(),
  /** As many students as fit into the reply's 256 KiB, the newest first. */
  student_info_admin_dict: z.optional(z.record(z.string(), StudentRecord)),
  /** How many there are. */
  student_total: z.optional(z.number()),
  top_user_interests: z.array(TopInterest),
  latest_passage_subtopics: z.array(z.string()),
  active_dialogue: z.nullable(ActiveDialogue),
});
export type SessionReply = z.infer<typeof SessionReply>;

/** Answer of `init_chat` for a verified learner without access. The session opens the calls of the account alone. */
export const PaymentNeededReply = z.object({
  redirect_to_stripe: z.literal(true),
  sessionId: z.string(),
  checkout_url: z.string(),
  /** Whether there was a payment before, which went back: they may be here for something else than to pay. */
  paid_before: z.optional(z.boolean()),
});

/** Answer of `init_chat` for a supervisor whose code is asked for next; logs nobody in yet. */
export const SecondFactorNeededReply = z.object({ second_factor_needed: z.literal(true) });

/**
 * Answer of `init_chat` for a supervisor who must set up a second factor first. The session opens the
 * calls of the account alone until then.
 */
export const SecondFactorSetupReply = z.object({ second_factor_setup_needed: z.literal(true) });

/** Answer of calls that have nothing to tell but that they worked. */
export const SuccessReply = z.object({ success: z.literal(true) });
