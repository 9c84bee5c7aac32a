import { Stripe } from "stripe";
import type { CheckoutState } from "../../store/payments/checkout-state.ts";
import type { Checkout, CheckoutOrder } from "../checkout.ts";
import { createClient, type StripeClientOptions } from "./stripe-client.ts";
import { listCases } from "./stripe-cases.ts";
import { readStripeEvent } from "./stripe-events.ts";
import { idOf, isOurs, OUR_METADATA, readState, STATE_EXPAND } from "./stripe-state.ts";

export interface StripeCheckoutOptions extends StripeClientOptions {
  /** Of the webhook endpoint: `whsec_…`. */
  readonly webhookSecret: string;
  /** The name, on the payer's page, of what the money is for. */
  readonly productName: string;
  readonly now?: () => Date;
}

/** The id of a session, a payment or its charge, as it may go into an address. */
const SESSION_ID = /^cs_\w{1,250}$/;
const PAYMENT_ID = /^pi_\w{1,250}$/;
const CHARGE_ID = /^(?:ch|py)_\w{1,250}$/;

function isRefusal(
  error: unknown,
): error is InstanceType<typeof Stripe.errors.StripeInvalidRequestError> {
  return error instanceof Stripe.errors.StripeInvalidRequestError;
}

function describeOrder(
  order: CheckoutOrder,
  productName: string,
): Stripe.Checkout.SessionCreateParams {
  const { amount, currency } = order;
  const price = { currency, unit_amount: amount, product_data: { name: productName } };
  return {
    mode: "payment",
    // The API has no `payment_method_types` any more: this filters what the account has switched on.
    allowed_payment_method_types: ["card"],
    line_items: [{ quantity: 1, price_data: price }],
    // The price as stated, in its currency, whatever the account's settings say.
    adaptive_pricing: { enabled: false },
    client_reference_id: order.userId,
    metadata: OUR_METADATA,
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
  };
}

/**
 * Each call has a key of its own, which the SDK makes and keeps over its retries. A key made of the
 * order would bring back the first session for a day, even after it expired.
 */
async function createSession(
  stripe: Stripe,
  order: CheckoutOrder,
  productName: string,
): Promise<CheckoutState> {
  const params = describeOrder(order, productName);
  try {
    const filledIn = { ...params, customer_email: order.email };
    return readState(await stripe.checkout.sessions.create(filledIn), []);
  } catch (error) {
    // An address that Stripe does not take keeps nobody from paying: they type one in there.
    if (!isRefusal(error) || error.param !== "customer_email") throw error;
    return readState(await stripe.checkout.sessions.create(params), []);
  }
}

/** Null for what the provider does not know. */
async function orNull<Found>(asked: Promise<Found>): Promise<Found | null> {
  try {
    return await asked;
  } catch (error) {
    if (isRefusal(error) && error.code === "resource_missing") return null;
    throw error;
  }
}

async function findSession(stripe: Stripe, sessionId: string): Promise<CheckoutState | null> {
  if (!SESSION_ID.test(sessionId)) return null;
  const expand = { expand: STATE_EXPAND };
  const session = await orNull(stripe.checkout.sessions.retrieve(sessionId, expand));
  if (session === null || !isOurs(session)) return null;
  return readState(session, await listCases(stripe, session));
}

async function findIntent(stripe: Stripe, payment: string): Promise<string | null> {
  if (PAYMENT_ID.test(payment)) return payment;
  if (!CHARGE_ID.test(payment)) return null;
  const charge = await orNull(stripe.charges.retrieve(payment));
  return charge === null ? null : idOf(charge.payment_intent);
}

async function findByPayment(stripe: Stripe, payment: string): Promise<string | null> {
  const payment_intent = await findIntent(stripe, payment);
  if (payment_intent === null) return null;
  const { data } = await stripe.checkout.sessions.list({ payment_intent, limit: 1 });
  return data[0] && isOurs(data[0]) ? data[0].id : null;
}

async function expireSession(stripe: Stripe, sessionId: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(sessionId);
  } catch (error) {
    if (!isRefusal(error) || error.code === "resource_missing") throw error;
    // Stripe has no code for "not open any more", so its state tells.
    const { status } = await stripe.checkout.sessions.retrieve(sessionId);
    if (status !== "complete" && status !== "expired") throw error;
  }
}

/** Refusals that mean that there is nothing to give back now: it has gone, or a bank has it. */
const NOTHING_TO_REFUND: ReadonlySet<string> = new Set([
  "charge_already_refunded",
  "charge_disputed",
]);

async function refundPayment(
  stripe: Stripe,
  paymentIntent: string,
  attempt: number,
): Promise<void> {
  // The first one's key is that of earlier versions, which may have asked already.
  const name = attempt === 0 ? paymentIntent : `${paymentIntent}:${attempt}`;
  const key = { idempotencyKey: `refund:${name}` };
  try {
    await stripe.refunds.create({ payment_intent: paymentIntent }, key);
  } catch (error) {
    if (!isRefusal(error) || !NOTHING_TO_REFUND.has(error.code ?? "")) throw error;
  }
}

/**
 * Stripe behind the `Checkout` port, or whatever speaks its wire format at `apiUrl` or behind `fetch`.
 * A session that is not ours is as unknown as one that is not there.
 * @throws Error when a secret is blank: anybody could sign with an empty one
 */
export function createStripeCheckout(options: StripeCheckoutOptions): Checkout {
  const { secretKey, webhookSecret, productName, now = () => new Date() } = options;
  if (secretKey.trim() === "") throw new Error("Stripe's secret key is blank");
  if (webhookSecret.trim() === "") throw new Error("Stripe's webhook secret is blank");
  const stripe = createClient(options);
  return {
    create: (order) => createSession(stripe, order, productName),
    find: (sessionId) => findSession(stripe, sessionId),
    findByPayment: (payment) => findByPayment(stripe, payment),
    expire: (sessionId) => expireSession(stripe, sessionId),
    refund: (paymentIntent, attempt) => refundPayment(stripe, paymentIntent, attempt),
    readEvent: (body, signature) =>
      readStripeEvent({ body, signature, secret: webhookSecret, receivedAt: now() }),
  };
}
