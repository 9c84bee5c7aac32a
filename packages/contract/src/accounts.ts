import * as z from "zod/mini";

const Name = z.string().check(z.trim(), z.minLength(1, "Please enter your name."), z.maxLength(80));
const Email = z
  .string()
  .check(z.trim(), z.minLength(1, "Please enter your email address."), z.maxLength(254));
const NewPassword = z
  .string()
  .check(z.minLength(1, "Please fill in all fields."), z.maxLength(128));

/** `POST /api/register_user`. */
export const RegisterUserPayload = z.object({
  first_name: Name,
  last_name: Name,
  email: Email,
  password: NewPassword,
  confirm_password: NewPassword,
});

/** `POST /api/send_reset_email`. */
export const SendResetEmailPayload = z.object({ email: Email });

/** `POST /api/reset_password`. */
export const ResetPasswordPayload = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(500)),
  new_password: NewPassword,
});

/** `GET /api/verify_email`. */
export const VerifyEmailQuery = z.object({
  confirmation_token: z.string().check(z.minLength(1), z.maxLength(500)),
});

/** `POST /api/payment_success`. */
export const PaymentSuccessPayload = z.object({
  user_email: Email,
  stripe_sessionId: z.string().check(z.minLength(1), z.maxLength(500)),
});
