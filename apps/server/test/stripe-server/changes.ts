import type { ChargeObject, SessionObject } from "./objects.ts";
import type { StripeBooks } from "./books.ts";
import { makeCharge, makePaymentIntent } from "./payment.ts";
import { noSuch, StripeRefusal } from "./refusal.ts";
import { completeSession, endSession, showSession } from "./session.ts";

/** Something that happened, to be told by an event. */
export interface Happening {
  readonly type: string;
  readonly object: object;
}

/** What a change is made with: one transaction's books, and what happened in it. */
export interface Change {
  readonly books: StripeBooks;
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

/** Makes an open session unpayable. @throws StripeRefusal when it is over already */
export async function expireSession(change: Change, id: string): Promise<SessionObject> {
  const session = await lockSession(change, id);
  if (session === null) throw noSuch("checkout.session", id);
  if (session.status === "open") return end(change, session);
  const text = `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`;
  throw new StripeRefusal(400, text);
}

/** The charge of a payment, kept from others until the transaction ends. */
export async function lockCharge(
  { books }: Change,
  paymentIntent: string,
): Promise<ChargeObject | null> {
  const intent = await books.find("payment_intent", paymentIntent);
  return intent === null ? null : books.lock("charge", intent.latest_charge);
}
