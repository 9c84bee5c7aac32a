import type { InitChatPayload } from "@elenchus/contract/session";
import { MIN_PASSWORD_CHARS } from "@elenchus/domain/limits";
import { useState } from "react";
import { useSubmission } from "../../hooks/use-submission.ts";
import { call } from "../../lib/call.ts";
import { FormEnd } from "../../ui/form-end.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { BirthFields } from "./birth-fields.tsx";
import { readRegistration } from "./read-registration.ts";
import { TermsField } from "./terms-field.tsx";

interface RegisterFormProps {
  /** Told with what will log in, once the address is confirmed. */
  onRegistered: (credentials: InitChatPayload) => void;
}

/** Who one is, a password, and the terms. What is wrong is told by the server's rules. */
export function RegisterForm({ onRegistered }: RegisterFormProps) {
  const [agreed, setAgreed] = useState(false);
  const submission = useSubmission(
    async (values) => {
      const registration = readRegistration(values);
      await call("registerUser", registration);
      onRegistered({ user_name: registration.email, user_password: registration.password });
    },
    { whatFailed: "Your account could not be created. Reload the page and try again." },
  );
  const { field, pending } = submission;

  return (
    <form className="mt-6 space-y-5" {...submission.form}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="First name" autoComplete="given-name" {...field("first_name")} />
        <TextField label="Last name" autoComplete="family-name" {...field("last_name")} />
      </div>
      <TextField label="Email" type="email" autoComplete="username" {...field("email")} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={`At least ${MIN_PASSWORD_CHARS} characters.`}
        {...field("password")}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        {...field("confirm_password")}
      />
      <BirthFields field={field} />
      <TermsField agreed={agreed} onAgree={() => setAgreed(true)} />
      <FormEnd submission={submission} disabled={!agreed || pending}>
        {pending ? "Creating account..." : "Create Account"}
      </FormEnd>
    </form>
  );
}
