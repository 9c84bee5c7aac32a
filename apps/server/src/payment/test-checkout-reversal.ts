import type { ChargeObject } from "../store/test-checkout-objects.ts";

/** A refund of some or all of a charge. */
export function makeRefund(
  { id: charge, payment_intent, currency }: ChargeObject,
  { id, amount, created }: { id: string; amount: number; created: number },
) {
  return {
    id,
    object: "refund" as const,
    amount,
    balance_transaction: null,
    charge,
    created,
    currency,
    customer: null,
    customer_account: null,
    metadata: {},
    payment_intent,
    payment_method: null,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: "succeeded",
    transfer_reversal: null,
  };
}

/** A dispute over a charge: whoever holds the card wants the money back through the bank. */
export function makeDispute(
  { id: charge, payment_intent, amount, currency }: ChargeObject,
  { id, created }: { id: string; created: number },
) {
  return {
    id,
    object: "dispute" as const,
    amount,
    balance_transactions: [],
    charge,
    created,
    currency,
    enhanced_eligibility_types: [],
    evidence: {},
    evidence_details: {},
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent,
    reason: "fraudulent",
    status: "needs_response",
  };
}
