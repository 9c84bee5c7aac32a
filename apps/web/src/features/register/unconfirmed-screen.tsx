import type { InitChatPayload } from "@elenchus/contract/session";
import { RESET_COOLDOWN_SECONDS } from "@elenchus/domain/limits";
import { useState } from "react";
import { useSecondsLeft } from "../../hooks/use-seconds-left.ts";
import { useSubmission } from "../../hooks/use-submission.ts";
import { call } from "../../lib/call.ts";
import { Button } from "../../ui/button.tsx";
import { EntrancePage } from "../../ui/entrance-page.tsx";
import { FormEnd } from "../../ui/form-end.tsx";
import { Note } from "../../ui/note.tsx";

interface UnconfirmedScreenProps {
  /** The address and password as typed, which are right. */
  credentials: InitChatPayload;
  onBack: () => void;
}

/** For who has registered and not clicked the link: says so, and sends a new one. */
export function UnconfirmedScreen({ credentials, onBack }: UnconfirmedScreenProps) {
  const [askedAt, setAskedAt] = useState<number | null>(null);
  const [sent, setSent] = useState(false);
  const secondsLeft = useSecondsLeft(askedAt, RESET_COOLDOWN_SECONDS);
  const submission = useSubmission(
    async () => {
      if (secondsLeft > 0) return;
      setSent(false);
      setAskedAt(performance.now());
      await call("resendConfirmation", credentials);
      setSent(true);
    },
    { whatFailed: "The link could not be sent. Reload the page and try again." },
  );
  return (
    <EntrancePage title="Confirm your email address">
      <p className="mt-4 wrap-anywhere">
        Your password is right, but the address {credentials.user_name} is not confirmed yet. Please
        click the link in the mail that we sent you. Look among the spam too.
      </p>
      <form className="mt-6 space-y-5" {...submission.form}>
        <FormEnd submission={submission} disabled={secondsLeft > 0}>
          {secondsLeft > 0 ? `Try again in ${secondsLeft}s` : "Send a new link"}
        </FormEnd>
      </form>
      {sent && (
        <div className="mt-5">
          <Note>A new link is on its way. Only the newest one works.</Note>
        </div>
      )}
      <Button look="ghost" className="mt-4 w-full" onClick={onBack}>
        Back to Login
      </Button>
    </EntrancePage>
  );
}
