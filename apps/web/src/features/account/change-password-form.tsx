import { ChangePasswordPayload } from "@elenchus/contract/account";
import { ACCOUNT_MESSAGES } from "@elenchus/domain/account-messages";
import { MIN_PASSWORD_CHARS } from "@elenchus/domain/limits";
import { isSamePassword } from "@elenchus/domain/passwords";
import { useSubmission } from "../../hooks/use-submission.ts";
import { call } from "../../lib/call.ts";
import { FormProblem, readForm } from "../../lib/form-problem.ts";
import { FormEnd } from "../../ui/form-end.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { UsernameField } from "../../ui/username-field.tsx";

interface ChangePasswordFormProps {
  email: string;
  /** The old one's label: on a card, it is no old one. */
  oldLabel?: string;
  onChanged: () => void;
}

/** Another password for somebody who knows the one that they have. */
export function ChangePasswordForm(props: ChangePasswordFormProps) {
  const { email, oldLabel = "Old password", onChanged } = props;
  const submission = useSubmission(
    async (values) => {
      await call("changePassword", readPasswords(values));
      onChanged();
    },
    { whatFailed: "Your password could not be changed. Reload the page and try again." },
  );
  const { field, form, pending } = submission;
  return (
    <form className="mt-5 space-y-5" {...form}>
      <UsernameField email={email} />
      <PasswordField label={oldLabel} autoComplete="current-password" {...field("old_password")} />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={`At least ${MIN_PASSWORD_CHARS} characters.`}
        {...field("new_password")}
      />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        {...field("confirm_password")}
      />
      <FormEnd submission={submission}>{pending ? "Changing..." : "Save new password"}</FormEnd>
    </form>
  );
}

function readPasswords(values: FormData) {
  const typed = Object.fromEntries(values);
  const payload = readForm(ChangePasswordPayload, typed);
  if (!isSamePassword(payload.new_password, payload.confirm_password))
    throw new FormProblem(ACCOUNT_MESSAGES.passwordsDiffer, "confirm_password");
  return payload;
}
