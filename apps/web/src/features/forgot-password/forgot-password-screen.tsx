import { SendResetEmailPayload } from "@elenchus/contract/accounts";
import { RESET_COOLDOWN_SECONDS } from "@elenchus/domain/limits";
import { ACCOUNT_MESSAGES } from "@elenchus/domain/account-messages";
import { useState } from "react";
import { useSecondsLeft } from "../../hooks/use-seconds-left.ts";
import { useSubmission } from "../../hooks/use-submission.ts";
import { call } from "../../lib/call.ts";
import { readForm } from "../../lib/form-problem.ts";
import { Button } from "../../ui/button.tsx";
import { EntrancePage } from "../../ui/entrance-page.tsx";
import { FormEnd } from "../../ui/form-end.tsx";
import { MailboxLink } from "../../ui/mailbox-link.tsx";
import { Note } from "../../ui/note.tsx";
import { TextField } from "../../ui/text-field.tsx";

interface ForgotPasswordScreenProps {
  /** When the last link was asked for, on the clock of `performance.now()`; null for never. */
  askedAt: number | null;
  onAsk: (at: number) => void;
  onBack: () => void;
}

/** Asks for a reset link. Source: specification §2, screen 3, and §5. */
export function ForgotPasswordScreen({ askedAt, onAsk, onBack }: ForgotPasswordScreenProps) {
  const secondsLeft = useSecondsLeft(askedAt, RESET_COOLDOWN_SECONDS);
  const [sent, setSent] = useState(false);
  const submission = useSubmission(
    async (values) => {
      // Enter in the field asks too, whatever the button says.
      if (secondsLeft > 0) return;
      setSent(false);
      const payload = readForm(SendResetEmailPayload, Object.fromEntries(values));
      onAsk(performance.now());
      await call("sendResetEmail", payload);
      setSent(true);
    },
    {
      whatFailed: ACCOUNT_MESSAGES.resetFailed,
      blame: () => "email",
    },
  );

  return (
    <EntrancePage title="Forgot password">
      <p className="mt-3 text-ink-soft">We will send you a link to set a new password.</p>
      <form className="mt-6 space-y-5" {...submission.form}>
        <TextField label="Email" type="email" autoComplete="email" {...submission.field("email")} />
        <FormEnd submission={submission} disabled={secondsLeft > 0}>
          {secondsLeft > 0 ? `Try again in ${secondsLeft}s` : "Send Reset Email"}
        </FormEnd>
      </form>
      {sent && (
        <div className="mt-5">
          <Note>{ACCOUNT_MESSAGES.resetSent}</Note>
          <MailboxLink />
        </div>
      )}
      <Button look="ghost" className="mt-4 w-full" onClick={onBack}>
        Back to Login
      </Button>
    </EntrancePage>
  );
}
