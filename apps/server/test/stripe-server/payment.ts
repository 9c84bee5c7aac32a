import type { ChargeObject, SessionObject } from "./objects.ts";

/** What both have at Stripe, and that stays as it is here. */
const UNUSED = {
  application: null,
  application_fee_amount: null,
  customer: null,
  description: null,
  livemode: false,
  on_behalf_of: null,
  payment_method: "pm_card_visa",
  receipt_email: null,
  review: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
};

const UNUSED_IN_INTENT = {
  ...UNUSED,
  allowed_payment_method_types: ["card"],
  amount_capturable: 0,
  automatic_payment_methods: null,
  canceled_at: null,
  cancellation_reason: null,
  capture_method: "automatic_async",
  client_secret: null,
  confirmation_method: "automatic",
  customer_account: null,
  excluded_payment_method_types: null,
  last_payment_error: null,
  managed_payments: null,
  next_action: null,
  payment_method_configuration_details: null,
  payment_method_options: null,
  payment_method_types: ["card"],
  payment_record: null,
  processing: null,
  setup_future_usage: null,
  status: "succeeded",
};

const UNUSED_IN_CHARGE = {
  ...UNUSED,
  application_fee: null,
  balance_transaction: null,
  calculated_statement_descriptor: null,
  captured: true,
  failure_balance_transaction: null,
  failure_code: null,
  failure_message: null,
  fraud_details: null,
  outcome: null,
  paid: true,
  payment_method_details: null,
  receipt_number: null,
  receipt_url: null,
  source_transfer: null,
  status: "succeeded",
};

/** What a payment gets for itself. */
export interface PaymentIds {
  readonly intentId: string;
  readonly chargeId: string;
  /** Seconds since 1970. */
  readonly created: number;
}

/** The payment intent of a session that is paid. */
export function makePaymentIntent(
  { amount_total, currency }: SessionObject,
  { intentId, chargeId, created }: PaymentIds,
) {
  return {
    ...UNUSED_IN_INTENT,
    id: intentId,
    object: "payment_intent" as const,
    amount: amount_total,
    amount_received: amount_total,
    created,
    currency,
    latest_charge: chargeId,
    metadata: {},
  };
}

/** The charge of a session that is paid. */
export function makeCharge(
  { amount_total, currency, customer_email }: SessionObject,
  { intentId, chargeId, created }: PaymentIds,
) {
  return {
    ...UNUSED_IN_CHARGE,
    id: chargeId,
    object: "charge" as const,
    amount: amount_total,
    amount_captured: amount_total,
    amount_refunded: 0,
    billing_details: {
      address: null,
      email: customer_email,
      name: null,
      phone: null,
      tax_id: null,
    },
    created,
    currency,
    disputed: false,
    metadata: {},
    payment_intent: intentId,
    refunded: false,
  };
}

/** A charge after some or all of it has gone back, or, by less than nothing, has come back to us. */
export function giveBack(charge: ChargeObject, amount: number): ChargeObject {
  const amount_refunded = charge.amount_refunded + amount;
  return { ...charge, amount_refunded, refunded: amount_refunded === charge.amount };
}
