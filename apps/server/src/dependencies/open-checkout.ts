import type { PaymentConfig } from "../config.ts";
import type { Checkout, TestCheckoutDesk } from "../payment/checkout.ts";
import {
  createTestCheckout,
  type TestCheckoutOptions,
} from "../payment/test-checkout/test-checkout.ts";

/** Where learners pay, and the desk where the test checkout takes no card. */
export interface OpenedCheckout {
  readonly checkout: Checkout;
  readonly desk: TestCheckoutDesk | null;
}

const PRODUCT_NAME = "Elenchus: access to all seven modules";

/**
 * Stripe, or in the demo a server of our own that speaks its wire format to the same adapter. Loaded here, for where
 * nobody pays nothing of it is needed.
 */
export async function openCheckout(
  { stripe }: PaymentConfig,
  now: () => Date,
  test: () => TestCheckoutOptions,
): Promise<OpenedCheckout> {
  const { createStripeCheckout } = await import("../payment/stripe/stripe-checkout.ts");
  const common = { productName: PRODUCT_NAME, now };
  if (stripe !== null) {
    const checkout = createStripeCheckout({ ...common, ...stripe, fetch: null });
    return { checkout, desk: null };
  }
  const options = test();
  const desk = createTestCheckout(options);
  const checkout = createStripeCheckout({
    ...common,
    secretKey: "sk_test_demo",
    webhookSecret: options.webhookSecret,
    apiUrl: null,
    fetch: desk.fetch,
  });
  return { checkout, desk };
}

/**
 * Takes the test checkout's events to our own webhook, by the network as Stripe does.
 * @param address where this process listens
 */
export function createDelivery(address: () => string): TestCheckoutOptions["deliver"] {
  return async (body, signature) => {
    const response = await fetch(`${address()}/api/stripe_webhook`, {
      method: "POST",
      headers: { "content-type": "application/json", "stripe-signature": signature },
      body,
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`the webhook answered ${response.status}`);
  };
}
