import type { CheckoutState } from "../store/payments/checkout-state.ts";
import { hasFailed, isLost, sumRefunds, type PaymentCase } from "../store/payments/payment-case.ts";
import type { PaymentBooks, RefundReason, Settlement } from "../store/payments/settlement.ts";

/** Nothing follows but the status. */
function become(status: Settlement["status"]): Settlement {
  return { status, access: "leave", refund: null, isRefundOff: false, mustClose: false };
}

function settleOpen({ hasOwner, hasOtherPayment }: PaymentBooks): Settlement {
  return { ...become("open"), mustClose: !hasOwner || hasOtherPayment };
}

/** Why one that gave nobody access goes back; null for one that is to give it, or that cannot go back by itself. */
function findRefundReason(books: PaymentBooks): RefundReason | null {
  if (!books.hasOwner) return "no_account";
  return books.hasOtherPayment ? "duplicate" : null;
}

/** The money is with us, all of it or a part. */
function settlePaid(books: PaymentBooks, cases: readonly PaymentCase[]): Settlement {
  const isRefundOff = books.isRefundRequested && books.hasNewFailure;
  const leave = { ...become("paid"), isRefundOff };
  if (books.isRefundRequested && !isRefundOff) return leave;
  if (books.isGranted) return books.isTaken ? { ...leave, access: "restore" } : leave;
  const refund = findRefundReason(books);
  if (refund === null) return { ...leave, access: "grant" };
  // One that failed is not tried again and again: whoever runs the server finds another way.
  return cases.some(hasFailed) ? leave : { ...leave, refund };
}

/** Takes away what this payment gave: once, and not what another payment gives now. */
function settleReversed(status: "refunded" | "disputed", books: PaymentBooks): Settlement {
  const givesAccess = books.isGranted && books.status === "paid" && !books.isRefundRequested;
  const access = givesAccess && !books.hasOtherPayment ? "revoke" : "leave";
  return { ...become(status), access };
}

/**
 * What a payment's state at the provider means for us. Pure, and the same however often and in
 * whatever order events come: it looks at states alone. An open dispute, a fraud warning and a refund of a part leave
 * access; all of the money refunded, or taken by the bank, ends it; and whatever puts that right gives it back.
 * @param cases all refunds and disputes of the payment
 */
export function decideSettlement(
  standing: CheckoutState["standing"],
  cases: readonly PaymentCase[],
  books: PaymentBooks,
): Settlement {
  // A payment that was made once is never open again: such an answer is none.
  const wasPaid = books.status !== "open" && books.status !== "expired";
  if (wasPaid && standing !== "paid") return become(books.status);
  switch (standing) {
    case "paid":
      if (sumRefunds(cases) >= books.amount) return settleReversed("refunded", books);
      return isLost(cases) ? settleReversed("disputed", books) : settlePaid(books, cases);
    case "open":
      return books.status === "expired" ? become("expired") : settleOpen(books);
    case "expired":
      return become("expired");
    case "processing":
      return become(books.status === "expired" ? "expired" : "open");
  }
}
