import { expect, test } from "vitest";
import { connectPostgres } from "./build-database.ts";
import { buildDemoCheckout } from "./build-demo-checkout.ts";
import { buildEarlierDatabase } from "./build-earlier-database.ts";

const SESSION = {
  client_reference_id: "00000000-0000-4000-8000-000000000001",
  customer_email: "ada@example.org",
  amount_total: 2900,
  currency: "usd",
  success_url: "http://elenchus.test/?payment=success",
  cancel_url: "http://elenchus.test/?payment=cancelled",
  expires_at: 4_102_444_800,
};

test("checkouts of earlier demos are found, with what was given back", async () => {
  const { url, pool } = await buildEarlierDatabase(23);
  const objects = [
    ["cs_test_open", "session", { ...SESSION, status: "open", payment_intent: null }],
    ["cs_test_paid", "session", { ...SESSION, status: "complete", payment_intent: "pi_1" }],
    ["pi_1", "payment_intent", { amount: 2900 }],
    ["re_1", "refund", { payment_intent: "pi_1", status: "succeeded", amount: 2900 }],
    ["POST /v1/x", "answer", { status: 200 }],
  ] as const;
  for (const [id, kind, body] of objects) {
    const row = [id, kind, JSON.stringify(body)];
    await pool.query("insert into demo_checkout_objects (id, kind, body) values ($1, $2, $3)", row);
  }
  await pool.end();
  const database = connectPostgres(url);
  await database.migrate();
  const { checkout, desk } = buildDemoCheckout(database);
  expect(await checkout.find("cs_test_open")).toMatchObject({
    standing: "open",
    userId: SESSION.client_reference_id,
    amount: 2900,
    currency: "usd",
    expiresAt: new Date("2100-01-01T00:00:00Z"),
    cases: [],
  });
  expect(await checkout.find("cs_test_paid")).toMatchObject({
    standing: "paid",
    paymentIntent: "pi_1",
    cases: [{ id: "re_1", kind: "refund", state: "succeeded", amount: 2900 }],
  });
  expect(await desk.find("cs_test_paid")).toMatchObject({ email: "ada@example.org" });
  await database.close();
});
