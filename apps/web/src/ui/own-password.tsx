import { FRESH_LOG_IN_MINUTES } from "@elenchus/domain/limits";
import type { FieldProps } from "../hooks/use-submission.ts";
import { takesPasswords } from "../lib/only-ways-in.ts";
import { PasswordField } from "./password-field.tsx";
import { UsernameField } from "./username-field.tsx";

interface OwnPasswordProps extends FieldProps {
  /** Whose; null where it is not known. */
  email: string | null;
}

/** Asks once more for the password. Where passwords are not used, says what is wanted instead. */
export function OwnPassword({ email, ...field }: OwnPasswordProps) {
  if (!takesPasswords())
    return (
      <p className="text-ink-soft">
        This is possible for {FRESH_LOG_IN_MINUTES} minutes after you have logged in.
      </p>
    );
  return (
    <>
      <UsernameField email={email} />
      <PasswordField label="Your password" autoComplete="current-password" {...field} />
    </>
  );
}
