import { randomUUID } from "node:crypto";
import type { Database } from "../src/db/database.ts";
import type { ApiApp } from "../src/http/api-app.ts";
import { createPayments } from "../src/payment/create-payments.ts";
import type { Payments } from "../src/payment/payments.ts";
import { createStripeCheckout } from "../src/payment/stripe-checkout.ts";
import { createTestCheckout, type TestCheckout } from "../src/payment/test-checkout.ts";
import type { Stores } from "../src/store/stores.ts";
import { createTestCheckoutStore } from "../src/store/test-checkout-store.ts";

export const TEST_WEBHOOK_SECRET = "whsec_test";
export const TEST_PRICE = { amount: 2900, currency: "usd" } as const;

/** The test checkout with our payments on it. */
export interface PaymentDesk {
  readonly provider: TestCheckout;
  readonly payments: Payments;
  /** Events as they were sent, oldest first. */
  readonly events: { body: string; signature: string }[];
  /** False keeps events from the app, as a network fault does. */
  isConnected: boolean;
  /** Answers instead of the provider; null lets it answer itself. */
  intercept: ((url: string) => Promise<Response> | null) | null;
  /** Tells it where its events go. */
  connect(app: ApiApp): void;
}

interface DeskOptions {
  readonly database: Database;
  readonly stores: Stores;
  readonly now: () => Date;
  readonly publicUrl: () => string;
}

function reportNothing(): void {}

/** Builds a {@link PaymentDesk} on an app's database. */
export function buildPaymentDesk({ database, stores, now, publicUrl }: DeskOptions): PaymentDesk {
  const apps: ApiApp[] = [];
  const common = { now, newId: randomUUID, publicUrl, report: reportNothing };
  const provider = createTestCheckout({
    ...common,
    store: createTestCheckoutStore(database.orm),
    webhookSecret: TEST_WEBHOOK_SECRET,
    pauses: [],
    async deliver(body, signature) {
      desk.events.push({ body, signature });
      if (!desk.isConnected) throw new Error("no connection");
      const headers = { "content-type": "application/json", "stripe-signature": signature };
      const call = { method: "POST", url: "/api/stripe_webhook", headers, payload: body } as const;
      const answer = await apps.at(-1)?.inject(call);
      if (answer?.statusCode !== 200) throw new Error(`the webhook answered ${answer?.statusCode}`);
    },
  });
  const checkout = createStripeCheckout({
    secretKey: "sk_test_1",
    webhookSecret: TEST_WEBHOOK_SECRET,
    apiUrl: null,
    fetch: (input, init) => desk.intercept?.(new Request(input).url) ?? provider.fetch(input, init),
    productName: "Elenchus",
    now,
  });
  const payments = createPayments({
    ...common,
    ...TEST_PRICE,
    checkout,
    store: stores.payments,
    accounts: stores.accounts,
    progress: stores.progress,
    onMail: () => {},
  });
  const desk: PaymentDesk = {
    provider,
    payments,
    events: [],
    isConnected: true,
    intercept: null,
    connect: (app) => void apps.push(app),
  };
  return desk;
}
