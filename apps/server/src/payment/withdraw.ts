import {
  MOST_CONTENT_USED,
  REFUND_WINDOW_DAYS,
  refundWindowEnd,
  withdrawalStanding,
} from "@elenchus/domain/withdrawal";
import { withdrawalLetter } from "../mail/letters.ts";
import { addressLetter } from "../mail/write-mail.ts";
import type { PaymentRow } from "../store/change-payment.ts";
import type { PaymentsOptions } from "./payments-options.ts";
import type { PaymentStanding, RefundByHand, WithdrawalOutcome } from "./payments.ts";
import { settlePayment } from "./settle-payment.ts";

const WHY_NOT = {
  open: null,
  too_late: `You could withdraw for ${REFUND_WINDOW_DAYS} days. That time is over.`,
  too_much_used: `More than ${MOST_CONTENT_USED * 100} % of the content has been used, so the payment can no longer be refunded.`,
} as const;

function statusOf({ status, refundRequestedAt }: PaymentRow): PaymentStanding["status"] {
  if (status === "refunded" || status === "disputed") return status;
  return refundRequestedAt === null ? "paid" : "refund_requested";
}

async function findWhyNot(
  { progress, now }: PaymentsOptions,
  row: PaymentRow,
  paidAt: Date,
): Promise<string | null> {
  if (row.status !== "paid" || row.refundRequestedAt !== null) {
    return row.status === "disputed"
      ? "The card's bank is already handling a dispute about this payment."
      : "This payment has been refunded, or the refund is on its way.";
  }
  if (row.userId === null) return "This account no longer exists.";
  const finished = await progress.countFinished(row.userId);
  return WHY_NOT[withdrawalStanding(paidAt.getTime(), now().getTime(), finished)];
}

/** How the payment that gave somebody access stands. */
export async function describePayment(
  options: PaymentsOptions,
  userId: string,
): Promise<PaymentStanding | null> {
  const row = await options.store.findGranted(userId);
  if (row === null || row.paidAt === null) return null;
  return {
    amount: row.amount,
    currency: row.currency,
    status: statusOf(row),
    paidAt: row.paidAt,
    withdrawUntil: new Date(refundWindowEnd(row.paidAt.getTime())),
    whyNot: await findWhyNot(options, row, row.paidAt),
  };
}

/** Ends a contract: access at once, the mail with the change, the money as soon as the provider answers. */
export async function withdraw(
  options: PaymentsOptions,
  userId: string,
): Promise<WithdrawalOutcome> {
  const { store, accounts, now, newId } = options;
  const [row, person] = await Promise.all([store.findGranted(userId), accounts.find(userId)]);
  if (row === null || row.paidAt === null || person === null) {
    return { kind: "refused", why: "There is no payment to refund." };
  }
  const why = await findWhyNot(options, row, row.paidAt);
  if (why !== null) return { kind: "refused", why };
  const at = now();
  const { firstName } = person;
  const { id, amount, currency } = row;
  const letter = withdrawalLetter({ firstName, at, amount, currency, reference: id });
  const address = { id: newId(), to: person.email, dedupeKey: `withdrawal:${id}` };
  const mail = addressLetter(letter, address);
  const isFirst = await store.requestRefund(id, { reason: "withdrawal", at, mail });
  if (!isFirst) return { kind: "refused", why: "You have already withdrawn." };
  options.onMail();
  await tryRefund(options, id);
  return { kind: "withdrawn", at };
}

/** Makes a refund that was asked for; what fails is left to the next reconciliation. */
async function tryRefund(options: PaymentsOptions, sessionId: string): Promise<void> {
  try {
    const state = await options.checkout.find(sessionId);
    if (state !== null) await settlePayment(options, state);
  } catch (error) {
    options.report("a refund is left to the next reconciliation", error);
  }
}

/** Gives a payment back because whoever runs the server decides so, however long ago it was. */
export async function refundByHand(
  options: PaymentsOptions,
  userId: string,
): Promise<RefundByHand | null> {
  const { store, now } = options;
  const row = await store.findGranted(userId);
  if (row === null) return null;
  const isFirst = await store.requestRefund(row.id, { reason: "by_hand", at: now(), mail: null });
  if (!isFirst) return null;
  await tryRefund(options, row.id);
  const after = await store.find(row.id);
  return { amount: row.amount, currency: row.currency, isDone: after?.status === "refunded" };
}
