import { normalisePassword } from "@elenchus/domain/passwords";
import * as z from "zod/mini";
import { Email, NewPassword } from "./accounts.ts";
import { FirstName, LastName } from "./person-name.ts";

/**
 * `POST /api/register_user`. The last three fields are ours: the age is asked as month and year and
 * not kept, and `terms_version` names the terms that were agreed to (`TERMS_VERSION`).
 */
export const RegisterUserPayload = z.object({
  first_name: FirstName,
  last_name: LastName,
  email: Email,
  password: NewPassword,
  confirm_password: z.string().check(z.maxLength(1000), z.overwrite(normalisePassword)),
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
});

/** Who may register, for whoever is about to. */
export const RegistrationReply = z.object({
  /** Whether anybody may by themselves. */
  is_open: z.boolean(),
  /** Who may, or what else leads in, in sentences; null where everybody may. */
  who_may: z.nullable(z.string()),
});
