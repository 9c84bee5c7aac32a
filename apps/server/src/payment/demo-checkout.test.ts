import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildOrder } from "../../test/build-checkout-world.ts";
import { DATABASE_KINDS, buildDatabase } from "../../test/build-database.ts";
import { buildDemoCheckout, type DemoCheckoutWorld } from "../../test/build-demo-checkout.ts";
import type { Database } from "../db/database.ts";
import { BadSignatureError } from "./checkout.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

describe.each(DATABASE_KINDS)("the demo's checkout on %s", (kind) => {
  let database: Database;
  let world: DemoCheckoutWorld;
  beforeAll(async () => {
    database = await buildDatabase(kind);
    world = buildDemoCheckout(database);
  });
  afterAll(() => database.close());

  const create = async () => (await world.checkout.create(buildOrder())).id;
  const find = (id: string) => world.checkout.find(id);

  async function createPaid() {
    const id = await create();
    await world.desk.pay(id);
    return { id, payment: (await find(id))?.paymentIntent ?? "" };
  }

  test("is open at first, and another server knows it", async () => {
    const order = buildOrder();
    const made = await world.checkout.create(order);
    expect(made).toEqual({
      id: expect.stringMatching(/^cs_test_\w+$/),
      url: `http://elenchus.test/demo/checkout/${made.id}`,
      userId: order.userId,
      amount: 4900,
      currency: "eur",
      expiresAt: new Date(world.clock.now.getTime() + DAY_MS),
      standing: "open",
      paymentIntent: null,
      cases: [],
    });
    expect(await buildDemoCheckout(database).checkout.find(made.id)).toEqual(made);
  });

  test("is paid once and told once, however many pay at once", async () => {
    const id = await create();
    await Promise.all(Array.from({ length: 20 }, () => world.desk.pay(id)));
    const paid = await find(id);
    expect(paid).toMatchObject({ standing: "paid", url: null });
    expect(world.paid.filter((one) => one === id)).toHaveLength(1);
    expect(await world.checkout.findByPayment(paid?.paymentIntent ?? "")).toBe(id);
  });

  test("expires after a day, or when it is told to, and is not paid then", async () => {
    const [old, told, paid] = await Promise.all([create(), create(), createPaid()]);
    await world.checkout.expire(told);
    await world.checkout.expire(told);
    world.clock.now = new Date(world.clock.now.getTime() + DAY_MS);
    for (const id of [old, told]) {
      expect(await world.desk.pay(id)).toMatchObject({ standing: "expired" });
      expect(await find(id)).toMatchObject({ standing: "expired", url: null });
    }
    await world.checkout.expire(paid.id);
    expect(await find(paid.id)).toMatchObject({ standing: "paid" });
    world.clock.now = new Date();
  });

  test("of paying and ending it at once, one wins", async () => {
    for (let time = 0; time < 10; time += 1) {
      const id = await create();
      const [desk] = await Promise.all([world.desk.pay(id), world.checkout.expire(id)]);
      expect((await find(id))?.standing).toBe(desk?.standing);
    }
  });

  test("gives all of it back once, however often it is asked for", async () => {
    const { id, payment } = await createPaid();
    await Promise.all([0, 0, 1].map((attempt) => world.checkout.refund(payment, attempt)));
    const { cases } = (await find(id)) ?? {};
    expect(cases).toMatchObject([{ kind: "refund", state: "succeeded", amount: 4900 }]);
  });

  test.each(["", "cs_test_unknown", "../x", "x".repeat(999)])("has none at %j", async (id) => {
    expect(await find(id)).toBeNull();
    expect(await world.desk.pay(id)).toBeNull();
    expect(await world.checkout.findByPayment(id)).toBeNull();
    await expect(world.checkout.expire(id)).rejects.toThrow("no such checkout");
    await expect(world.checkout.refund(id, 0)).rejects.toThrow("no checkout was paid");
  });

  test("stays paid where that cannot be booked at once, and says so", async () => {
    const reported: string[] = [];
    const failing = buildDemoCheckout(database, {
      onPaid: () => Promise.reject(new Error("the database is away")),
      report: (message) => void reported.push(message),
    });
    const { id } = await failing.checkout.create(buildOrder());
    expect(await failing.desk.pay(id)).toMatchObject({ standing: "paid" });
    expect(reported).toEqual(["a payment of the demo is booked later"]);
  });

  test("takes no event from anybody", () => {
    expect(() => world.checkout.readEvent(Buffer.from("{}"), "t=1,v1=x")).toThrow(
      BadSignatureError,
    );
  });
});
