import { normaliseEmail } from "../identity/email-address.ts";
import type { PaymentRow } from "../store/payments/change-payment.ts";
import type { CheckoutEvent } from "./checkout.ts";
import type { OpenCheckout, Payments, PayingUser, ReturnOutcome } from "./payments.ts";
import type { PaymentsAtWork, PaymentsOptions } from "./payments-options.ts";
import { reconcilePayments } from "./reconcile-payments.ts";
import { settlePayment } from "./settle-payment.ts";
import { shareLooks } from "./share-looks.ts";
import { describePayment, refundByHand, withdraw } from "./withdraw.ts";

/** A checkout with less time than this left is not worth going back to. */
const WORTH_REUSING_MS = 15 * 60_000;

/** Sees what became of a checkout that our books call open. */
async function lookAtOpen(options: PaymentsAtWork, row: PaymentRow) {
  const { store, now, amount, currency } = options;
  const look = await options.look(row.id);
  if (look === null) {
    await store.markUnknown(row.id, now());
    return { hasPaid: false, reusable: null };
  }
  const { state, settled } = look;
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

/**
 * Whether a payment that gave access still counts. One that we hold for gone is looked at again before anybody is asked
 * to pay anew: the bank may have decided for whoever paid, or a refund may have come back.
 */
async function isStillPaid(options: PaymentsAtWork, row: PaymentRow): Promise<boolean> {
  const isGone = row.status === "disputed" || row.status === "refunded";
  const after = isGone ? ((await options.look(row.id))?.settled?.row ?? row) : row;
  return after.status === "paid" && after.refundRequestedAt === null;
}

async function openCheckout(
  options: PaymentsAtWork,
  user: PayingUser,
): Promise<OpenCheckout | null> {
  const { store } = options;
  const granted = await store.findGranted(user.id);
  if (granted !== null && (await isStillPaid(options, granted))) return null;
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
  options: PaymentsAtWork,
  sessionId: string,
  email: string,
): Promise<ReturnOutcome> {
  const { store, now } = options;
  const row = await store.find(sessionId);
  if (row === null || row.returnedAt !== null) return { kind: "refused" };
  if (!(await isOwnedBy(options, row, email))) return { kind: "refused" };
  const after = (await options.look(sessionId))?.settled?.row;
  // The money goes back, and another payment lets them in.
  if (after?.refundReason === "duplicate") return { kind: "refused" };
  const gaveAccess = after?.status === "paid" && after.grantedAt !== null;
  if (!after || !gaveAccess || after.userId === null || after.refundRequestedAt !== null) {
    return { kind: "unpaid" };
  }
  const isFirst = await store.takeReturn(sessionId, now());
  return isFirst ? { kind: "paid", userId: after.userId } : { kind: "refused" };
}

async function follow(options: PaymentsAtWork, event: CheckoutEvent): Promise<void> {
  if (event.about === "nothing") return;
  const id =
    event.about === "session"
      ? event.sessionId
      : await options.checkout.findByPayment(event.payment);
  const look = id === null ? null : await options.look(id);
  if (look === null || look.settled !== null) return;
  // Made, and the server died before it was booked: the session itself says whose it is.
  const { state } = look;
  if (state.userId === null || (await options.accounts.find(state.userId)) === null) return;
  await options.store.keep(state, state.userId);
  await options.look(state.id);
}

/** Payments over a checkout and our books. */
export function createPayments(given: PaymentsOptions): Payments {
  const look = shareLooks((sessionId) => settlePayment(given, sessionId));
  const options = { ...given, look };
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
