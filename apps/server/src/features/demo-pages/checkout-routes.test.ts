import Fastify from "fastify";
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from "fastify-type-provider-zod";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildDatabase } from "../../../test/build-database.ts";
import { buildOrder } from "../../../test/build-checkout-world.ts";
import { buildDemoCheckout, type DemoCheckoutWorld } from "../../../test/build-demo-checkout.ts";
import type { Database } from "../../db/database.ts";
import { answerFailure } from "../../errors/error-handler.ts";
import { acceptJsonOnly } from "../../http/json-body.ts";
import { refuseForeignOrigins } from "../../http/same-origin.ts";
import { addSecurityHeaders } from "../../http/security-headers.ts";
import type { CheckoutOrder } from "../../payment/checkout.ts";
import { addDemoCheckoutRoutes } from "./checkout-routes.ts";

const ORIGIN = "http://elenchus.test";
const FORM = "application/x-www-form-urlencoded";

describe("the Stripe server's pages", () => {
  let database: Database;
  let world: DemoCheckoutWorld;
  const app = Fastify().withTypeProvider<ZodTypeProvider>();
  beforeAll(async () => {
    database = await buildDatabase("pglite");
    world = buildDemoCheckout(database);
    app.setValidatorCompiler(validatorCompiler);
    app.setSerializerCompiler(serializerCompiler);
    app.setErrorHandler(answerFailure);
    acceptJsonOnly(app);
    await addSecurityHeaders(app, false, { style: [], script: [] });
    refuseForeignOrigins(app, ORIGIN);
    addDemoCheckoutRoutes(app, { checkout: world.desk });
    app.post("/json", () => ({}));
    await app.ready();
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  async function create(changes: Partial<CheckoutOrder> = {}): Promise<string> {
    return (await world.checkout.create(buildOrder({ successUrl: `${ORIGIN}/?paid`, ...changes })))
      .id;
  }

  const open = (id: string) => app.inject({ url: `/demo/checkout/${id}` });

  /** Sends the page's form as a browser does: without fields. */
  const press = (id: string, button: string, headers: Record<string, string> = {}) =>
    app.inject({
      method: "POST",
      url: `/demo/checkout/${id}/${button}`,
      headers: { "content-type": FORM, origin: ORIGIN, ...headers },
      payload: "",
    });

  async function readStanding(id: string) {
    return (await world.checkout.find(id))?.standing;
  }

  test("an open one says that no card is charged, what is paid, and for whom", async () => {
    const id = await create({ email: "<ada>&'co'@example.org", amount: 123_456, currency: "usd" });
    const { statusCode, body, headers } = await open(id);
    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers["cache-control"]).toBe("no-store, no-transform");
    expect(body).toContain("This is a test checkout. No card is charged.");
    expect(body).toContain("Elenchus, one-time access");
    expect(body).toContain("US$1,234.56");
    expect(body).toContain("For &lt;ada&gt;&amp;&#39;co&#39;@example.org");
    expect(body).toContain(`<form method="post" action="/demo/checkout/${id}/pay">`);
    expect(body).not.toMatch(/<script|style=|<ada>/);
  });

  test("amounts are told in units of their currency", async () => {
    const id = await create({ amount: 4900, currency: "jpy" });
    const { body } = await open(id);
    expect(body).toContain("JP¥4,900");
  });

  test("the page lets the browser tell its origin with the form", async () => {
    const { headers, body } = await open(await create());
    expect(headers["referrer-policy"]).toBe("same-origin");
    expect(body).not.toContain("no-referrer");
  });

  test("who pays has paid, and goes where the order says", async () => {
    const id = await create();
    const { statusCode, headers } = await press(id, "pay");
    expect(statusCode).toBe(303);
    expect(headers.location).toBe("http://elenchus.test/?paid");
    await expect(readStanding(id)).resolves.toBe("paid");
  });

  test("who pays twice at once has paid once, and goes on both times", async () => {
    const id = await create();
    world.paid.length = 0;
    const answers = await Promise.all([press(id, "pay"), press(id, "pay"), press(id, "pay")]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303]);
    expect(world.paid).toEqual([id]);
  });

  test("who cancels goes back, and can still pay", async () => {
    const id = await create();
    const { statusCode, headers } = await press(id, "cancel");
    expect(statusCode).toBe(303);
    expect(headers.location).toBe("http://elenchus.test/?cancelled");
    await expect(readStanding(id)).resolves.toBe("open");
    expect((await press(id, "pay")).statusCode).toBe(303);
  });

  test("a paid one says so, and leads on", async () => {
    const id = await create();
    await press(id, "pay");
    for (const answer of [await open(id), await press(id, "cancel")]) {
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain("has already been paid");
      expect(answer.body).toContain('href="http://elenchus.test/?paid"');
      expect(answer.body).not.toContain("<form");
    }
  });

  test("an expired one says so, and is not paid", async () => {
    const id = await create();
    await world.checkout.expire(id);
    for (const answer of [await open(id), await press(id, "pay"), await press(id, "cancel")]) {
      expect(answer.statusCode).toBe(410);
      expect(answer.body).toContain("has expired");
      expect(answer.body).not.toContain("<form");
    }
    await expect(readStanding(id)).resolves.toBe("expired");
  });

  test.each(["cs_test_unknown", "cs_live_1", "x", "%00", "cs_test_%3Cb%3E", "c".repeat(95)])(
    "there is none at %s",
    async (id) => {
      for (const answer of [await open(id), await press(id, "pay"), await press(id, "cancel")]) {
        expect(answer.statusCode).toBe(404);
        expect(answer.body).toContain("There is no checkout at this address");
      }
    },
  );

  test.each(["https://evil.test", "null", "http://elenchus.test:81"])(
    "a form of %s is refused",
    async (origin) => {
      const id = await create();
      expect((await press(id, "pay", { origin })).statusCode).toBe(403);
      await expect(readStanding(id)).resolves.toBe("open");
    },
  );

  test("forms are taken here alone, and nothing but forms", async () => {
    const headers = { "content-type": FORM, origin: ORIGIN };
    const elsewhere = await app.inject({ method: "POST", url: "/json", headers, payload: "a=1" });
    expect(elsewhere.statusCode).toBe(415);
    const id = await create();
    const url = `/demo/checkout/${id}/pay`;
    const json = { "content-type": "application/json", origin: ORIGIN };
    const other = await app.inject({ method: "POST", url, headers: json, payload: "{}" });
    expect(other.statusCode).toBe(415);
    const huge = await app.inject({ method: "POST", url, headers, payload: "a".repeat(5000) });
    expect(huge.statusCode).toBe(413);
    await expect(readStanding(id)).resolves.toBe("open");
  });
});
