import { createTurnTaking } from "../limits/turn-taking.ts";
import type { PaymentRow } from "../store/payment-store.ts";
import type { CheckoutEvent } from "./checkout.ts";
import type { OpenCheckout, Payments, PayingUser, ReturnOutcome } from "./payments.ts";
import type { PaymentsOptions } from "./payments-options.ts";
import { reconcilePayments } from "./reconcile-payments.ts";
import { settlePayment } from "./settle-payment.ts";
import { describePayment, refundByHand, withdraw } from "./withdraw.ts";

/** A checkout with less time than this left is not worth going back to. */
const WORTH_REUSING_MS = 15 * 60_000;

async function openCheckout(options: PaymentsOptions, user: PayingUser): Promise<OpenCheckout | null> {
  const { checkout, store, now, publicUrl, amount, currency } = options;
  const worthwhile = new Date(now().getTime() + WORTH_REUSING_MS);
  const open = await store.findOpen(user.id, worthwhile);
  if (open !== null && open.amount === amount && open.currency === currency) {
    const state = await checkout.find(open.id);
    if (state?.standing === "open" && state.url !== null) {
      return { sessionId: state.id, url: state.url };
    }
    const settled = state === null ? null : await settlePayment(options, state);
    if (settled?.row.status === "paid") return null;
  }
  const state = await checkout.create({
    userId: user.id,
    email: user.email,
    amount,
    currency,
    successUrl: `${publicUrl()}/?payment=success`,
    cancelUrl: `${publicUrl()}/?payment=cancelled`,
  });
  await store.keep(state, user.id);
  if (state.url === null) throw new Error("a checkout that was just made has no address");
  return { sessionId: state.id, url: state.url };
}

async function isOwnedBy(options: PaymentsOptions, row: PaymentRow, email: string) {
  const owner = row.userId === null ? null : await options.accounts.find(row.userId);
  return owner !== null && owner.email === email.trim().toLowerCase();
}

async function confirmReturn(
  options: PaymentsOptions,
  sessionId: string,
  email: string,
): Promise<ReturnOutcome> {
  const { checkout, store, now } = options;
  const row = await store.find(sessionId);
  if (row === null || row.returnedAt !== null) return { kind: "refused" };
  if (!(await isOwnedBy(options, row, email))) return { kind: "refused" };
  const state = await checkout.find(sessionId);
  const settled = state === null ? null : await settlePayment(options, state);
  const after = settled?.row;
  const gaveAccess = after?.status === "paid" && after.grantedAt !== null;
  if (!after || !gaveAccess || after.userId === null || after.refundRequestedAt !== null) {
    return { kind: "unpaid" };
  }
  const isFirst = await store.takeReturn(sessionId, now());
  return isFirst ? { kind: "paid", userId: after.userId } : { kind: "refused" };
}

async function follow(options: PaymentsOptions, event: CheckoutEvent): Promise<void> {
  if (event.about === "nothing") return;
  const { checkout } = options;
  const state =
    event.about === "session"
      ? await checkout.find(event.sessionId)
      : await checkout.findByPayment(event.paymentIntent);
  if (state === null) return;
  const settled = await settlePayment(options, state);
  // Made, and the server died before it was booked: the session itself says whose it is.
  if (settled !== null || state.userId === null) return;
  if ((await options.accounts.find(state.userId)) === null) return;
  await options.store.keep(state, state.userId);
  await settlePayment(options, state);
}

/** Payments over a checkout and our books. */
export function createPayments(options: PaymentsOptions): Payments {
  // Two log-ins at once are to share one checkout: whoever pays in both would pay twice.
  const takeTurns = createTurnTaking();
  return {
    open: (user) => takeTurns(user.id, () => openCheckout(options, user)),
    confirmReturn: (sessionId, email) => confirmReturn(options, sessionId, email),
    readEvent: (body, signature) => options.checkout.readEvent(body, signature),
    follow: (event) => follow(options, event),
    describe: (userId) => describePayment(options, userId),
    withdraw: (userId) => withdraw(options, userId),
    refund: (userId) => refundByHand(options, userId),
    reconcile: () => reconcilePayments(options),
  };
}
