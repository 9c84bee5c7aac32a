import type { CustomerDetails, LineItems, SessionObject } from "./objects.ts";

/** The API version whose shapes the Stripe server speaks: the SDK's. */
export const TEST_API_VERSION = "2026-10-28.endive";

/** A session lives as long as Stripe's do unless told otherwise. */
const LIFETIME_SECONDS = 24 * 60 * 60;

/** What is asked for when a session is created, checked. */
export interface SessionOrder {
  readonly productName: string;
  readonly unitAmount: number;
  readonly currency: string;
  readonly userReference: string | null;
  readonly email: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** Fields that a session has at Stripe, and that stay as they are here. */
const UNUSED = {
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: ["card"],
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  customer: null,
  customer_account: null,
  customer_creation: "if_required",
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  livemode: false,
  locale: null,
  managed_payments: null,
  mode: "payment",
  origin_context: null,
  payment_link: null,
  payment_method_collection: "if_required",
  payment_method_configuration_details: null,
  payment_method_options: null,
  payment_method_types: ["card"],
  permissions: null,
  phone_number_collection: { enabled: false },
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  submit_type: null,
  subscription: null,
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  ui_mode: "hosted_page",
  wallet_options: null,
};

function listLineItems(order: SessionOrder, id: string): LineItems {
  const { unitAmount, currency, productName } = order;
  const item = {
    id: id.replace(/^cs_test_/, "li_"),
    object: "item",
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: unitAmount,
    amount_tax: 0,
    amount_total: unitAmount,
    currency,
    description: productName,
    metadata: {},
    price: null,
    quantity: 1,
  };
  const url = `/v1/checkout/sessions/${id}/line_items`;
  return { object: "list", data: [item], has_more: false, url };
}

/** A session that was just made, with its line items. */
export function makeSession(
  order: SessionOrder,
  { id, url, created }: { id: string; url: string; created: number },
) {
  return {
    ...UNUSED,
    id,
    object: "checkout.session" as const,
    amount_subtotal: order.unitAmount,
    amount_total: order.unitAmount,
    cancel_url: order.cancelUrl,
    client_reference_id: order.userReference,
    created,
    currency: order.currency,
    customer_details: null,
    customer_email: order.email,
    expires_at: created + LIFETIME_SECONDS,
    line_items: listLineItems(order, id),
    metadata: { ...order.metadata },
    payment_intent: null,
    payment_status: "unpaid" as const,
    status: "open" as const,
    success_url: order.successUrl,
    url,
  };
}

/** A session after its payment. */
export function completeSession(session: SessionObject, paymentIntent: string): SessionObject {
  const customer_details: CustomerDetails = {
    address: null,
    business_name: null,
    email: session.customer_email,
    individual_name: null,
    name: null,
    phone: null,
    tax_exempt: "none",
    tax_ids: [],
  };
  return {
    ...session,
    customer_details,
    payment_intent: paymentIntent,
    payment_status: "paid",
    status: "complete",
    url: null,
  };
}

/** A session that can not be paid any more. */
export function endSession(session: SessionObject): SessionObject {
  return { ...session, status: "expired", url: null };
}

/** A session as it is shown: line items only on demand. */
export function showSession(session: SessionObject): SessionObject {
  const { line_items: _lineItems, ...shown } = session;
  return shown;
}
