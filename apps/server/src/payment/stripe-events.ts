import { Stripe } from "stripe";
import { BadSignatureError, type CheckoutEvent } from "./checkout.ts";
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

function tellPayment(payment: string | { readonly id: string } | null): CheckoutEvent {
  const paymentIntent = idOf(payment);
  return paymentIntent === null ? { about: "nothing" } : { about: "payment", paymentIntent };
}

/**
 * Reads an event: what to look at again, never what to believe.
 * @throws BadSignatureError
 */
export function readStripeEvent(signed: SignedEvent): CheckoutEvent {
  const event = openEvent(signed);
  if (!isEvent(event)) throw new BadSignatureError("what is signed is no event");
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.async_payment_failed":
    case "checkout.session.expired":
      return { about: "session", sessionId: event.data.object.id };
    case "charge.refunded":
    case "charge.dispute.created":
      return tellPayment(event.data.object.payment_intent);
    default:
      return { about: "nothing" };
  }
}
