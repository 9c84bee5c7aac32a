import type { CallReply } from "@elenchus/contract/calls";
import { useState } from "react";
import { useFocusOnMount } from "../../hooks/use-focus-on-mount.ts";
import { useSubmission } from "../../hooks/use-submission.ts";
import { call } from "../../lib/call.ts";
import { takesPasswords } from "../../lib/only-ways-in.ts";
import { Button } from "../../ui/button.tsx";
import { EntrancePage } from "../../ui/entrance-page.tsx";
import { FormEnd } from "../../ui/form-end.tsx";

interface NewAddressScreenProps {
  /** Of the link in the mail. */
  token: string;
  onNewPassword: () => void;
  onBack: () => void;
}

/** Behind a link that changes an address: a button, for programs that open links in mails press none. */
export function NewAddressScreen({ token, onNewPassword, onBack }: NewAddressScreenProps) {
  const [done, setDone] = useState<CallReply<"confirmEmailChange"> | null>(null);
  const submission = useSubmission(
    async () => setDone(await call("confirmEmailChange", { token })),
    { whatFailed: "Your email address could not be changed. Reload the page and try again." },
  );
  return (
    <EntrancePage title="Your email address">
      {done === null ? (
        <>
          <p className="mt-4">Use the address to which we sent this link for your account?</p>
          <form className="mt-6 space-y-5" {...submission.form}>
            <FormEnd submission={submission}>
              {submission.pending ? "One moment..." : "Use this address"}
            </FormEnd>
          </form>
        </>
      ) : (
        <Done done={done} onNewPassword={onNewPassword} />
      )}
      <Button look="ghost" className="mt-4 w-full" onClick={onBack}>
        {done === null ? "Leave it as it is" : "Go on"}
      </Button>
    </EntrancePage>
  );
}

function Done(props: { done: CallReply<"confirmEmailChange">; onNewPassword: () => void }) {
  const { done, onNewPassword } = props;
  const text = useFocusOnMount<HTMLParagraphElement>();
  return (
    <>
      <p
        ref={text}
        tabIndex={-1}
        className="mt-6 rounded-lg bg-accent-soft px-4 py-3 wrap-anywhere"
      >
        Your email address is now {done.email}.{done.undone && " Everybody is logged out"}
        {done.undone &&
          (takesPasswords()
            ? ", and the old password no longer works. Choose a new one now."
            : ".")}
      </p>
      {done.undone && takesPasswords() && (
        <Button look="primary" className="mt-4 min-h-12 w-full" onClick={onNewPassword}>
          Choose a new password
        </Button>
      )}
    </>
  );
}
