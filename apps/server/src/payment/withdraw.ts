import {
  MOST_CONTENT_USED,
  REFUND_WINDOW_DAYS,
  refundWindowEnd,
  withdrawalStanding,
} from "@elenchus/domain/withdrawal";
import { withdrawalLetter } from "../mail/payment-letters.ts";
import { addressLetter } from "../mail/write-mail.ts";
import type { PaymentRow } from "../store/payments/change-payment.ts";
import { isDisputed, isUnderWay, type PaymentCase } from "../store/payments/payment-case.ts";
import type { PaymentsAtWork, PaymentsOptions } from "./payments-options.ts";
import type { PaymentStanding, RefundByHand, WithdrawalOutcome } from "./payments.ts";

const WHY_NOT = {
  open: null,
  too_late: `You could withdraw for ${REFUND_WINDOW_DAYS} days. That time is over.`,
  too_much_used: `More than ${MOST_CONTENT_USED * 100} % of the content has been used, so the payment can no longer be refunded.`,
} as const;

const REFUNDED = "This payment has been refunded, or the refund is on its way.";
const DISPUTED = "The card's bank is already handling a dispute about this payment.";

function statusOf(
  { status, refundRequestedAt }: PaymentRow,
  cases: readonly PaymentCase[],
): PaymentStanding["status"] {
  const isRefundUnderWay = cases.some((each) => each.kind === "refund" && isUnderWay(each));
  if (status === "refunded") return isRefundUnderWay ? "refund_requested" : "refunded";
  if (status === "disputed") return "disputed";
  if (refundRequestedAt !== null) return "refund_requested";
  return isDisputed(cases) ? "in_dispute" : "paid";
}

async function findWhyNot(
  { progress, now }: PaymentsOptions,
  { row, cases, paidAt }: { row: PaymentRow; cases: readonly PaymentCase[]; paidAt: Date },
): Promise<string | null> {
  if (row.status === "disputed") return DISPUTED;
  if (row.status !== "paid" || row.refundRequestedAt !== null) return REFUNDED;
  // Nothing can be given back while a bank has it; an inquiry asks for nothing.
  if (isDisputed(cases)) return DISPUTED;
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
  const { amount, currency, refundedAmount, paidAt } = row;
  const cases = await options.store.listCasesOf(row.id);
  return {
    amount,
    currency,
    refundedAmount,
    paidAt,
    status: statusOf(row, cases),
    withdrawUntil: new Date(refundWindowEnd(paidAt.getTime())),
    whyNot: await findWhyNot(options, { row, cases, paidAt }),
  };
}

/** When somebody withdrew from a payment; null where they did not, or where the money came back to us. */
function withdrawnAt(row: PaymentRow | null): Date | null {
  return row?.refundReason === "withdrawal" ? row.refundRequestedAt : null;
}

/**
 * Ends a contract: access at once, the mail with the change, the money as soon as the provider answers. Said again, it is
 * the same withdrawal.
 */
export async function withdraw(
  options: PaymentsAtWork,
  userId: string,
): Promise<WithdrawalOutcome> {
  const { store, accounts, now, newId } = options;
  const [row, person] = await Promise.all([store.findGranted(userId), accounts.find(userId)]);
  if (row === null || row.paidAt === null || person === null) {
    return { kind: "refused", why: "There is no payment to refund." };
  }
  const before = withdrawnAt(row);
  if (before !== null) return { kind: "withdrawn", at: before };
  const cases = await store.listCasesOf(row.id);
  const why = await findWhyNot(options, { row, cases, paidAt: row.paidAt });
  if (why !== null) return { kind: "refused", why };
  const at = now();
  const { firstName } = person;
  const { id, currency } = row;
  const amount = row.amount - row.refundedAmount;
  const letter = withdrawalLetter({ firstName, at, amount, currency, reference: id });
  // One may withdraw again after a refund that failed: that is another letter.
  const dedupeKey = `withdrawal:${id}:${at.toISOString()}`;
  const mail = addressLetter(letter, { id: newId(), to: person.email, dedupeKey });
  if (!(await store.requestRefund(id, { reason: "withdrawal", at, mail }))) {
    // Another request was faster.
    const first = withdrawnAt(await store.find(id));
    return first === null ? { kind: "refused", why: REFUNDED } : { kind: "withdrawn", at: first };
  }
  options.onMail();
  await tryRefund(options, id);
  return { kind: "withdrawn", at };
}

/** Makes a refund that was asked for; what fails is left to the next reconciliation. */
async function tryRefund(options: PaymentsAtWork, sessionId: string): Promise<void> {
  try {
    await options.look(sessionId);
  } catch (error) {
    options.report("a refund is left to the next reconciliation", error);
  }
}

/**
 * Gives a payment back because whoever runs the server decides so, however long ago it was. Said again, it is the same
 * refund.
 */
export async function refundByHand(
  options: PaymentsAtWork,
  userId: string,
): Promise<RefundByHand | null> {
  const { store, now } = options;
  const row = await store.findGranted(userId);
  if (row === null) return null;
  const asked = { reason: "by_hand", at: now(), mail: null } as const;
  const isFirst = await store.requestRefund(row.id, asked);
  if (isFirst) await tryRefund(options, row.id);
  const after = (await store.find(row.id)) ?? row;
  // Taken back by the bank, or one whose owner is gone.
  if (!isFirst && after.refundRequestedAt === null && after.status !== "refunded") return null;
  const { currency } = row;
  const isDone = after.status === "refunded";
  const hasFailed = isFirst && !isDone && after.refundRequestedAt === null;
  const amount = isFirst ? row.amount - row.refundedAmount : row.amount;
  return { amount, currency, isDone, isFirst, hasFailed };
}
