import { randomUUID } from "node:crypto";
import type { Database } from "../src/db/database.ts";
import type { Checkout } from "../src/payment/checkout.ts";
import { createStripeCheckout } from "../src/payment/stripe/stripe-checkout.ts";
import {
  createStripeServer,
  type StripeServer,
  type StripeServerOptions,
} from "./stripe-server/stripe-server.ts";
import { createStripeBooksStore } from "./stripe-server/books.ts";

export const TEST_SECRET_KEY = "sk_test_ofthetests";
export const TEST_WEBHOOK_SECRET = "whsec_ofthetests";

/** An event as it came to the webhook. */
export interface DeliveredEvent {
  readonly type: string;
  readonly body: Buffer;
  readonly signature: string;
}

/** A Stripe server of the tests on a database, whose events go nowhere but into a list. */
export interface StripeServerWorld {
  readonly desk: StripeServer;
  readonly delivered: DeliveredEvent[];
  /** What it is now for the Stripe server. */
  readonly clock: { now: Date };
  /** The adapter, talking to this Stripe server in the process. */
  readonly checkout: Checkout;
}

export function buildStripeServer(
  database: Database,
  changes: Partial<StripeServerOptions> = {},
): StripeServerWorld {
  const delivered: DeliveredEvent[] = [];
  const clock = { now: new Date() };
  const desk = createStripeServer({
    store: createStripeBooksStore(database.orm),
    publicUrl: () => "http://elenchus.test",
    webhookSecret: TEST_WEBHOOK_SECRET,
    async deliver(body, signature) {
      delivered.push({ type: JSON.parse(body).type, body: Buffer.from(body), signature });
    },
    now: () => clock.now,
    newId: randomUUID,
    report: (message, cause) => {
      throw new Error(message, { cause });
    },
    ...changes,
  });
  const checkout = createStripeCheckout({
    secretKey: TEST_SECRET_KEY,
    webhookSecret: TEST_WEBHOOK_SECRET,
    apiUrl: null,
    fetch: desk.fetch,
    productName: "Elenchus, one-time access",
    now: () => clock.now,
  });
  return { desk, delivered, clock, checkout };
}
