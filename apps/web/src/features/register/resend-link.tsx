import type { InitChatPayload } from "@elenchus/contract/session";
import { RESET_COOLDOWN_SECONDS } from "@elenchus/domain/limits";
import { useState } from "react";
import { useSecondsLeft } from "../../hooks/use-seconds-left.ts";
import { useSubmission } from "../../hooks/use-submission.ts";
import { call } from "../../lib/call.ts";
import { FormEnd } from "../../ui/form-end.tsx";
import { MailboxLink } from "../../ui/mailbox-link.tsx";
import { Note } from "../../ui/note.tsx";

interface ResendLinkProps {
  /** The address and password as typed. */
  credentials: InitChatPayload;
  /** On the button. */
  label: string;
  /** Outlined where another mail is on its way already. */
  look?: "primary" | "outline";
}

/** Sends the link by which an address is confirmed once more; in the demo, leads to it. */
export function ResendLink({ credentials, label, look = "primary" }: ResendLinkProps) {
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
    {
      whatFailed: "The link could not be sent. Reload the page and try again.",
      // Nothing waits for a confirmation then: the link was clicked meanwhile, or there was an account before.
      describe: ({ code, message }) =>
        code === "invalid_credentials"
          ? "No link was sent: this address may have an account already. Go back and log in."
          : message,
    },
  );
  return (
    <>
      <form className="mt-6 space-y-5" {...submission.form}>
        <FormEnd submission={submission} disabled={secondsLeft > 0} look={look}>
          {secondsLeft > 0 ? `Try again in ${secondsLeft}s` : label}
        </FormEnd>
      </form>
      {sent && (
        <div className="mt-5">
          <Note>A new link is on its way. Only the newest one works.</Note>
        </div>
      )}
      <MailboxLink />
    </>
  );
}
