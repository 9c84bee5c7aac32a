import { Stripe } from "stripe";
import type { PaymentCase } from "../../store/payments/payment-case.ts";
import { chargeOf, idOf } from "./stripe-state.ts";

/** Of one payment there are hardly more than two. */
const limit = 100;

function toDate(seconds: number): Date {
  return new Date(seconds * 1000);
}

function readRefund({ id, amount, currency, ...refund }: Stripe.Refund): PaymentCase {
  // Before Stripe knows better, it is on its way.
  const { status, failure_reason } = refund;
  const [state, reason] = [status ?? "pending", failure_reason ?? refund.reason];
  const openedAt = toDate(refund.created);
  return { id, kind: "refund", state, amount, currency, reason, dueAt: null, openedAt };
}

function readDispute({ id, amount, currency, status, ...dispute }: Stripe.Dispute): PaymentCase {
  const { reason, created, evidence_details: evidence } = dispute;
  // 0 where the bank hears nobody.
  const dueAt = evidence.due_by ? toDate(evidence.due_by) : null;
  return {
    id,
    kind: "dispute",
    state: status,
    amount,
    currency,
    reason,
    dueAt,
    openedAt: toDate(created),
  };
}

function readWarning(
  { id, actionable, fraud_type: reason, created }: Stripe.Radar.EarlyFraudWarning,
  { amount, currency }: Stripe.Charge,
): PaymentCase {
  const state = actionable ? "actionable" : "closed";
  const openedAt = toDate(created);
  return { id, kind: "fraud_warning", state, amount, currency, reason, dueAt: null, openedAt };
}

function isForbidden(error: unknown): boolean {
  return error instanceof Stripe.errors.StripePermissionError;
}

/** @throws Error where a key that may not read disputes keeps us from knowing how one stands */
async function listDisputes(
  stripe: Stripe,
  payment_intent: string,
  charge: Stripe.Charge,
): Promise<Stripe.Dispute[]> {
  try {
    return await stripe.disputes.list({ payment_intent, limit }).autoPagingToArray({ limit });
  } catch (error) {
    if (charge.disputed || !isForbidden(error)) throw error;
    return [];
  }
}

/** None where the key may not read them: they change nothing. */
async function listWarnings(
  stripe: Stripe,
  payment_intent: string,
): Promise<Stripe.Radar.EarlyFraudWarning[]> {
  try {
    const asked = stripe.radar.earlyFraudWarnings.list({ payment_intent, limit });
    return await asked.autoPagingToArray({ limit });
  } catch (error) {
    if (!isForbidden(error)) throw error;
    return [];
  }
}

/**
 * Cases that came up about a session's payment since it was paid.
 * @param session expanded by `STATE_EXPAND`
 */
export async function listCases(
  stripe: Stripe,
  session: Stripe.Checkout.Session,
): Promise<PaymentCase[]> {
  const payment_intent = idOf(session.payment_intent);
  if (session.payment_status !== "paid") return [];
  const charge = chargeOf(session);
  if (payment_intent === null) return [];
  const [refunds, disputes, warnings] = await Promise.all([
    stripe.refunds.list({ payment_intent, limit }).autoPagingToArray({ limit }),
    listDisputes(stripe, payment_intent, charge),
    listWarnings(stripe, payment_intent),
  ]);
  return [
    ...refunds.map(readRefund),
    ...disputes.map(readDispute),
    ...warnings.map((warning) => readWarning(warning, charge)),
  ];
}
