import { MAX_TYPED_PASSWORD_CHARS } from "@elenchus/domain/limits";
import { MESSAGES } from "@elenchus/domain/messages";
import * as z from "zod/mini";
import { AnyId, FirstProgress, ifThere, ModuleId, orElse } from "./fields.ts";

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

// Fields that another back end may leave out.
const Text = orElse(z.string(), "");
const Texts = orElse(z.array(z.string()), []);

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
  /** A `StudentRecord` each: as many as fit into the reply's 256 KiB, the newest first. Who shows them reads them. */
  student_info_admin_dict: ifThere(z.record(z.string(), z.unknown())),
  /** How many there are. */
  student_total: ifThere(z.number()),
  top_user_interests: orElse(z.array(TopInterest), []),
  latest_passage_subtopics: Texts,
  /** Absent where the back end has the specification's calls alone. */
  active_dialogue: ifThere(z.nullable(ActiveDialogue)),
  /** A page on their courses at a learning platform; absent for whoever has none there. */
  course_page: ifThere(z.string()),
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

/** Answer of the log-outs. */
export const SignOutReply = z.object({
  ...SuccessReply.shape,
  /** Where the browser goes to be logged out at the provider, too; absent where there is nothing to log out of. */
  sign_out_url: ifThere(z.string()),
});
