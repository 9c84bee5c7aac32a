import { useEffect, useState } from "react";
import { call } from "../lib/call.ts";

/** Leads to the mail that was just sent, where everybody's can be read: in the demo. */
export function MailboxLink() {
  const [mailbox, setMailbox] = useState<string>();
  useEffect(() => {
    call("registration", {}).then(
      (told) => setMailbox(told.mailbox),
      () => {},
    );
  }, []);
  if (mailbox === undefined) return null;
  return (
    <a href={mailbox} className="button mt-4 w-full button-outline">
      Open the demo’s mailbox
    </a>
  );
}
