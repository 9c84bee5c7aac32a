import { createHmac } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { PRODUCTION_DATABASE } from "../../test/build-database.ts";
import { buildStripeServer, TEST_WEBHOOK_SECRET } from "../../test/build-stripe-server.ts";
import {
  buildCheckoutWorld,
  buildOrder,
  buildOrderForm,
  TRANSPORTS,
  type CheckoutWorld,
} from "../../test/build-checkout-world.ts";
import type { CheckoutOrder } from "./checkout.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const WAYS = PRODUCTION_DATABASE.flatMap((kind) =>
  TRANSPORTS.map((transport) => ({ kind, transport })),
);

describe.each(WAYS)("Checkout $transport, on $kind", ({ kind, transport }) => {
  let world: CheckoutWorld;
  beforeAll(async () => {
    world = await buildCheckoutWorld(kind, transport);
  });
  afterAll(() => world.close());
  beforeEach(() => {
    world.clock.now = new Date();
    world.way.faults = [null];
    world.way.requests = 0;
    world.delivered.length = 0;
  });

  async function createPaid(changes: Partial<CheckoutOrder> = {}) {
    const { id } = await world.checkout.create(buildOrder(changes));
    await world.desk.pay(id);
    const paid = await world.checkout.find(id);
    if (!paid?.paymentIntent) throw new Error("not paid");
    return { ...paid, paymentIntent: paid.paymentIntent };
  }

  /** Events that API calls cause come in the background. */
  async function waitForEvent(type: string) {
    await expect.poll(() => world.delivered.map((event) => event.type)).toContain(type);
    const found = world.delivered.find((event) => event.type === type);
    if (!found) throw new Error("no event");
    return found;
  }

  describe("sessions", () => {
    test("a new one is open and can be found", async () => {
      const order = buildOrder();
      const created = await world.checkout.create(order);
      expect(created).toEqual({
        id: expect.stringMatching(/^cs_test_\w+$/),
        url: `http://elenchus.test/demo/checkout/${created.id}`,
        userId: order.userId,
        amount: 4900,
        currency: "eur",
        expiresAt: expect.any(Date),
        standing: "open",
        paymentIntent: null,
        cases: [],
      });
      expect(created.expiresAt.getTime() - world.clock.now.getTime()).toBeGreaterThan(
        DAY_MS - 2000,
      );
      await expect(world.checkout.find(created.id)).resolves.toEqual(created);
    });

    test("two orders of the same person are two", async () => {
      const order = buildOrder();
      const [one, other] = await Promise.all(
        [order, order].map((twice) => world.checkout.create(twice)),
      );
      expect(one?.id).not.toBe(other?.id);
    });

    test("an address that the provider does not take keeps nobody from paying", async () => {
      const { id } = await world.checkout.create(buildOrder({ email: "ada@localhost" }));
      await expect(world.desk.find(id)).resolves.toMatchObject({ email: null, standing: "open" });
    });

    test.each(["", "cs_test_unknown", "..", "cs_test_a/../b", "?limit=1", "pi_1", "x".repeat(999)])(
      "there is none of the id %j",
      async (id) => {
        await expect(world.checkout.find(id)).resolves.toBeNull();
      },
    );

    test("somebody else's on the same account is unknown", async () => {
      const form = buildOrderForm({ client_reference_id: buildOrder().userId });
      const { id } = (await world.ask("POST", "checkout/sessions", form)).body;
      await world.desk.pay(id);
      const { payment_intent } = (await world.ask("GET", `checkout/sessions/${id}`)).body;
      expect(payment_intent).toMatch(/^pi_/);
      await expect(world.checkout.find(id)).resolves.toBeNull();
      await expect(world.checkout.findByPayment(payment_intent)).resolves.toBeNull();
    });

    test("another instance, or this one after a restart, knows it", async () => {
      const { id } = await createPaid();
      const other = buildStripeServer(world.database);
      await expect(other.checkout.find(id)).resolves.toMatchObject({ standing: "paid" });
      await expect(other.desk.find(id)).resolves.toMatchObject({ standing: "paid" });
    });
  });

  describe("payments", () => {
    test("a paid one has a payment and no way to pay again", async () => {
      const { id } = await world.checkout.create(buildOrder());
      await expect(world.desk.pay(id)).resolves.toMatchObject({ id, standing: "paid" });
      const paid = await world.checkout.find(id);
      expect(paid).toMatchObject({ standing: "paid", url: null });
      expect(paid?.paymentIntent).toMatch(/^pi_\w+$/);
      await expect(world.checkout.findByPayment(paid?.paymentIntent ?? "")).resolves.toBe(id);
    });

    test.each(["", "pi_unknown", "cs_test_1", "pi_1&limit=9"])("no session has %j", async (id) => {
      await expect(world.checkout.findByPayment(id)).resolves.toBeNull();
    });

    test("twenty at once are one", async () => {
      const { id } = await world.checkout.create(buildOrder());
      const before = await world.countObjects("charge");
      const pays = await Promise.all(Array.from({ length: 20 }, () => world.desk.pay(id)));
      expect(new Set(pays.map((session) => session?.standing))).toEqual(new Set(["paid"]));
      expect((await world.countObjects("charge")) - before).toBe(1);
      expect(world.delivered.map(({ type }) => type)).toEqual(["checkout.session.completed"]);
    });

    test("nobody pays what is not there", async () => {
      await expect(world.desk.pay("cs_test_unknown")).resolves.toBeNull();
    });
  });

  describe("expiry", () => {
    test("an expired session cannot be paid; expiring it again does nothing", async () => {
      const { id } = await world.checkout.create(buildOrder());
      await world.checkout.expire(id);
      await world.checkout.expire(id);
      await expect(world.desk.pay(id)).resolves.toMatchObject({ standing: "expired" });
      const expired = { standing: "expired", url: null, paymentIntent: null };
      await expect(world.checkout.find(id)).resolves.toMatchObject(expired);
    });

    test("a paid session stays paid", async () => {
      const { id } = await createPaid();
      await world.checkout.expire(id);
      await expect(world.checkout.find(id)).resolves.toMatchObject({ standing: "paid" });
    });

    test("an unknown session cannot be expired", async () => {
      await expect(world.checkout.expire("cs_test_unknown")).rejects.toThrow("No such");
    });

    test("after a day it expires by itself, and is told so once", async () => {
      const { id } = await world.checkout.create(buildOrder());
      const start = world.clock.now;
      world.clock.now = new Date(start.getTime() + DAY_MS - 2000);
      await expect(world.checkout.find(id)).resolves.toMatchObject({ standing: "open" });
      world.clock.now = new Date(start.getTime() + DAY_MS);
      const finds = await Promise.all(Array.from({ length: 5 }, () => world.checkout.find(id)));
      expect(finds.map((state) => state?.standing)).toEqual(Array(5).fill("expired"));
      await expect(world.desk.pay(id)).resolves.toMatchObject({ standing: "expired" });
      await waitForEvent("checkout.session.expired");
      expect(world.delivered).toHaveLength(1);
    });

    test("who expires it after its time, finds that done", async () => {
      const { id } = await world.checkout.create(buildOrder());
      world.clock.now = new Date(world.clock.now.getTime() + DAY_MS);
      await world.checkout.expire(id);
      const { body, signature } = await waitForEvent("checkout.session.expired");
      const event = world.checkout.readEvent(body, signature);
      expect(event).toEqual({ about: "session", sessionId: id });
    });

    test("of paying and expiring at once, one wins", async () => {
      const sessions = await Promise.all(
        Array.from({ length: 10 }, () => world.checkout.create(buildOrder())),
      );
      const before = await world.countObjects("charge");
      await Promise.all(
        sessions.flatMap(({ id }) => [world.desk.pay(id), world.checkout.expire(id)]),
      );
      const states = await Promise.all(sessions.map(({ id }) => world.checkout.find(id)));
      const paid = states.filter((state) => state?.standing === "paid");
      const expired = states.filter((state) => state?.standing === "expired");
      expect(paid.length + expired.length).toBe(10);
      expect(paid.every((state) => state?.paymentIntent)).toBe(true);
      expect(expired.every((state) => state?.paymentIntent === null)).toBe(true);
      expect((await world.countObjects("charge")) - before).toBe(paid.length);
    });
  });

  describe("refunds and disputes", () => {
    const casesOf = async (id: string) => (await world.checkout.find(id))?.cases ?? [];
    const refundsOf = async (id: string) =>
      (await casesOf(id)).map((each) => [each.kind, each.state, each.amount]);

    test("a refund gives all of it back, once, however often it is asked for", async () => {
      const { id, paymentIntent } = await createPaid();
      const before = await world.countObjects("refund");
      await Promise.all(Array.from({ length: 5 }, () => world.checkout.refund(paymentIntent, 0)));
      await world.checkout.refund(paymentIntent, 0);
      expect((await world.countObjects("refund")) - before).toBe(1);
      await expect(refundsOf(id)).resolves.toEqual([["refund", "succeeded", 4900]]);
      await waitForEvent("charge.refunded");
      expect(world.delivered.filter(({ type }) => type === "charge.refunded")).toHaveLength(1);
    });

    test("one that was refunded by hand is fine", async () => {
      const { id, paymentIntent } = await createPaid();
      await world.ask("POST", "refunds", { payment_intent: paymentIntent });
      await world.checkout.refund(paymentIntent, 0);
      await expect(refundsOf(id)).resolves.toEqual([["refund", "succeeded", 4900]]);
    });

    test("of a part each is told; the refund then gives the rest", async () => {
      const { id, paymentIntent } = await createPaid();
      const params = { payment_intent: paymentIntent, amount: "900" };
      const part = await world.ask("POST", "refunds", params);
      expect(part.body).toMatchObject({ object: "refund", amount: 900, status: "succeeded" });
      await expect(refundsOf(id)).resolves.toEqual([["refund", "succeeded", 900]]);
      await world.checkout.refund(paymentIntent, 0);
      const amounts = (await casesOf(id)).map(({ amount }) => amount);
      expect(amounts.toSorted((one, other) => one - other)).toEqual([900, 4000]);
    });

    test("one that is under way, arrives or fails says so, and can be made again after it failed", async () => {
      const { id, paymentIntent } = await createPaid();
      await expect(world.desk.settleRefund(id, "pending")).resolves.toBe(false);
      await world.checkout.refund(paymentIntent, 0);
      for (const state of ["pending", "requires_action", "succeeded", "failed"]) {
        await world.desk.settleRefund(id, state);
        await expect(refundsOf(id)).resolves.toEqual([["refund", state, 4900]]);
      }
      await waitForEvent("refund.failed");
      await world.checkout.refund(paymentIntent, 0);
      await expect(refundsOf(id)).resolves.toHaveLength(1);
      await world.checkout.refund(paymentIntent, 1);
      const states = (await casesOf(id)).map(({ state }) => state);
      expect(states.toSorted()).toEqual(["failed", "succeeded"]);
    });

    test("more refunds than fit one page are all told", async () => {
      const { id, paymentIntent } = await createPaid();
      for (let made = 0; made < 12; made += 1) {
        await world.ask("POST", "refunds", { payment_intent: paymentIntent, amount: "100" });
      }
      await expect(casesOf(id)).resolves.toHaveLength(12);
    });

    test("no more goes back than came", async () => {
      const { paymentIntent } = await createPaid();
      const ask = (amount: string) =>
        world.ask("POST", "refunds", { payment_intent: paymentIntent, amount });
      await expect(ask("4901")).resolves.toMatchObject({ status: 400 });
      const asked = await Promise.all([ask("3000"), ask("3000"), ask("3000")]);
      expect(asked.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    test("an unknown payment cannot be refunded", async () => {
      await expect(world.checkout.refund("pi_unknown", 0)).rejects.toThrow(
        "No such payment_intent",
      );
    });

    test("a dispute is told with its stage, its amount and when evidence is due, and nothing is refunded meanwhile", async () => {
      const { id, paymentIntent } = await createPaid();
      await expect(world.desk.dispute(id)).resolves.toBe(true);
      await expect(world.desk.dispute(id)).resolves.toBe(false);
      const before = await world.countObjects("refund");
      await world.checkout.refund(paymentIntent, 0);
      expect(await world.countObjects("refund")).toBe(before);
      const dispute = { kind: "dispute", amount: 4900, currency: "eur", reason: "fraudulent" };
      const [told] = await casesOf(id);
      expect(told).toMatchObject({ ...dispute, state: "needs_response" });
      expect((told?.dueAt?.getTime() ?? 0) - (told?.openedAt.getTime() ?? 0)).toBe(9 * DAY_MS);
      for (const state of ["under_review", "won"]) {
        await world.desk.dispute(id, state);
        await expect(casesOf(id)).resolves.toMatchObject([{ ...dispute, state }]);
      }
    });

    test("an early fraud warning is told", async () => {
      const { id } = await createPaid();
      await expect(world.desk.warnOfFraud(id)).resolves.toBe(true);
      await expect(casesOf(id)).resolves.toMatchObject([
        { kind: "fraud_warning", state: "actionable", amount: 4900, currency: "eur" },
      ]);
      await expect(world.desk.warnOfFraud("cs_test_unknown")).resolves.toBe(false);
    });

    test("a payment is found by its charge", async () => {
      const { id, paymentIntent } = await createPaid();
      const session = await world.ask("GET", `checkout/sessions/${id}`, {
        "expand[0]": "payment_intent",
      });
      expect(session.body.payment_intent.id).toBe(paymentIntent);
      const charge: string = session.body.payment_intent.latest_charge;
      await expect(world.checkout.findByPayment(charge)).resolves.toBe(id);
      await expect(world.checkout.findByPayment("ch_unknown")).resolves.toBeNull();
    });
  });

  describe("events", () => {
    test("each that the provider sends names what to look at", async () => {
      const { id, paymentIntent } = await createPaid();
      await world.desk.dispute(id);
      const refunded = await createPaid();
      await world.checkout.refund(refunded.paymentIntent, 0);
      const { id: expiredId } = await world.checkout.create(buildOrder());
      await world.checkout.expire(expiredId);
      const read = async (type: string) => {
        const { body, signature } = await waitForEvent(type);
        return world.checkout.readEvent(body, signature);
      };
      const session = { about: "session", sessionId: id };
      await expect(read("checkout.session.completed")).resolves.toEqual(session);
      const disputed = { about: "payment", payment: paymentIntent };
      await expect(read("charge.dispute.created")).resolves.toEqual(disputed);
      const back = { about: "payment", payment: refunded.paymentIntent };
      await expect(read("charge.refunded")).resolves.toEqual(back);
      const expired = { about: "session", sessionId: expiredId };
      await expect(read("checkout.session.expired")).resolves.toEqual(expired);
    });

    test("their signature is Stripe's own", async () => {
      await createPaid();
      const { body, signature } = await waitForEvent("checkout.session.completed");
      const seconds = Math.floor(world.clock.now.getTime() / 1000);
      const hmac = createHmac("sha256", TEST_WEBHOOK_SECRET).update(`${seconds}.`).update(body);
      expect(signature).toBe(`t=${seconds},v1=${hmac.digest("hex")}`);
    });
  });

  describe("trouble on the way", () => {
    test("a network that is down is an error, after three tries", async () => {
      const { id, paymentIntent } = await createPaid();
      const calls = [
        () => world.checkout.find(id),
        () => world.checkout.findByPayment(paymentIntent),
        () => world.checkout.create(buildOrder()),
        () => world.checkout.expire(id),
        () => world.checkout.refund(paymentIntent, 0),
      ];
      world.way.faults = ["down"];
      world.way.requests = 0;
      const outcomes = await Promise.allSettled(calls.map((call) => call()));
      expect(outcomes.map(({ status }) => status)).toEqual(calls.map(() => "rejected"));
      expect(world.way.requests).toBe(calls.length * 3);
    });

    test("a provider that fails is an error, after three tries", async () => {
      const { id } = await world.checkout.create(buildOrder());
      world.way.faults = ["failing"];
      world.way.requests = 0;
      await expect(world.checkout.find(id)).rejects.toThrow("oh");
      expect(world.way.requests).toBe(3);
    });

    test("what fails once goes well the second time", async () => {
      const { id } = await world.checkout.create(buildOrder());
      world.way.faults = ["failing", "down", null];
      await expect(world.checkout.find(id)).resolves.toMatchObject({ id, standing: "open" });
    });

    test("an order whose reply is lost is made once", async () => {
      const before = await world.countObjects("session");
      world.way.faults = ["reply lost", "reply lost", null];
      const { id } = await world.checkout.create(buildOrder());
      expect((await world.countObjects("session")) - before).toBe(1);
      await expect(world.checkout.find(id)).resolves.toMatchObject({ standing: "open" });
    });

    test("a refund whose reply is lost is made once", async () => {
      const { id, paymentIntent } = await createPaid();
      const before = await world.countObjects("refund");
      world.way.faults = ["reply lost"];
      await expect(world.checkout.refund(paymentIntent, 0)).rejects.toThrow();
      world.way.faults = [null];
      await world.checkout.refund(paymentIntent, 0);
      expect((await world.countObjects("refund")) - before).toBe(1);
      await expect(world.checkout.find(id)).resolves.toMatchObject({ cases: [{ kind: "refund" }] });
    });
  });
});
