import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { PRODUCTION_DATABASE } from "../../../test/build-database.ts";
import {
  addPayer,
  buildVisit,
  hasAccess,
  logIn,
  payUnheard,
  readSubjects,
  returnFrom,
  visitCheckout,
} from "../../../test/build-payer.ts";
import { answerDown } from "../../../test/build-payment-desk.ts";
import {
  buildServerOn,
  buildTestServer,
  TEST_URL,
  type TestServer,
} from "../../../test/build-test-server.ts";
import { cookiesOf, sendCall } from "../../../test/send-call.ts";
import { payments } from "../../db/schema/account-schema.ts";

const HOUR = 3_600_000;
const DEAR = { amount: 3900, currency: "usd" };

describe.each(PRODUCTION_DATABASE)("logging in without access on %s", (kind) => {
  let server: TestServer;
  let aheadMs = 0;
  const now = (): Date => new Date(Date.now() + aheadMs);
  beforeAll(async () => {
    server = await buildTestServer(kind, { now });
  });
  beforeEach(() => {
    aheadMs = 0;
    server.desk.asked.length = 0;
  });
  afterEach(() => {
    server.desk.intercept = null;
    server.desk.isConnected = true;
  });
  afterAll(() => server.close());

  const countMade = (): number =>
    server.desk.asked.filter((asked) => asked === "POST /v1/checkout/sessions").length;

  test("leads to a checkout at our price that comes back to the app", async () => {
    const payer = await addPayer(server);
    const { status, body } = await logIn(server, payer);
    expect(status).toBe(200);
    expect(body).toEqual({
      redirect_to_stripe: true,
      sessionId: expect.stringMatching(/^cs_test_\w+$/),
      checkout_url: `${TEST_URL}/demo/checkout/${body.sessionId}`,
    });
    await expect(server.desk.provider.find(body.sessionId)).resolves.toMatchObject({
      email: payer.email,
      amount: 2900,
      currency: "usd",
      standing: "open",
      successUrl: `${TEST_URL}/?payment=success`,
      cancelUrl: `${TEST_URL}/?payment=cancelled`,
    });
    await expect(hasAccess(server, payer.id)).resolves.toBe(false);
  });

  test("goes back to a checkout that is still open", async () => {
    const payer = await addPayer(server);
    const first = await visitCheckout(server, payer);
    aheadMs = 23 * HOUR;
    const again = await visitCheckout(server, payer);
    expect(again.sessionId).toBe(first.sessionId);
    expect(countMade()).toBe(1);
  });

  test("makes a new one where little time is left, or none", async () => {
    const payer = await addPayer(server);
    const ids = [];
    for (const hours of [0, 23.8, 23.9 + 24]) {
      aheadMs = hours * HOUR;
      ids.push((await visitCheckout(server, payer)).sessionId);
    }
    expect(new Set(ids).size).toBe(3);
    await expect(server.stores.payments.find(ids[0] ?? "")).resolves.toMatchObject({
      status: "expired",
    });
  });

  test("makes a new one where the provider closed the old one", async () => {
    const payer = await addPayer(server);
    const { sessionId } = await visitCheckout(server, payer);
    server.desk.isConnected = false;
    await server.desk.provider.expire(sessionId);
    expect((await visitCheckout(server, payer)).sessionId).not.toBe(sessionId);
  });

  test("makes a new one where the provider does not know the old one", async () => {
    const { id, email } = await addPayer(server);
    const lost = "cs_test_ofanotheraccount";
    const expiresAt = new Date(Date.now() + 24 * HOUR);
    const row = {
      id: lost,
      userId: id,
      amount: 2900,
      currency: "usd",
      url: "https://x",
      expiresAt,
    };
    await server.database.orm.insert(payments).values(row);
    const visit = await visitCheckout(server, { id, email });
    expect(visit.sessionId).not.toBe(lost);
    expect((await visitCheckout(server, visit)).sessionId).toBe(visit.sessionId);
  });

  test("twenty times at once shares one checkout", async () => {
    const payer = await addPayer(server);
    const visits = await Promise.all(
      Array.from({ length: 20 }, () => visitCheckout(server, payer)),
    );
    expect(new Set(visits.map(({ sessionId }) => sessionId)).size).toBe(1);
    expect(countMade()).toBe(1);
    const isTheirs = eq(payments.userId, payer.id);
    await expect(server.database.orm.$count(payments, isTheirs)).resolves.toBe(1);
    await server.desk.provider.pay(visits[0]?.sessionId ?? "");
    const returns = await Promise.all(visits.map((visit) => returnFrom(server, visit)));
    expect(returns.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("five people at once get five", async () => {
    const payers = await Promise.all(Array.from({ length: 5 }, () => addPayer(server)));
    const visits = await Promise.all(payers.map((payer) => visitCheckout(server, payer)));
    expect(new Set(visits.map(({ sessionId }) => sessionId)).size).toBe(5);
  });

  describe("after the price was changed", () => {
    let dear: TestServer;
    beforeAll(async () => {
      dear = await buildServerOn(server.database, { now, price: DEAR });
    });
    afterAll(() => dear.close());

    test.each([
      ["amount", DEAR],
      ["currency", { amount: 2900, currency: "eur" }],
    ])("by its %s leads to a new checkout", async (_what, price) => {
      const changed = await buildServerOn(server.database, { now, price });
      const payer = await addPayer(server);
      const old = await visitCheckout(server, payer);
      const visit = await visitCheckout(changed, payer);
      expect(visit.sessionId).not.toBe(old.sessionId);
      await expect(changed.desk.provider.find(visit.sessionId)).resolves.toMatchObject(price);
      expect((await visitCheckout(changed, payer)).sessionId).toBe(visit.sessionId);
      await changed.close();
    });

    test("somebody who has paid the old one, unheard, is let in and not asked to pay again", async () => {
      const old = await buildVisit(server);
      await payUnheard(server, old.sessionId);
      const { body } = await logIn(dear, old);
      expect(body).toMatchObject({ user_id: old.id });
      await expect(server.stores.payments.find(old.sessionId)).resolves.toMatchObject({
        amount: 2900,
        status: "paid",
      });
    });
  });

  test("lets in whoever has paid while nobody heard of it, with one receipt", async () => {
    const visit = await buildVisit(server);
    await payUnheard(server, visit.sessionId);
    const answers = await Promise.all([1, 2, 3].map(() => logIn(server, visit)));
    for (const { status, body, headers } of answers) {
      expect(status).toBe(200);
      expect(body).toMatchObject({ user_id: visit.id, accessible_modules: [1] });
      const cookie = cookiesOf(headers);
      expect((await sendCall(server.app, "session", {}, { cookie })).status).toBe(200);
    }
    await expect(readSubjects(server, visit.email)).resolves.toEqual(["Your receipt"]);
  });

  test("lets in whoever paid shortly before their checkout's time was over", async () => {
    const visit = await buildVisit(server);
    aheadMs = 23.95 * HOUR;
    await payUnheard(server, visit.sessionId);
    aheadMs = 30 * HOUR;
    expect((await logIn(server, visit)).body.user_id).toBe(visit.id);
  });

  test("leads to no checkout where access is given meanwhile", async () => {
    const visit = await buildVisit(server);
    // Who they are was read before the webhook came, and a checkout is asked for after it.
    await server.desk.provider.pay(visit.sessionId);
    await expect(server.desk.payments.open(visit)).resolves.toBeNull();
    expect(countMade()).toBe(1);
  });

  describe("while the provider is down", () => {
    test("words, a time to try again, and nothing opens but the account", async () => {
      const payer = await addPayer(server);
      const paid = await buildVisit(server);
      await payUnheard(server, paid.sessionId);
      server.desk.intercept = answerDown;
      for (const who of [payer, paid]) {
        const { status, body, headers } = await logIn(server, who);
        expect(status).toBe(503);
        expect(body.code).toBe("checkout_unreachable");
        expect(body.error).toMatch(/payment page cannot be reached/);
        expect(Number(headers["retry-after"])).toBeGreaterThan(0);
        const cookie = cookiesOf(headers);
        expect((await sendCall(server.app, "session", {}, { cookie })).status).toBe(402);
        expect((await sendCall(server.app, "account", {}, { cookie })).status).toBe(200);
        await expect(hasAccess(server, who.id)).resolves.toBe(false);
      }
      server.desk.intercept = null;
      expect((await logIn(server, payer)).body.redirect_to_stripe).toBe(true);
      expect((await logIn(server, paid)).body.user_id).toBe(paid.id);
    });

    test("twenty at once wait for one and the same question", async () => {
      const payer = await addPayer(server);
      let asked = 0;
      server.desk.intercept = () => {
        asked += 1;
        return answerDown();
      };
      const opened = Array.from({ length: 20 }, () => server.desk.payments.open(payer));
      const ends = await Promise.allSettled(opened);
      expect(new Set(ends.map(({ status }) => status))).toEqual(new Set(["rejected"]));
      expect(asked).toBe(1);
    });

    test("a network that is gone is the same", async () => {
      const payer = await addPayer(server);
      server.desk.intercept = () => Promise.reject(new TypeError("fetch failed"));
      expect((await logIn(server, payer)).status).toBe(503);
    });

    test("whoever has access logs in as ever", async () => {
      const user = await server.addUser();
      server.desk.intercept = answerDown;
      expect((await logIn(server, user)).body.user_id).toBe(user.id);
    });
  });

  test("a wrong password leads to no checkout", async () => {
    const { email, id } = await addPayer(server);
    const payload = { user_name: email, user_password: "wrong" };
    const { status, headers } = await sendCall(server.app, "initChat", payload, {});
    expect([status, headers["set-cookie"]]).toEqual([401, undefined]);
    const isTheirs = eq(payments.userId, id);
    await expect(server.database.orm.$count(payments, isTheirs)).resolves.toBe(0);
  });
});
