import { MAX_TYPED_PASSWORD_CHARS } from "@elenchus/domain/limits";
import { normalisePassword } from "@elenchus/domain/passwords";
import * as z from "zod/mini";
import { Email, NewPassword, Token } from "./accounts.ts";
import { FirstName, LastName } from "./person-name.ts";
import { ConsentFields } from "./registration.ts";

/** A password as typed to confirm something: whatever it is, it is compared and never kept. */
const Password = z
  .string()
  .check(
    z.minLength(1, "Please enter your password."),
    z.maxLength(MAX_TYPED_PASSWORD_CHARS, "This password is wrong."),
  );

/** Calls that ask for the password once more; left out where passwords are not used. */
export const PasswordPayload = z.object({ password: z.optional(Password) });

/** `POST /api/change_password`: somebody who is logged in; the new one is typed twice. */
export const ChangePasswordPayload = z.object({
  old_password: Password,
  new_password: NewPassword,
  confirm_password: z.string().check(z.maxLength(1000), z.overwrite(normalisePassword)),
});

/** `POST /api/begin_second_factor`: what the authenticator app takes, and the codes to keep on paper. */
export const BeginSecondFactorReply = z.object({
  /** `otpauth://…`, for a QR code. */
  totp_uri: z.string(),
  /** The same secret, for typing. */
  secret: z.string(),
  recovery_codes: z.array(z.string()),
});
export type BeginSecondFactorReply = z.infer<typeof BeginSecondFactorReply>;

/** `POST /api/change_name`. */
export const ChangeNamePayload = z.object({ first_name: FirstName, last_name: LastName });

/** `POST /api/change_email`: a link goes to the new address. */
export const ChangeEmailPayload = z.object({
  new_email: Email,
  password: z.optional(Password),
});

/** `POST /api/confirm_email_change`: the link was opened, and the button on its page pressed. */
export const ConfirmEmailChangePayload = z.object({ token: Token });
export const ConfirmEmailChangeReply = z.object({
  success: z.literal(true),
  /** The address that the account has now. */
  email: z.string(),
  /** Whether the address before was taken back: then all are logged out, and a new password is to be set. */
  undone: z.boolean(),
});

/** `POST /api/agree_to_terms`: what a registration left open, before the first use. */
export const AgreeToTermsPayload = z.object(ConsentFields);

/** `POST /api/withdraw`: the second of the two steps; the first is reading what it means. */
export const WithdrawPayload = z.object({ confirm: z.literal(true) });

/** The payment, and how it stands. */
export const AccountPayment = z.object({
  /** In the currency's smallest unit. */
  amount: z.number(),
  /** ISO 4217, lower case. */
  currency: z.string(),
  /** `in_dispute`: the bank decides, and access stays; `disputed`: the bank has taken the money back. */
  status: z.enum(["paid", "in_dispute", "refund_requested", "refunded", "disputed"]),
  /** The amount that has gone back or is on its way, in the same unit. */
  refunded_amount: z.number(),
  paid_at: z.string(),
  /** Until when the contract can be withdrawn from. */
  withdraw_until: z.string(),
  can_withdraw: z.boolean(),
  /** Words for the learner where it cannot. */
  why_not: z.nullable(z.string()),
});
export type AccountPayment = z.infer<typeof AccountPayment>;

/** `GET /api/account`. */
export const AccountReply = z.object({
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  user_type: z.enum(["supervisor", "learner"]),
  /** The learner's group, if there is one. */
  group_name: z.optional(z.string()),
  /** Whether a mail tells a learner of checks that are due. */
  due_mails_wanted: z.optional(z.boolean()),
  /** Whether a mail comes the day before set work is due; absent for supervisors. */
  work_mail: z.optional(z.boolean()),
  created_at: z.string(),
  terms_version: z.nullable(z.string()),
  terms_agreed_at: z.nullable(z.string()),
  /** There where another password is to be chosen before anything else: somebody else has seen this one. */
  must_change_password: z.optional(z.literal(true)),
  /** Null where terms and age are not to be asked for. */
  consent: z.nullable(
    z.object({
      min_age: z.number(),
      /** From when on somebody who is too young may go on; null for whoever can answer now. */
      too_young_until: z.nullable(z.string()),
    }),
  ),
  /** Null where nothing was paid through us. */
  payment: z.nullable(AccountPayment),
  second_factor: z.object({
    /** Whether this person may use one: supervisors. */
    offered: z.boolean(),
    enabled: z.boolean(),
    /** Whether it cannot be turned off. */
    required: z.boolean(),
    /** Whether the provider asked for one at this log-in, so that none is needed here; absent where it did not. */
    elsewhere: z.optional(z.literal(true)),
  }),
});
export type AccountReply = z.infer<typeof AccountReply>;

/** `POST /api/withdraw`. */
export const WithdrawReply = z.object({
  success: z.literal(true),
  /** When it was declared, as the mail says too. */
  withdrawn_at: z.string(),
});

/** `GET /api/export_my_data`: everything that is kept of the caller, for people and programs. */
export const ExportReply = z.record(z.string(), z.unknown());
