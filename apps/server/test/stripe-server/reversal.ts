import type { ChargeObject } from "./objects.ts";

/** As long as banks give on the whole. */
const EVIDENCE_SECONDS = 9 * 86_400;

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
    status: "succeeded" as string,
    transfer_reversal: null,
  };
}

/** A dispute over a charge: whoever holds the card wants the money back through the bank. */
export function makeDispute(
  { id: charge, payment_intent, amount, currency }: ChargeObject,
  { id, created, status }: { id: string; created: number; status: string },
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
    evidence_details: {
      due_by: created + EVIDENCE_SECONDS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: "not_submitted",
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent,
    reason: "fraudulent",
    status,
  };
}

/** A warning that whoever holds the card calls a charge fraud. */
export function makeFraudWarning(
  { id: charge, payment_intent }: ChargeObject,
  { id, created }: { id: string; created: number },
) {
  return {
    id,
    object: "radar.early_fraud_warning" as const,
    actionable: true,
    charge,
    created,
    fraud_type: "unauthorized_use_of_card",
    livemode: false,
    payment_intent,
  };
}
