import type { CallReply } from "@elenchus/contract/calls";
import { useSubmission } from "../../hooks/use-submission.ts";
import { call } from "../../lib/call.ts";
import { Button } from "../../ui/button.tsx";
import { EntrancePage } from "../../ui/entrance-page.tsx";
import { FormEnd } from "../../ui/form-end.tsx";
import { Note } from "../../ui/note.tsx";
import { usePrice } from "../../hooks/use-price.ts";
import { PriceNote } from "../../ui/price-note.tsx";

interface NoAccessScreenProps {
  /** A note on what has just happened, where that needs saying. */
  note: string | null;
  onAnswer: (reply: CallReply<"initChat">, email: string) => Promise<void>;
  onAccount: () => void;
}

/** For who is known and has no access: to pay, or to see what is kept of them. */
export function NoAccessScreen({ note, onAnswer, onAccount }: NoAccessScreenProps) {
  const price = usePrice();
  const submission = useSubmission(
    async () => {
      const { email } = await call("account", {});
      const reply = await call("openCheckout", {});
      await onAnswer("user_id" in reply ? reply : { ...reply, paid_before: false }, email);
    },
    { whatFailed: "The payment page could not be opened. Reload the page and try again." },
  );
  return (
    <EntrancePage title="Access to Elenchus">
      {note !== null && (
        <div className="mt-4">
          <Note>{note}</Note>
        </div>
      )}
      <p className="mt-4">
        You do not have access at the moment. Your account and everything in it are kept.
      </p>
      <PriceNote told={price} className="mt-3 text-ink-soft" />
      <form className="mt-6 space-y-5" {...submission.form}>
        <FormEnd submission={submission}>
          {submission.pending ? "Opening the payment page..." : "Go to payment"}
        </FormEnd>
      </form>
      <Button className="mt-4 w-full" onClick={onAccount}>
        Your account and data
      </Button>
    </EntrancePage>
  );
}
