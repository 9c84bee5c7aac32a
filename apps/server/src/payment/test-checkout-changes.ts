import type { ChargeObject, RefundObject, SessionObject } from "../store/test-checkout-objects.ts";
import type { TestCheckoutBooks } from "../store/test-checkout-store.ts";
import { giveBack, makeCharge, makePaymentIntent } from "./test-checkout-payment.ts";
import { noSuch, TestCheckoutRefusal } from "./test-checkout-refusal.ts";
import { makeDispute, makeRefund } from "./test-checkout-reversal.ts";
import { completeSession, endSession, showSession } from "./test-checkout-session.ts";

/** Something that happened, to be told by an event. */
export interface Happening {
  readonly type: string;
  readonly object: object;
}

/** What a change is made with: one transaction's books, and what happened in it. */
export interface Change {
  readonly books: TestCheckoutBooks;
  /** Told once the transaction holds. */
  readonly happened: Happening[];
  readonly now: Date;
  /** Makes an id with a prefix, as Stripe's are: `pi_…`. */
  readonly makeId: (prefix: string) => string;
}

/** Seconds since 1970, as Stripe tells times. */
export function toSeconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}

function isOverdue(session: SessionObject, now: Date): boolean {
  return session.status === "open" && now.getTime() >= session.expires_at * 1000;
}

/** Ends a session that is locked and open. */
async function end({ books, happened }: Change, session: SessionObject): Promise<SessionObject> {
  const ended = endSession(session);
  await books.replace("session", ended);
  happened.push({ type: "checkout.session.expired", object: showSession(ended) });
  return ended;
}

/** Locks a session. Nobody watches the clock: whose time is over ends when it is looked at. */
async function lockSession(change: Change, id: string): Promise<SessionObject | null> {
  const session = await change.books.lock("session", id);
  return session !== null && isOverdue(session, change.now) ? end(change, session) : session;
}

/** A session as it is now. */
export async function lookAtSession(change: Change, id: string): Promise<SessionObject | null> {
  const session = await change.books.find("session", id);
  return session !== null && isOverdue(session, change.now) ? lockSession(change, id) : session;
}

/** Pays a session if it is open. Whoever comes at once waits at the lock, and finds it paid. */
export async function paySession(change: Change, id: string): Promise<SessionObject | null> {
  const { books, happened, makeId, now } = change;
  const session = await lockSession(change, id);
  if (session?.status !== "open") return session;
  const ids = { intentId: makeId("pi_"), chargeId: makeId("ch_"), created: toSeconds(now) };
  const paid = completeSession(session, ids.intentId);
  await books.add("payment_intent", makePaymentIntent(session, ids));
  await books.add("charge", makeCharge(session, ids));
  await books.replace("session", paid);
  happened.push({ type: "checkout.session.completed", object: showSession(paid) });
  return paid;
}

/** Makes an open session unpayable. @throws TestCheckoutRefusal when it is over already */
export async function expireSession(change: Change, id: string): Promise<SessionObject> {
  const session = await lockSession(change, id);
  if (session === null) throw noSuch("checkout.session", id);
  if (session.status === "open") return end(change, session);
  const text = `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`;
  throw new TestCheckoutRefusal(400, text);
}

async function lockCharge({ books }: Change, paymentIntent: string): Promise<ChargeObject | null> {
  const intent = await books.find("payment_intent", paymentIntent);
  return intent === null ? null : books.lock("charge", intent.latest_charge);
}

/** How much goes back: what was asked for, or all that is left. */
function decideRefund(charge: ChargeObject, asked: number | null): number {
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    const text = `Charge ${charge.id} has already been refunded.`;
    throw new TestCheckoutRefusal(400, text, { code: "charge_already_refunded" });
  }
  if (charge.disputed) {
    const text = `Charge ${charge.id} has been charged back; cannot issue a refund.`;
    throw new TestCheckoutRefusal(400, text, { code: "charge_disputed" });
  }
  if (asked === null || asked <= left) return asked ?? left;
  const text = `Refund amount (${asked}) is greater than unrefunded amount on charge (${left})`;
  throw new TestCheckoutRefusal(400, text, { param: "amount" });
}

/**
 * Gives money back.
 * @param asked null for all that is left
 * @throws TestCheckoutRefusal
 */
export async function refundPayment(
  change: Change,
  paymentIntent: string,
  asked: number | null,
): Promise<RefundObject> {
  const { books, happened, makeId, now } = change;
  const charge = await lockCharge(change, paymentIntent);
  if (charge === null) throw noSuch("payment_intent", paymentIntent, "payment_intent");
  const amount = decideRefund(charge, asked);
  const refund = makeRefund(charge, { id: makeId("re_"), amount, created: toSeconds(now) });
  const changed = giveBack(charge, amount);
  await books.add("refund", refund);
  await books.replace("charge", changed);
  happened.push({ type: "charge.refunded", object: changed });
  return refund;
}

/** Has the bank of whoever paid ask for the money; false when nothing was paid or it did before. */
export async function disputeSession(change: Change, id: string): Promise<boolean> {
  const { books, happened, makeId, now } = change;
  const session = await books.find("session", id);
  if (!session?.payment_intent) return false;
  const charge = await lockCharge(change, session.payment_intent);
  if (charge === null || charge.disputed) return false;
  const dispute = makeDispute(charge, { id: makeId("du_"), created: toSeconds(now) });
  await books.add("dispute", dispute);
  await books.replace("charge", { ...charge, disputed: true });
  happened.push({ type: "charge.dispute.created", object: dispute });
  return true;
}
