import { randomUUID } from "node:crypto";
import type { Database } from "../src/db/database.ts";
import type { Checkout, DemoCheckoutDesk } from "../src/payment/checkout.ts";
import { createDemoCheckout, type DemoCheckoutOptions } from "../src/payment/demo-checkout.ts";
import { createDemoCheckoutStore } from "../src/store/payments/demo-checkout-store.ts";

/** The demo's checkout on a database, telling what was paid into a list. */
export interface DemoCheckoutWorld {
  readonly checkout: Checkout;
  readonly desk: DemoCheckoutDesk;
  readonly paid: string[];
  /** What it is now for the checkout. */
  readonly clock: { now: Date };
}

export function buildDemoCheckout(
  database: Database,
  changes: Partial<DemoCheckoutOptions> = {},
): DemoCheckoutWorld {
  const paid: string[] = [];
  const clock = { now: new Date() };
  const made = createDemoCheckout({
    store: createDemoCheckoutStore(database.orm),
    productName: "Elenchus, one-time access",
    publicUrl: () => "http://elenchus.test",
    now: () => clock.now,
    newId: randomUUID,
    onPaid: async (id) => void paid.push(id),
    report: (message, cause) => {
      throw new Error(message, { cause });
    },
    ...changes,
  });
  return { ...made, paid, clock };
}
