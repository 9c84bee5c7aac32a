import { PasswordPayload } from "@elenchus/contract/account";
import type * as z from "zod/mini";
import { useSubmission } from "../../hooks/use-submission.ts";
import { readForm } from "../../lib/form-problem.ts";
import { FormEnd } from "../../ui/form-end.tsx";
import { OwnPassword } from "../../ui/own-password.tsx";

interface PasswordFormProps {
  /** Null before anybody is logged in. */
  email: string | null;
  /** On the button. */
  action: string;
  onSend: (proof: z.infer<typeof PasswordPayload>) => Promise<void>;
}

/** Asks for the password once more, before the second factor is changed. */
export function PasswordForm({ email, action, onSend }: PasswordFormProps) {
  const submission = useSubmission(
    (values) => onSend(readForm(PasswordPayload, Object.fromEntries(values))),
    { whatFailed: "This did not work. Reload the page and try again.", blame: () => "password" },
  );
  return (
    <form className="mt-5 space-y-5" {...submission.form}>
      <OwnPassword email={email} {...submission.field("password")} />
      <FormEnd submission={submission}>{submission.pending ? "One moment..." : action}</FormEnd>
    </form>
  );
}
