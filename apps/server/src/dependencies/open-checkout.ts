import type { PaymentConfig } from "../config.ts";
import type { Checkout, DemoCheckoutDesk } from "../payment/checkout.ts";
import type { DemoCheckoutOptions } from "../payment/demo-checkout.ts";

/** Where learners pay, and the desk of the demo, which takes no card. */
export interface OpenedCheckout {
  readonly checkout: Checkout;
  readonly desk: DemoCheckoutDesk | null;
}

const PRODUCT_NAME = "Elenchus: access to all seven modules";

/** Stripe, or the demo's own. Loaded here, for where nobody pays nothing of it is needed. */
export async function openCheckout(
  { stripe }: PaymentConfig,
  options: Omit<DemoCheckoutOptions, "productName">,
): Promise<OpenedCheckout> {
  if (stripe === null) {
    const { createDemoCheckout } = await import("../payment/demo-checkout.ts");
    return createDemoCheckout({ ...options, productName: PRODUCT_NAME });
  }
  const { createStripeCheckout } = await import("../payment/stripe/stripe-checkout.ts");
  const { now } = options;
  const checkout = createStripeCheckout({
    productName: PRODUCT_NAME,
    now,
    ...stripe,
    fetch: null,
  });
  return { checkout, desk: null };
}
