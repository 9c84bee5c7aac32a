import { afterAll, expect, test } from "vitest";
import { buildTestServer } from "../../../test/build-test-server.ts";

const servers: { close(): Promise<void> }[] = [];
afterAll(() => Promise.all(servers.map((server) => server.close())));

test.each([
  [{ hasPayment: true, price: { amount: 2900, currency: "usd" } }, "US$29.00"],
  [{ hasPayment: true, price: { amount: 4900, currency: "jpy" } }, "JP¥4,900"],
  [{ hasPayment: false }, null],
])("everybody is told what access costs: %o", async (changes, price) => {
  const server = await buildTestServer("pglite", changes);
  servers.push(server);
  const reply = await server.app.inject({ url: "/api/price" });
  expect(reply.json()).toEqual({ price });
});
