import type { Stripe } from "stripe";
import type { CheckoutState } from "../../store/payments/checkout-state.ts";
import type { PaymentCase } from "../../store/payments/payment-case.ts";

/** Marks sessions as ours: others may be sold on the same Stripe account. */
export const OUR_METADATA = { app: "elenchus" } as const;

/** The parts that must come with a session so that it tells how its payment stands. */
export const STATE_EXPAND = ["payment_intent.latest_charge"];

/** Whether a session was made by `create` of our adapter, here or on another instance. */
export function isOurs(session: Stripe.Checkout.Session): boolean {
  return session.mode === "payment" && session.metadata?.["app"] === OUR_METADATA.app;
}

/** The id of what Stripe gives by id, or whole. */
export function idOf(reference: string | { readonly id: string } | null): string | null {
  return typeof reference === "string" ? reference : (reference?.id ?? null);
}

/**
 * The charge of a session that is paid. Refunds and disputes leave the session "paid", so nothing may be granted
 * without it.
 * @throws Error where Stripe does not show it
 */
export function chargeOf({ id, payment_intent }: Stripe.Checkout.Session): Stripe.Charge {
  const charge = typeof payment_intent === "object" ? payment_intent?.latest_charge : null;
  if (typeof charge === "object" && charge !== null) return charge;
  throw new Error(`Stripe calls ${id} paid, but does not show its charge`);
}

/** Whether a completed session's payment has failed for good: it cannot be tried again in there. */
function hasFailed({ payment_intent }: Stripe.Checkout.Session): boolean {
  if (typeof payment_intent !== "object" || payment_intent === null) return false;
  return ["requires_payment_method", "canceled"].includes(payment_intent.status);
}

/** `no_payment_required` is no payment: we never give anything for nothing. */
function readStanding(session: Stripe.Checkout.Session): CheckoutState["standing"] {
  if (session.payment_status === "paid") return "paid";
  if (session.status === "expired") return "expired";
  if (session.status !== "complete") return "open";
  return hasFailed(session) ? "expired" : "processing";
}

/**
 * A session of ours as the port tells it.
 * @param cases of its payment, if it is paid
 */
export function readState(
  session: Stripe.Checkout.Session,
  cases: readonly PaymentCase[],
): CheckoutState {
  return {
    id: session.id,
    url: session.url,
    userId: session.client_reference_id,
    amount: session.amount_total ?? 0,
    currency: session.currency ?? "",
    expiresAt: new Date(session.expires_at * 1000),
    standing: readStanding(session),
    paymentIntent: idOf(session.payment_intent),
    cases,
  };
}
