import { ResetPasswordPayload } from "@elenchus/contract/accounts";
import { MIN_PASSWORD_CHARS } from "@elenchus/domain/limits";
import { ACCOUNT_MESSAGES } from "@elenchus/domain/account-messages";
import { MESSAGES } from "@elenchus/domain/messages";
import { isSamePassword } from "@elenchus/domain/passwords";
import * as z from "zod/mini";
import { useSubmission } from "../../hooks/use-submission.ts";
import type { CallError } from "../../lib/call-error.ts";
import { call } from "../../lib/call.ts";
import { FormProblem, readForm } from "../../lib/form-problem.ts";
import { Button } from "../../ui/button.tsx";
import { FormEnd } from "../../ui/form-end.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { UsernameField } from "../../ui/username-field.tsx";

const NewPassword = z.pick(ResetPasswordPayload, { new_password: true });

interface ResetFormProps {
  token: string;
  /** Whose password it is, where the link says so. */
  email: string | null;
  onDone: () => void;
  onNewLink: () => void;
  onBack: () => void;
}

/** The new password, twice. Source: specification §5 and §8. */
export function ResetForm({ token, email, onDone, onNewLink, onBack }: ResetFormProps) {
  const submission = useSubmission(
    async (values) => {
      await call("resetPassword", { token, new_password: readPassword(values) });
      onDone();
    },
    {
      whatFailed: ACCOUNT_MESSAGES.resetFailed,
      blame: (code) => (code === "password_guessable" ? "new_password" : null),
      describe: describeFailure,
    },
  );
  return (
    <>
      <form className="mt-6 space-y-5" {...submission.form}>
        <UsernameField email={email} />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint={`At least ${MIN_PASSWORD_CHARS} characters.`}
          {...submission.field("new_password")}
        />
        <PasswordField
          label="Confirm new password"
          autoComplete="new-password"
          {...submission.field("confirm_new_password")}
        />
        <FormEnd submission={submission}>
          {submission.pending ? "Resetting password..." : "Reset Password"}
        </FormEnd>
      </form>
      <div className="-mx-3 mt-4 flex flex-wrap justify-between">
        <Button look="ghost" onClick={onBack}>
          Back to Login
        </Button>
        <Button look="ghost" onClick={onNewLink}>
          Get a new link
        </Button>
      </div>
    </>
  );
}

function readPassword(values: FormData): string {
  const { new_password: password, confirm_new_password: again } = Object.fromEntries(values);
  if (password === "") throw new FormProblem(MESSAGES.fieldsNeeded, "new_password");
  if (again === "") throw new FormProblem(MESSAGES.fieldsNeeded, "confirm_new_password");
  if (!isSamePassword(password, again))
    throw new FormProblem(ACCOUNT_MESSAGES.passwordsDiffer, "confirm_new_password");
  return readForm(NewPassword, { new_password: password }).new_password;
}

/** The server's own words, or the specification's where it has none. */
function describeFailure(error: CallError): string {
  if (error.code === "network") return ACCOUNT_MESSAGES.resetUnreachable;
  return error.code === "unreadable_reply" ? ACCOUNT_MESSAGES.resetFailed : error.message;
}
