import { ChangePasswordPayload } from "@elenchus/contract/account";
import { MIN_PASSWORD_CHARS } from "@elenchus/domain/limits";
import { ACCOUNT_MESSAGES } from "@elenchus/domain/account-messages";
import { isSamePassword } from "@elenchus/domain/passwords";
import { useEffect, useRef, useState } from "react";
import { useSubmission } from "../../hooks/use-submission.ts";
import { call } from "../../lib/call.ts";
import { FormProblem, readForm } from "../../lib/form-problem.ts";
import { Button } from "../../ui/button.tsx";
import { FormEnd } from "../../ui/form-end.tsx";
import { Note } from "../../ui/note.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { UsernameField } from "../../ui/username-field.tsx";

interface PasswordSectionProps {
  email: string;
  /** Whether one came to change it, and for nothing else. */
  startsOpen: boolean;
}

/** The way to another password. */
export function PasswordSection({ email, startsOpen }: PasswordSectionProps) {
  const [standing, setStanding] = useState<"closed" | "open" | "changed">(
    startsOpen ? "open" : "closed",
  );
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (startsOpen) heading.current?.focus();
  }, [startsOpen]);
  const close = (next: "closed" | "changed") => {
    setStanding(next);
    heading.current?.focus();
  };
  return (
    <section aria-labelledby="password" className="account-section">
      <h2 id="password" ref={heading} tabIndex={-1} className="heading-2">
        Password
      </h2>
      {standing === "open" ? (
        <div className="max-w-md">
          <PasswordForm email={email} onChanged={() => close("changed")} />
          <Button look="ghost" className="mt-3 -ml-3" onClick={() => close("closed")}>
            Cancel
          </Button>
        </div>
      ) : (
        <Button className="mt-4" onClick={() => setStanding("open")}>
          Change password
        </Button>
      )}
      <div className="mt-4 empty:hidden">
        {standing === "changed" && (
          <Note>Your password is changed. All other devices are logged out.</Note>
        )}
      </div>
    </section>
  );
}

function PasswordForm({ email, onChanged }: { email: string; onChanged: () => void }) {
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
      <PasswordField
        label="Old password"
        autoComplete="current-password"
        {...field("old_password")}
      />
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
