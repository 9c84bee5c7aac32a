import { normalisePassword } from "@elenchus/domain/passwords";
import * as z from "zod/mini";
import { Email, NewPassword, Token } from "./accounts.ts";
import { FirstName, LastName } from "./person-name.ts";

/** Fields that the law asks for. The age is asked as month and year; `terms_version` is `TERMS_VERSION`. */
export const ConsentFields = {
  birth_month: z
    .int("Please enter your month of birth.")
    .check(
      z.gte(1, "Please enter your month of birth."),
      z.lte(12, "Please enter your month of birth."),
    ),
  birth_year: z
    .int("Please enter your year of birth.")
    .check(
      z.gte(1900, "Please enter your year of birth."),
      z.lte(2100, "Please enter your year of birth."),
    ),
  terms_version: z
    .string("Please agree to the terms.")
    .check(z.minLength(1, "Please agree to the terms."), z.maxLength(40)),
};

/**
 * `POST /api/register_user`. The last three fields are ours: whoever leaves one of them out is asked for them by
 * `agree_to_terms`, before the first use.
 */
export const RegisterUserPayload = z.object({
  first_name: FirstName,
  last_name: LastName,
  email: Email,
  password: NewPassword,
  confirm_password: z.string().check(z.maxLength(1000), z.overwrite(normalisePassword)),
  birth_month: z.optional(ConsentFields.birth_month),
  birth_year: z.optional(ConsentFields.birth_year),
  terms_version: z.optional(ConsentFields.terms_version),
});

/** Who may register, for whoever is about to. */
export const RegistrationReply = z.object({
  /** Whether anybody may by themselves. */
  is_open: z.boolean(),
  /** Who may, or what else leads in, in sentences; null where everybody may. */
  who_may: z.nullable(z.string()),
  /** Where everybody's mail can be read, on this server: the demo's mailbox. */
  mailbox: z.optional(z.string()),
});

/** `GET /api/verify_email`. */
export const VerifyEmailQuery = z.object({ confirmation_token: Token });

/** Answer of `verify_email` to programs; browsers are sent on to the app. */
export const VerifyEmailReply = z.object({
  success: z.literal(true),
  /** Whether an earlier click, or a mail scanner, had done it. */
  already_verified: z.boolean(),
});
