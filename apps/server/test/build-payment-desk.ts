import { randomUUID } from "node:crypto";
import type { Database } from "../src/db/database.ts";
import type { ApiApp } from "../src/http/api-app.ts";
import { createPayments } from "../src/payment/create-payments.ts";
import type { Payments } from "../src/payment/payments.ts";
import { createStripeCheckout } from "../src/payment/stripe/stripe-checkout.ts";
import { createStripeServer, type StripeServer } from "./stripe-server/stripe-server.ts";
import type { Stores } from "../src/store/stores.ts";
import { createStripeBooksStore } from "./stripe-server/books.ts";

export const TEST_WEBHOOK_SECRET = "whsec_test";

/** What access costs. */
export interface Price {
  readonly amount: number;
  readonly currency: string;
}
export const TEST_PRICE: Price = { amount: 2900, currency: "usd" };

/** The Stripe server with our payments on it. */
export interface PaymentDesk {
  readonly provider: StripeServer;
  readonly payments: Payments;
  /** Events as they were sent, oldest first. */
  readonly events: { body: string; signature: string }[];
  /** False keeps events from the app, as a network fault does. */
  isConnected: boolean;
  /** Answers instead of the provider; null, at once or later, lets it answer itself. */
  intercept: ((url: string, method: string) => Promise<Response | null> | null) | null;
  /** What was asked of the provider, oldest first: `POST /v1/refunds`. */
  readonly asked: string[];
  /** What the payments reported: things that are left to the next reconciliation. */
  readonly reports: string[];
  /** Tells it where its events go. */
  connect(app: ApiApp): void;
}

interface DeskOptions {
  readonly database: Database;
  readonly stores: Stores;
  readonly now: () => Date;
  readonly publicUrl: () => string;
  readonly price: Price;
}

function reportNothing(): void {}

/** An answer of a provider that is down, of the kind that is not tried again at once. */
export async function answerDown(): Promise<Response> {
  const headers = { "stripe-should-retry": "false" };
  return Response.json({ error: { type: "api_error" } }, { status: 500, headers });
}

/** Builds a {@link PaymentDesk} on an app's database. */
export function buildPaymentDesk(options: DeskOptions): PaymentDesk {
  const { database, stores, now, publicUrl, price } = options;
  const apps: ApiApp[] = [];
  const common = { now, newId: randomUUID, publicUrl, report: reportNothing };
  const provider = createStripeServer({
    ...common,
    store: createStripeBooksStore(database.orm),
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
    async fetch(input, init) {
      const { url, method } = new Request(input, { method: init?.method ?? "GET" });
      desk.asked.push(`${method} ${new URL(url).pathname}`);
      const answered = await desk.intercept?.(url, method);
      return answered ?? provider.fetch(input, init);
    },
    productName: "Elenchus",
    now,
  });
  const payments = createPayments({
    ...common,
    ...price,
    report: (message) => void desk.reports.push(message),
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
    asked: [],
    reports: [],
    connect: (app) => void apps.push(app),
  };
  return desk;
}
