import { count, eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { buildDatabase, type DatabaseKind } from "./build-database.ts";
import {
  buildStripeServer,
  TEST_SECRET_KEY,
  TEST_WEBHOOK_SECRET,
  type StripeServerWorld,
} from "./build-stripe-server.ts";
import { demoCheckoutObjects } from "../src/db/schema/account-schema.ts";
import type { Database } from "../src/db/database.ts";
import type { CheckoutOrder } from "../src/payment/checkout.ts";
import { createStripeCheckout } from "../src/payment/stripe/stripe-checkout.ts";

/** How the adapter reaches the Stripe server. */
export const TRANSPORTS = ["in the process", "over HTTP"] as const;
export type Transport = (typeof TRANSPORTS)[number];

/** What happens to a request on its way: null is nothing. */
type Fault = "down" | "failing" | "reply lost" | null;

type Params = Readonly<Record<string, string>>;

/** What the API answered. */
export interface Asked {
  readonly status: number;
  // Tests look into bodies freely.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
  readonly headers: Headers;
}

export type Ask = (
  method: "GET" | "POST",
  path: string,
  params?: Params,
  headers?: Params,
) => Promise<Asked>;

export interface CheckoutWorld extends StripeServerWorld {
  readonly database: Database;
  /** Asks the API by hand, for what the port does not. */
  readonly ask: Ask;
  /** The way to the API. Faults are used up one a request; the last one stays. */
  readonly way: { faults: Fault[]; requests: number };
  countObjects(kind: string): Promise<number>;
  close(): Promise<void>;
}

export function buildOrder(changes: Partial<CheckoutOrder> = {}): CheckoutOrder {
  return {
    userId: randomUUID(),
    email: "ada@example.org",
    amount: 4900,
    currency: "eur",
    successUrl: "http://elenchus.test/?paid={CHECKOUT_SESSION_ID}",
    cancelUrl: "http://elenchus.test/?cancelled",
    ...changes,
  };
}

/** The form in which an order comes, for requests by hand. */
export function buildOrderForm(changes: Params = {}): Params {
  const price = "line_items[0][price_data]";
  return {
    mode: "payment",
    "allowed_payment_method_types[0]": "card",
    "adaptive_pricing[enabled]": "false",
    [`${price}[currency]`]: "eur",
    [`${price}[unit_amount]`]: "4900",
    [`${price}[product_data][name]`]: "Socks",
    "line_items[0][quantity]": "1",
    success_url: "http://elenchus.test/",
    cancel_url: "http://elenchus.test/",
    ...changes,
  };
}

class NetworkDownError extends Error {}

/** The same handler, reached by a way on which things happen. */
function spoilWay(fetch: typeof globalThis.fetch, way: CheckoutWorld["way"]) {
  return async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    way.requests += 1;
    const fault = way.faults.length > 1 ? way.faults.shift() : way.faults[0];
    if (fault === "down") throw new NetworkDownError("no way");
    if (fault === "failing") return Response.json({ error: { message: "oh" } }, { status: 500 });
    const answer = await fetch(input, init);
    if (fault === "reply lost") throw new NetworkDownError("no way back");
    return answer;
  };
}

async function serve(fetch: typeof globalThis.fetch) {
  const server = createServer((request, reply) => {
    const answer = async () => {
      const { method = "GET", url = "/", headers } = request;
      const init = { method, headers: headers as Record<string, string> };
      const body = method === "POST" ? { body: await text(request) } : {};
      const response = await fetch(`http://127.0.0.1${url}`, { ...init, ...body });
      reply.writeHead(response.status, Object.fromEntries(response.headers));
      reply.end(await response.text());
    };
    answer().catch((error: unknown) => {
      if (!(error instanceof NetworkDownError)) throw error;
      request.socket.destroy();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

/** Requests to the Stripe server, past the adapter and its way. */
export function createAsk(fetch: typeof globalThis.fetch): Ask {
  return async (method, path, params = {}, headers = {}) => {
    const form = new URLSearchParams(params);
    const url = `https://api.stripe.com/v1/${path}`;
    const answer = await fetch(method === "GET" ? `${url}?${form.toString()}` : url, {
      method,
      headers: { authorization: `Bearer ${TEST_SECRET_KEY}`, ...headers },
      ...(method === "POST" && { body: form }),
    });
    return { status: answer.status, body: await answer.json(), headers: answer.headers };
  };
}

/** A Stripe server of the tests on a database of its own, and the adapter that reaches it one way or the other. */
export async function buildCheckoutWorld(
  kind: DatabaseKind,
  transport: Transport,
): Promise<CheckoutWorld> {
  const database = await buildDatabase(kind);
  const world = buildStripeServer(database);
  const way: CheckoutWorld["way"] = { faults: [null], requests: 0 };
  const fetch = spoilWay(world.desk.fetch, way);
  const server = transport === "over HTTP" ? await serve(fetch) : null;
  const checkout = createStripeCheckout({
    secretKey: TEST_SECRET_KEY,
    webhookSecret: TEST_WEBHOOK_SECRET,
    apiUrl: server?.apiUrl ?? null,
    fetch: server === null ? fetch : null,
    productName: "Elenchus <one-time> & “more”",
    now: () => world.clock.now,
  });
  return {
    ...world,
    database,
    checkout,
    ask: createAsk(world.desk.fetch),
    way,
    async countObjects(objectKind) {
      const isIt = eq(demoCheckoutObjects.kind, objectKind);
      const [row] = await database.orm.select({ n: count() }).from(demoCheckoutObjects).where(isIt);
      return row?.n ?? 0;
    },
    async close() {
      await server?.close();
      await database.close();
    },
  };
}
