import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import type { StripeServer } from "../stripe-server/stripe-server.ts";
import { buildDatabase } from "../build-database.ts";
import { buildStripeServer, TEST_SECRET_KEY, TEST_WEBHOOK_SECRET } from "../build-stripe-server.ts";

/** A server elsewhere that speaks Stripe's wire format, with books of its own. */
export interface CardProvider {
  /** What Elenchus is set to. */
  readonly settings: Readonly<Record<string, string>>;
  pay(sessionId: string): Promise<unknown>;
  /** What its operator, and the payers' banks, do there. */
  readonly desk: StripeServer;
  close(): Promise<void>;
}

/**
 * @param deliver takes an event to Elenchus' webhook
 * @param onAsked hears of each request before it is answered
 */
export async function startCardProvider(
  publicUrl: string,
  deliver: (body: string, signature: string) => Promise<void>,
  onAsked: (path: string) => Promise<void> | void = () => {},
): Promise<CardProvider> {
  const database = await buildDatabase("postgres");
  const { desk } = buildStripeServer(database, { publicUrl: () => publicUrl, deliver });
  const reply = async (request: IncomingMessage, answer: ServerResponse): Promise<void> => {
    const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
    await onAsked(request.url ?? "/");
    const body = Buffer.concat(await Readable.from(request).toArray());
    const answered = await desk.fetch(`https://api.stripe.com${request.url}`, {
      method: request.method ?? "GET",
      headers: Object.fromEntries(headers) as Record<string, string>,
      ...(body.length > 0 ? { body } : {}),
    });
    answer.writeHead(answered.status, Object.fromEntries(answered.headers));
    answer.end(await answered.text());
  };
  const server = createServer((request, answer) => {
    reply(request, answer).catch((fault: unknown) => {
      // Whoever asked was killed meanwhile.
      if (!request.destroyed && !answer.destroyed) throw fault;
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      PAYMENT: "stripe",
      STRIPE_API_URL: `http://127.0.0.1:${port}`,
      STRIPE_SECRET_KEY: TEST_SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: TEST_WEBHOOK_SECRET,
      PRICE: "2900",
      CURRENCY: "usd",
    },
    pay: (sessionId) => desk.pay(sessionId),
    desk,
    async close() {
      server.close();
      server.closeAllConnections();
      await database.close();
    },
  };
}
