import { formatMoney } from "@elenchus/domain/money";
import type { AccountPayment, AccountReply } from "@elenchus/contract/account";
import { useState } from "react";
import { formatDay } from "../../lib/format-date.ts";
import { Button } from "../../ui/button.tsx";
import { Fact, Facts } from "./facts.tsx";
import { WithdrawDialog } from "./withdraw-dialog.tsx";

const STATUS = {
  paid: "Paid",
  in_dispute: "Paid; your bank disputes the payment",
  refund_requested: "Refund under way",
  refunded: "Refunded",
  disputed: "Taken back by your bank",
} as const satisfies Record<AccountPayment["status"], string>;

interface PaymentSectionProps {
  account: AccountReply;
  payment: AccountPayment;
  onWithdrawn: (at: string) => void;
}

/** The payment, and the way out of the contract while there is one. */
export function PaymentSection({ account, payment, onWithdrawn }: PaymentSectionProps) {
  const [open, setOpen] = useState(false);
  return (
    <section aria-labelledby="payment" className="account-section">
      <h2 id="payment" className="heading-2">
        Payment
      </h2>
      <Facts>
        <Fact name="Amount">{formatMoney(payment.amount, payment.currency)}</Fact>
        {payment.refunded_amount > 0 && payment.refunded_amount < payment.amount && (
          <Fact name="Refunded of it">
            {formatMoney(payment.refunded_amount, payment.currency)}
          </Fact>
        )}
        <Fact name="Date">{formatDay(payment.paid_at)}</Fact>
        <Fact name="Status">{STATUS[payment.status]}</Fact>
      </Facts>
      {payment.can_withdraw ? (
        <>
          <p className="mt-4 text-ink-soft">
            You can withdraw from the contract until {formatDay(payment.withdraw_until)}.
          </p>
          <Button className="mt-3" onClick={() => setOpen(true)}>
            Withdraw from the contract
          </Button>
        </>
      ) : (
        payment.why_not !== null && <p className="mt-4 text-ink-soft">{payment.why_not}</p>
      )}
      {open && (
        <WithdrawDialog
          account={account}
          payment={payment}
          onWithdrawn={onWithdrawn}
          onCancel={() => setOpen(false)}
        />
      )}
    </section>
  );
}
