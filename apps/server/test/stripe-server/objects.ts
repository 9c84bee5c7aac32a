/** A checkout session as Stripe's API shows it: the fields that mean something here. */
export interface SessionObject {
  readonly id: string;
  readonly object: "checkout.session";
  readonly amount_subtotal: number;
  readonly amount_total: number;
  readonly cancel_url: string;
  readonly client_reference_id: string | null;
  readonly created: number;
  readonly currency: string;
  readonly customer_details: CustomerDetails | null;
  readonly customer_email: string | null;
  readonly expires_at: number;
  /** Kept with the session; shown only when asked for. */
  readonly line_items?: LineItems;
  readonly metadata: Record<string, string>;
  readonly payment_intent: string | null;
  readonly payment_status: "paid" | "unpaid";
  readonly status: "open" | "complete" | "expired";
  readonly success_url: string;
  /** Where to pay; null once that is over. */
  readonly url: string | null;
}

export interface CustomerDetails {
  address: null;
  business_name: null;
  email: string | null;
  individual_name: null;
  name: null;
  phone: null;
  tax_exempt: "none";
  tax_ids: never[];
}

export interface LineItems {
  object: "list";
  data: { [field: string]: unknown; description: string }[];
  has_more: boolean;
  url: string;
}

/** A payment intent as Stripe's API shows it: the fields that mean something here. */
export interface PaymentIntentObject {
  readonly id: string;
  readonly object: "payment_intent";
  readonly amount: number;
  readonly currency: string;
  readonly latest_charge: string;
}

/** A charge as Stripe's API shows it: the fields that mean something here. */
export interface ChargeObject {
  readonly id: string;
  readonly object: "charge";
  readonly amount: number;
  readonly amount_refunded: number;
  readonly currency: string;
  readonly disputed: boolean;
  readonly payment_intent: string;
  /** Whether all of it has gone back. */
  readonly refunded: boolean;
}

/** A refund as Stripe's API shows it: the fields that mean something here. */
export interface RefundObject {
  readonly id: string;
  readonly object: "refund";
  readonly amount: number;
  readonly charge: string;
  readonly payment_intent: string;
  readonly status: string;
}

/** A dispute as Stripe's API shows it: the fields that mean something here. */
export interface DisputeObject {
  readonly id: string;
  readonly object: "dispute";
  readonly charge: string;
  readonly payment_intent: string;
  readonly status: string;
}

/** An early fraud warning as Stripe's API shows it: the fields that mean something here. */
export interface FraudWarningObject {
  readonly id: string;
  readonly object: "radar.early_fraud_warning";
  readonly actionable: boolean;
  readonly charge: string;
  readonly payment_intent: string;
}

/** What was answered to a request that carries an idempotency key. */
export interface KeptAnswer {
  readonly id: string;
  /** Tells another request under the same key. */
  readonly fingerprint: string;
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** What is kept, by kind. */
export interface StripeObjectKinds {
  readonly session: SessionObject;
  readonly payment_intent: PaymentIntentObject;
  readonly charge: ChargeObject;
  readonly refund: RefundObject;
  readonly dispute: DisputeObject;
  readonly fraud_warning: FraudWarningObject;
  readonly answer: KeptAnswer;
}
