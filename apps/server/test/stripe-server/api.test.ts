import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildDatabase, DATABASE_KINDS } from "../build-database.ts";
import { buildOrderForm, createAsk, type Ask } from "../build-checkout-world.ts";
import { buildStripeServer, type StripeServerWorld } from "../build-stripe-server.ts";
import type { Database } from "../../src/db/database.ts";
import { createStripeBooksStore } from "./books.ts";
import { createStripeServer } from "./stripe-server.ts";

describe.each(DATABASE_KINDS)("the Stripe server's API on %s", (kind) => {
  let database: Database;
  let world: StripeServerWorld;
  let ask: Ask;
  beforeAll(async () => {
    database = await buildDatabase(kind);
    world = buildStripeServer(database);
    ask = createAsk(world.desk.fetch);
  });
  afterAll(() => database.close());

  const create = (headers = {}, changes = {}) =>
    ask("POST", "checkout/sessions", buildOrderForm(changes), headers);

  async function createPaid() {
    const { id } = (await create()).body;
    await world.desk.pay(id);
    return (await ask("GET", `checkout/sessions/${id}`)).body;
  }

  describe("refuses", () => {
    test.each([
      ["no key", null],
      ["an empty key", "Bearer "],
      ["a live key", "Bearer sk_live_1"],
      ["another scheme", "Basic c2tfdGVzdF8xOg=="],
    ])("%s", async (_what, authorization) => {
      const url = "https://api.stripe.com/v1/checkout/sessions/cs_test_1";
      const headers: Record<string, string> = authorization === null ? {} : { authorization };
      const answer = await world.desk.fetch(url, { headers });
      expect(answer.status).toBe(401);
      const { error } = (await answer.json()) as { error: { type: string; message: string } };
      expect(error.type).toBe("invalid_request_error");
      expect(error.message).not.toContain("sk_live");
    });

    test.each([
      ["GET", "payment_intents/pi_1"],
      ["GET", "refunds/re_1"],
      ["GET", "disputes/du_1"],
      ["POST", "checkout/sessions/cs_test_1"],
      ["GET", "checkout/sessions/cs_test_1/expire"],
      ["POST", "checkout/sessions/"],
      ["GET", ""],
    ] as const)("what it does not know: %s %s", async (method, path) => {
      const { status, body } = await ask(method, path);
      expect(status).toBe(404);
      expect(body.error.message).toContain("Unrecognized request URL");
    });

    const price = "line_items[0][price_data]";
    test.each([
      ["mode", "subscription", "parameter_invalid_enum"],
      ["mode", "", "parameter_missing"],
      ["success_url", "", "parameter_missing"],
      ["success_url", "nowhere", "url_invalid"],
      ["cancel_url", "javascript:alert(1)", "url_invalid"],
      ["customer_email", "nobody", "email_invalid"],
      [`${price}[unit_amount]`, "0", "amount_too_small"],
      [`${price}[unit_amount]`, "49", "amount_too_small"],
      [`${price}[unit_amount]`, "-1", "parameter_invalid_integer"],
      [`${price}[unit_amount]`, "9.99", "parameter_invalid_integer"],
      [`${price}[unit_amount]`, "123456789", "parameter_invalid_integer"],
      [`${price}[currency]`, "EUR", "parameter_invalid"],
      ["line_items[0][quantity]", "2", "parameter_invalid_enum"],
      ["line_items[1][quantity]", "1", "parameter_unknown"],
      ["adaptive_pricing[enabled]", "true", "parameter_invalid_enum"],
      ["payment_method_types[0]", "card", "parameter_unknown"],
      ["__proto__[x]", "1", "parameter_unknown"],
      ["surprise", "1", "parameter_unknown"],
    ])("an order with %s = %j", async (param, value, code) => {
      const { status, body } = await create({}, { [param]: value });
      expect(status).toBe(400);
      expect(body.error).toMatchObject({ type: "invalid_request_error", code, param });
    });

    test.each(["0", "1"])("another way to pay, at place %s", async (place) => {
      const { status } = await create({}, { [`allowed_payment_method_types[${place}]`]: "klarna" });
      expect(status).toBe(400);
    });

    test("a body that is no form", async () => {
      const { status } = await create({ "content-type": "application/json" });
      expect(status).toBe(400);
    });

    test.each(["customer", "payment_intent.latest_charge.refunds", "__proto__"])(
      "to expand %s",
      async (path) => {
        const { id } = (await create()).body;
        const answer = await ask("GET", `checkout/sessions/${id}`, { "expand[0]": path });
        expect(answer.status).toBe(400);
      },
    );
  });

  describe("shows", () => {
    test("ids until it is asked for more", async () => {
      const paid = await createPaid();
      expect(paid.payment_intent).toMatch(/^pi_\w+$/);
      expect(paid).not.toHaveProperty("line_items");
      const look = async (...paths: string[]) => {
        const expand = Object.fromEntries(paths.map((path, at) => [`expand[${at}]`, path]));
        return (await ask("GET", `checkout/sessions/${paid.id}`, expand)).body;
      };
      const intent = { object: "payment_intent", latest_charge: expect.stringMatching(/^ch_\w+$/) };
      await expect(look("payment_intent")).resolves.toMatchObject({ payment_intent: intent });
      const { payment_intent } = await look("payment_intent.latest_charge", "line_items");
      const charge = { object: "charge", amount: 4900, payment_intent: paid.payment_intent };
      expect(payment_intent.latest_charge).toMatchObject(charge);
      const { line_items } = await look("line_items");
      expect(line_items.data).toMatchObject([{ description: "Socks", amount_total: 4900 }]);
    });

    test("the sessions of a payment as a list", async () => {
      const paid = await createPaid();
      const list = (limit: object) =>
        ask("GET", "checkout/sessions", { payment_intent: paid.payment_intent, ...limit });
      const expected = { object: "list", data: [paid], has_more: false };
      expect((await list({})).body).toMatchObject(expected);
      expect((await list({ limit: "1" })).body).toMatchObject(expected);
      expect((await list({ limit: "0" })).status).toBe(400);
    });

    test("the number of each request", async () => {
      const answers = await Promise.all([create(), create()]);
      const [one, other] = answers.map(({ headers }) => headers.get("request-id"));
      expect(one).toMatch(/^req_\w+$/);
      expect(one).not.toBe(other);
    });
  });

  describe("under one idempotency key", () => {
    let next = 0;
    const newKey = () => ({ "idempotency-key": `key ${kind} ${(next += 1)}` });

    test("the same request has the same answer, and says so", async () => {
      const key = newKey();
      const first = await create(key);
      const again = await create(key);
      expect(first.status).toBe(200);
      expect(again.body).toEqual(first.body);
      expect(first.headers.get("idempotent-replayed")).toBeNull();
      expect(again.headers.get("idempotent-replayed")).toBe("true");
    });

    test("the same request twenty times at once is done once", async () => {
      const key = newKey();
      const answers = await Promise.all(Array.from({ length: 20 }, () => create(key)));
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
      expect(answers.filter(({ headers }) => headers.has("idempotent-replayed"))).toHaveLength(19);
    });

    test("another request is refused, and does nothing", async () => {
      const key = newKey();
      const { id } = (await create(key)).body;
      const cheaper = { "line_items[0][price_data][unit_amount]": "100" };
      const elsewhere = ask("POST", `checkout/sessions/${id}/expire`, {}, key);
      for (const answer of await Promise.all([create(key, cheaper), elsewhere])) {
        expect(answer.status).toBe(400);
        expect(answer.body.error.type).toBe("idempotency_error");
      }
      const { body } = await ask("GET", `checkout/sessions/${id}`);
      expect(body).toMatchObject({ status: "open", amount_total: 4900 });
    });

    test("a refusal that looked at the books stays; one of the form does not", async () => {
      const { payment_intent } = await createPaid();
      const key = newKey();
      const bad = await ask("POST", "refunds", { payment_intent, amount: "x" }, key);
      expect(bad.body.error.code).toBe("parameter_invalid_integer");
      const much = { payment_intent, amount: "5000" };
      const refused = await ask("POST", "refunds", much, key);
      expect(refused.status).toBe(400);
      const again = await ask("POST", "refunds", much, key);
      expect(again).toMatchObject({ status: 400, body: refused.body });
      expect(again.headers.get("idempotent-replayed")).toBe("true");
    });

    test("a key is not too long", async () => {
      const answer = await create({ "idempotency-key": "k".repeat(256) });
      expect(answer.status).toBe(400);
    });
  });

  test("a failure of its own is a 500, is reported, and leaves nothing half done", async () => {
    const reports: unknown[] = [];
    const store = createStripeBooksStore(database.orm);
    const desk = createStripeServer({
      store: {
        transact: (work) =>
          store.transact(async (books) => {
            await work(books);
            throw new Error("the database is full");
          }),
      },
      publicUrl: () => "http://elenchus.test",
      webhookSecret: "whsec_1",
      deliver: () => Promise.reject(new Error("nothing has happened")),
      now: () => new Date(),
      newId: () => "failing",
      report: (_message, cause) => reports.push(cause),
      pauses: [],
    });
    const failed = await createAsk(desk.fetch)("POST", "checkout/sessions", buildOrderForm());
    expect(failed).toMatchObject({ status: 500, body: { error: { type: "api_error" } } });
    expect(reports).toEqual([new Error("the database is full")]);
    const { status } = await ask("GET", "checkout/sessions/cs_test_failing");
    expect(status).toBe(404);
  });
});

test("a blank webhook secret is refused: anybody could sign with it", () => {
  const store = { transact: () => Promise.reject(new Error("never asked")) };
  const build = (webhookSecret: string) =>
    createStripeServer({
      store,
      publicUrl: () => "",
      webhookSecret,
      deliver: async () => {},
      now: () => new Date(),
      newId: () => "",
      report: () => {},
    });
  expect(() => build("")).toThrow("blank");
  expect(() => build(" ")).toThrow("blank");
});
