import { MAX_PASSWORD_CHARS, MIN_PASSWORD_CHARS } from "@elenchus/domain/limits";
import { MESSAGES } from "@elenchus/domain/messages";
import { normalisePassword } from "@elenchus/domain/passwords";
import * as z from "zod/mini";

/** An address that mail goes to. */
export const Email = z.string().check(
  z.trim(),
  z.minLength(1, MESSAGES.emailNeeded),
  z.maxLength(254, "Please enter a valid email address."),
  // The server knows what an address is; this says what is none without asking it.
  z.regex(/^[^\s@]+@[^\s@]+$/u, "Please enter a valid email address."),
);
/** A password that is chosen. */
export const NewPassword = z
  .string()
  .check(
    z.overwrite(normalisePassword),
    z.minLength(1, MESSAGES.fieldsNeeded),
    z.minLength(
      MIN_PASSWORD_CHARS,
      `Please choose a password of at least ${MIN_PASSWORD_CHARS} characters.`,
    ),
    z.maxLength(
      MAX_PASSWORD_CHARS,
      `A password can have at most ${MAX_PASSWORD_CHARS} characters.`,
    ),
  );
/** Of a link, as it was clicked or typed. */
export const Token = z.string().check(z.minLength(1), z.maxLength(500));

/** `POST /api/send_reset_email`. */
export const SendResetEmailPayload = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, MESSAGES.emailNeeded),
      z.maxLength(254, "Please enter a valid email address."),
    ),
});

/** `POST /api/reset_password`. */
export const ResetPasswordPayload = z.object({ token: Token, new_password: NewPassword });

/** `POST /api/payment_success`. */
export const PaymentSuccessPayload = z.object({
  user_email: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
  stripe_sessionId: z.string().check(z.minLength(1), z.maxLength(500)),
});
