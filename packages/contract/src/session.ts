import { MAX_TYPED_PASSWORD_CHARS } from "@elenchus/domain/limits";
import { MESSAGES } from "@elenchus/domain/messages";
import * as z from "zod/mini";
import {
  AnyId,
  CountsByModule,
  FirstProgress,
  ifThere,
  ModuleId,
  TransferScore,
  orElse,
} from "./fields.ts";

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

// What another back end may leave out.
const Text = orElse(z.string(), "");
const Texts = orElse(z.array(z.string()), []);
const Count = orElse(z.number(), 0);
const Counts = orElse(CountsByModule, {});

/** One dialogue in a student's record. Source: specification §3. */
const StudentSession = z.object({
  session_length: Count,
  session_module_id: ModuleId,
  messages_dict: orElse(
    z.array(z.object({ system_or_user: z.enum(["system", "user"]), message_text: z.string() })),
    [],
  ),
  /** Whether `messages_dict` is empty because there was no room for it. */
  messages_omitted: ifThere(z.boolean()),
  performance_summary: Text,
  success_or_failure: ifThere(z.enum(["success", "failure"])),
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

/** A student's record for supervisors. Source: specification §3. */
export const StudentRecord = z.object({
  student_first_name: Text,
  student_last_name: Text,
  total_completed_passages: Count,
  total_failed_passages: Count,
  num_attempted_passages: Counts,
  num_completed_passages: Counts,
  num_failed_passages: Counts,
  student_sessions: orElse(z.record(z.string(), StudentSession), {}),
  /** Finished transfer checks by module. */
  transfer_checks: orElse(z.record(z.string(), z.object(TransferScore)), {}),
  /** Signs that the student may need help: unseen ones first, then the newest. */
  distress_flags: orElse(z.array(DistressFlag), []),
});
export type StudentRecord = z.infer<typeof StudentRecord>;

/** A dialogue that a reload can resume. */
const ActiveDialogue = z.object({
  session_id: z.string(),
  module_id: ModuleId,
  chosen_passage_subtopic: z.string(),
});

/**
 * Answer of `init_chat`, `payment_success` and `GET /api/session` for a learner with access. Of another back end, whose
 * answer may lack whatever the specification lists, the id alone is needed.
 */
export const SessionReply = z.object({
  user_id: AnyId,
  user_type: orElse(z.enum(["supervisor", "learner"]), "learner"),
  user_first_name: Text,
  user_last_name: Text,
  interests: Texts,
  ...FirstProgress,
  admin_view: orElse(z.boolean(), false),
  /** As many students as fit into the reply's 256 KiB, the newest first. */
  student_info_admin_dict: ifThere(z.record(z.string(), StudentRecord)),
  /** How many there are. */
  student_total: ifThere(z.number()),
  top_user_interests: orElse(z.array(TopInterest), []),
  latest_passage_subtopics: Texts,
  /** Absent where the back end has the specification's calls alone. */
  active_dialogue: ifThere(z.nullable(ActiveDialogue)),
});
export type SessionReply = z.infer<typeof SessionReply>;

/** Answer of `init_chat` for a verified learner without access. The session opens the calls of the account alone. */
export const PaymentNeededReply = z.object({
  redirect_to_stripe: z.union([z.literal(true), z.string().check(z.minLength(1))]),
  sessionId: z.string(),
  /** Where the payment page is. Of another back end, the card provider's own script finds it by `sessionId`. */
  checkout_url: ifThere(z.string()),
  /** Whether there was a payment before, which went back: they may be here for something else than to pay. */
  paid_before: ifThere(z.boolean()),
});

/** Answer of `init_chat` for a supervisor whose code is asked for next; logs nobody in yet. */
export const SecondFactorNeededReply = z.object({ second_factor_needed: z.literal(true) });

/**
 * Answer of `init_chat` for a supervisor who must set up a second factor first. The session opens the
 * calls of the account alone until then.
 */
export const SecondFactorSetupReply = z.object({ second_factor_setup_needed: z.literal(true) });

/** Answer of calls that have nothing to tell but that they worked. */
export const SuccessReply = z.object({ success: orElse(z.literal(true), true) });
