import { normaliseEmail } from "../session/email-address.ts";
import type { PaymentRow } from "../store/change-payment.ts";
import type { CheckoutEvent } from "./checkout.ts";
import type { OpenCheckout, Payments, PayingUser, ReturnOutcome } from "./payments.ts";
import type { PaymentsOptions } from "./payments-options.ts";
import { reconcilePayments } from "./reconcile-payments.ts";
import { settlePayment } from "./settle-payment.ts";
import { describePayment, refundByHand, withdraw } from "./withdraw.ts";

/** A checkout with less time than this left is not worth going back to. */
const WORTH_REUSING_MS = 15 * 60_000;

/** Sees what became of a checkout that our books call open. */
async function lookAtOpen(options: PaymentsOptions, row: PaymentRow) {
  const { checkout, store, now, amount, currency } = options;
  const state = await checkout.find(row.id);
  if (state === null) {
    await store.markUnknown(row.id, now());
    return { hasPaid: false, reusable: null };
  }
  const settled = await settlePayment(options, state);
  const hasTime = state.expiresAt.getTime() > now().getTime() + WORTH_REUSING_MS;
  const isSame = state.amount === amount && state.currency === currency;
  // After a password reset nobody can come back from it.
  const canReturn = row.returnedAt === null;
  const isReusable =
    state.standing === "open" && state.url !== null && hasTime && isSame && canReturn;
  const reusable = isReusable ? { sessionId: state.id, url: state.url } : null;
  return { hasPaid: settled?.row.status === "paid", reusable };
}

async function createCheckout(
  options: PaymentsOptions,
  user: PayingUser,
  seen: readonly string[],
): Promise<OpenCheckout> {
  const { checkout, store, now, publicUrl, amount, currency } = options;
  const made = await checkout.create({
    userId: user.id,
    email: user.email,
    amount,
    currency,
    successUrl: `${publicUrl()}/?payment=success`,
    cancelUrl: `${publicUrl()}/?payment=cancelled`,
  });
  if (made.url === null) throw new Error("a checkout that was just made has no address");
  const worthwhile = new Date(now().getTime() + WORTH_REUSING_MS);
  const kept = await store.keepOnly(made, user.id, { seen, worthwhile });
  if (kept.id === made.id) return { sessionId: made.id, url: made.url };
  // Another instance was faster. Nobody knows the address of this one, so nothing hangs on its end.
  checkout.expire(made.id).catch((error: unknown) => {
    options.report("a checkout that nobody needs stays open until its time is over", error);
  });
  return { sessionId: kept.id, url: kept.url };
}

async function openCheckout(
  options: PaymentsOptions,
  user: PayingUser,
): Promise<OpenCheckout | null> {
  const { store } = options;
  const granted = await store.findGranted(user.id);
  if (granted?.status === "paid" && granted.refundRequestedAt === null) return null;
  // All of them, also those at another price: somebody may have paid there, unheard.
  let reusable: OpenCheckout | null = null;
  const rows = await store.listOpen(user.id);
  for (const row of rows) {
    const seen = await lookAtOpen(options, row);
    if (seen.hasPaid) return null;
    reusable ??= seen.reusable;
  }
  const seen = rows.map(({ id }) => id);
  return reusable ?? createCheckout(options, user, seen);
}

async function isOwnedBy(options: PaymentsOptions, row: PaymentRow, email: string) {
  const owner = row.userId === null ? null : await options.accounts.find(row.userId);
  return owner !== null && owner.email === normaliseEmail(email);
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
  // The money goes back, and another payment lets them in.
  if (after?.refundReason === "duplicate") return { kind: "refused" };
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
  const opening = new Map<string, Promise<OpenCheckout | null>>();
  /** Log-ins at once share one checkout, and one wait for a provider that is slow. */
  const open = (user: PayingUser): Promise<OpenCheckout | null> => {
    const shared = opening.get(user.id);
    if (shared) return shared;
    const mine = openCheckout(options, user).finally(() => opening.delete(user.id));
    opening.set(user.id, mine);
    return mine;
  };
  return {
    open,
    confirmReturn: (sessionId, email) => confirmReturn(options, sessionId, email),
    readEvent: (body, signature) => options.checkout.readEvent(body, signature),
    follow: (event) => follow(options, event),
    describe: (userId) => describePayment(options, userId),
    withdraw: (userId) => withdraw(options, userId),
    refund: (userId) => refundByHand(options, userId),
    reconcile: () => reconcilePayments(options),
  };
}
