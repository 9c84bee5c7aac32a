import { Stripe } from "stripe";
import { BadSignatureError, type CheckoutEvent } from "../checkout.ts";
import { idOf } from "./stripe-state.ts";

/** Oldest signature that counts. */
const TOLERANCE_SECONDS = 300;

/** An event as it came in. */
export interface SignedEvent {
  readonly body: Buffer;
  readonly signature: string | undefined;
  readonly secret: string;
  readonly receivedAt: Date;
}

/** Whatever goes wrong here, what came was not made by Stripe for us. */
function openEvent({ body, signature, secret, receivedAt }: SignedEvent): Stripe.Event {
  if (signature === undefined) throw new BadSignatureError("the event is not signed");
  try {
    const at = receivedAt.getTime();
    return Stripe.webhooks.constructEvent(
      body,
      signature,
      secret,
      TOLERANCE_SECONDS,
      undefined,
      at,
    );
  } catch (cause) {
    throw new BadSignatureError("the event's signature does not hold", { cause });
  }
}

/** The types hold for what Stripe sends; this, for anything that was signed. */
function isEvent(event: unknown): event is Stripe.Event {
  if (typeof event !== "object" || event === null || !("data" in event)) return false;
  const { data } = event;
  if (typeof data !== "object" || data === null || !("object" in data)) return false;
  return typeof data.object === "object" && data.object !== null;
}

/** Events about a session; what is sent beside them is looked at by its payment. */
export const SESSION_EVENTS = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
] as const;

/** Events about a payment: each carries it, its charge, or both. */
export const PAYMENT_EVENTS = [
  "charge.refunded",
  "charge.refund.updated",
  "refund.created",
  "refund.updated",
  "refund.failed",
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.closed",
  "charge.dispute.funds_withdrawn",
  "charge.dispute.funds_reinstated",
  "radar.early_fraud_warning.created",
  "radar.early_fraud_warning.updated",
] as const;

type Reference = string | { readonly id: string } | null | undefined;

/** An event's object that names a payment: a refund, a dispute, a fraud warning or a charge. */
interface AboutPayment {
  readonly id: string;
  readonly object: string;
  readonly payment_intent?: Reference;
  readonly charge?: Reference;
}

function tellPayment(about: AboutPayment): CheckoutEvent {
  const charge = about.object === "charge" ? about.id : idOf(about.charge ?? null);
  const payment = idOf(about.payment_intent ?? null) ?? charge;
  return payment === null ? { about: "nothing" } : { about: "payment", payment };
}

function isOneOf<Type extends string>(types: readonly Type[], type: string): type is Type {
  return (types as readonly string[]).includes(type);
}

/**
 * Reads an event: what to look at again, never what to believe.
 * @throws BadSignatureError
 */
export function readStripeEvent(signed: SignedEvent): CheckoutEvent {
  const event = openEvent(signed);
  if (!isEvent(event)) throw new BadSignatureError("what is signed is no event");
  const { type } = event;
  const { object } = event.data as { object: AboutPayment };
  if (isOneOf(SESSION_EVENTS, type)) return { about: "session", sessionId: object.id };
  return isOneOf(PAYMENT_EVENTS, type) ? tellPayment(object) : { about: "nothing" };
}
