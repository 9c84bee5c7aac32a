import { refundWindowEnd } from "@elenchus/domain/withdrawal";
import { paymentLetter, refundedLetter } from "../mail/letters.ts";
import { addressLetter, type Letter } from "../mail/write-mail.ts";
import type { NewMail } from "../store/mail-store.ts";
import type { Payer, SettledPayment } from "../store/change-payment.ts";
import type { PaymentStore } from "../store/payment-store.ts";
import type { Checkout, CheckoutState } from "./checkout.ts";

/** What settling works with. */
export interface Settling {
  readonly checkout: Checkout;
  readonly store: PaymentStore;
  readonly now: () => Date;
  readonly newId: () => string;
  /** The address that people open. */
  readonly publicUrl: () => string;
  /** Told of what could not be done now; the next reconciliation tries again. */
  readonly report: (message: string, cause: unknown) => void;
  /** Says that there is mail to send. */
  readonly onMail: () => void;
}

/** Why money went back, for the learner. */
const REFUND_WORDS = {
  withdrawal: "you withdrew from the contract",
  duplicate: "you had paid already",
  no_account: "the account is not there any more",
  by_hand: "we were asked to",
} as const;

function writeSettlementMail(settling: Settling, payer: Payer, settled: SettledPayment) {
  const { row, settlement } = settled;
  const { firstName } = payer;
  const { id, amount, currency } = row;
  const send = (letter: Letter, event: string): NewMail =>
    addressLetter(letter, { id: settling.newId(), to: payer.email, dedupeKey: `${event}:${id}` });
  if (settlement.access === "grant") {
    const at = row.paidAt ?? settling.now();
    const withdrawUntil = new Date(refundWindowEnd(at.getTime()));
    const logInLink = settling.publicUrl();
    return send(
      paymentLetter({ firstName, amount, currency, at, withdrawUntil, logInLink }),
      "payment",
    );
  }
  if (settlement.status !== "refunded" || !settled.isNews) return null;
  const reason = REFUND_WORDS[row.refundReason ?? "by_hand"];
  return send(refundedLetter({ firstName, amount, currency, reason }), "refund");
}

/** Gives the money of a payment back, where that is due, and books it. */
async function makeRefund(settling: Settling, settled: SettledPayment): Promise<void> {
  const { row } = settled;
  if (row.status !== "paid" || row.refundRequestedAt === null || row.paymentIntent === null) return;
  await settling.checkout.refund(row.paymentIntent);
  const state = await settling.checkout.find(row.id);
  if (state !== null) await bookState(settling, state);
}

async function bookState(settling: Settling, state: CheckoutState): Promise<SettledPayment | null> {
  const { store, now } = settling;
  const write = (payer: Payer, settled: SettledPayment) =>
    writeSettlementMail(settling, payer, settled);
  const settled = await store.settle(state, now(), write);
  if (settled !== null) settling.onMail();
  return settled;
}

/** Closes the checkouts in which somebody could pay who must not. */
async function closeCheckouts(settling: Settling, settled: SettledPayment): Promise<void> {
  const { row, settlement } = settled;
  if (settlement.mustClose) await settling.checkout.expire(row.id);
  if (settlement.access !== "grant" || row.userId === null) return;
  for (const id of await settling.store.listOtherOpen(row.userId, row.id)) {
    await settling.checkout.expire(id);
  }
}

/**
 * Acts on a payment's state as the provider tells it now: books, access, mail, refund. The same however
 * often it is called, from wherever, in whatever order. What needs the provider again and fails is
 * reported and left to the next reconciliation.
 */
export async function settlePayment(
  settling: Settling,
  state: CheckoutState,
): Promise<SettledPayment | null> {
  const settled = await bookState(settling, state);
  if (settled === null) return null;
  try {
    await closeCheckouts(settling, settled);
    await makeRefund(settling, settled);
  } catch (error) {
    settling.report("a payment's follow-up is left to the next reconciliation", error);
  }
  return settled;
}
