import type { SettledPayment } from "../store/payments/change-payment.ts";
import type { PaymentStore } from "../store/payments/payment-store.ts";
import type { CheckoutState } from "../store/payments/checkout-state.ts";
import type { Checkout } from "./checkout.ts";
import { decideSettlement } from "./decide-settlement.ts";
import { hasFailed, isDisputed } from "../store/payments/payment-case.ts";
import { writeSettlementMails } from "./settlement-mails.ts";

/** The parts that settling works with. */
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

/** The provider's word on a checkout, and what followed. */
export interface Look {
  readonly state: CheckoutState;
  /** Null where our books do not have it. */
  readonly settled: SettledPayment | null;
}

/** Other servers may be as quick as this one, but not every time. */
const MOST_TRIES = 10;

/**
 * Asks for a payment's state and books it. An answer that was asked for before the books changed is thrown away, and
 * asked for anew: so what is booked is never older than what was booked before.
 */
async function book(settling: Settling, sessionId: string): Promise<Look | null> {
  const { checkout, store, now } = settling;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const looks = (await store.find(sessionId))?.looks ?? null;
    const state = await checkout.find(sessionId);
    if (state === null) return null;
    const settled = await store.settle({ state, looks }, now(), {
      decide: decideSettlement,
      writeMails: (payer, made) => writeSettlementMails(settling, payer, made),
    });
    if (settled === "overtaken") continue;
    if (settled !== null) settling.onMail();
    return { state, settled };
  }
  throw new Error("a payment was booked by others all the time");
}

/** Gives the money of a payment back, where that is due, and books what became of it. */
async function makeRefund(settling: Settling, settled: SettledPayment): Promise<Look | null> {
  const { row, cases } = settled;
  if (row.status !== "paid" || row.refundRequestedAt === null || row.paymentIntent === null) {
    return null;
  }
  // The bank decides first, and nothing can be given back meanwhile.
  if (isDisputed(cases)) return null;
  await settling.checkout.refund(row.paymentIntent, cases.filter(hasFailed).length);
  return book(settling, row.id);
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
 * Looks at a payment, and acts on its state as the provider tells it now: books, access, mail, refund. The same however
 * often it is called, from wherever, in whatever order. What needs the provider again and fails is
 * reported and left to the next reconciliation.
 * @returns null where the provider knows no such checkout
 */
export async function settlePayment(settling: Settling, sessionId: string): Promise<Look | null> {
  const look = await book(settling, sessionId);
  if (look === null || look.settled === null) return look;
  try {
    await closeCheckouts(settling, look.settled);
    return (await makeRefund(settling, look.settled)) ?? look;
  } catch (error) {
    settling.report("a payment's follow-up is left to the next reconciliation", error);
    return look;
  }
}
