import { formatMoney } from "@elenchus/domain/money";
import type { AccountPayment, AccountReply } from "@elenchus/contract/account";
import { useRef } from "react";
import { useSubmission } from "../../hooks/use-submission.ts";
import { call } from "../../lib/call.ts";
import { formatDay } from "../../lib/format-date.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/problem.tsx";
import { Question } from "../../ui/question.tsx";

interface WithdrawDialogProps {
  account: AccountReply;
  payment: AccountPayment;
  onWithdrawn: (at: string) => void;
  onCancel: () => void;
}

/** The first of two steps says what withdrawing means; its button is the second. */
export function WithdrawDialog({ account, payment, onWithdrawn, onCancel }: WithdrawDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const { form, pending, problem } = useSubmission(
    async () => {
      const { withdrawn_at: at } = await call("withdraw", { confirm: true });
      onWithdrawn(at);
    },
    { whatFailed: "The withdrawal could not be sent. Reload the page and try again." },
  );
  return (
    <Question
      title="Withdraw from the contract"
      initialFocus={cancel}
      busy={pending}
      onCancel={onCancel}
    >
      <p className="mt-3 wrap-anywhere">
        {account.first_name} {account.last_name} ({account.email}) withdraws from the contract for
        access to Elenchus, paid on {formatDay(payment.paid_at)}.
      </p>
      <ul className="mt-3 list-disc space-y-1.5 pl-5">
        <li>Your access ends at once, and so does an open dialogue.</li>
        <li>
          {formatMoney(payment.amount - payment.refunded_amount, payment.currency)} is refunded to
          the card you paid with, within 5–10 business days.
        </li>
        <li>You will get a confirmation by email.</li>
      </ul>
      <form {...form}>
        {problem !== null && (
          <div className="mt-4">
            <Problem text={problem} />
          </div>
        )}
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button ref={cancel} disabled={pending} onClick={onCancel}>
            Cancel
          </Button>
          <Button look="primary" type="submit" disabled={pending}>
            {pending ? "Withdrawing..." : "Confirm withdrawal"}
          </Button>
        </div>
      </form>
    </Question>
  );
}
