import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { PRODUCTION_DATABASE } from "../../test/build-database.ts";
import {
  addPayer,
  buildPaidVisit,
  buildVisit,
  hasAccess,
  logIn,
  payUnheard,
  readSubjects,
  refundAtProvider,
  visitCheckout,
} from "../../test/build-payer.ts";
import { answerDown } from "../../test/build-payment-desk.ts";
import { buildTestServer, type TestServer } from "../../test/build-test-server.ts";
import { payments } from "../db/schema/account-schema.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const RECEIPT = "Your receipt";

describe.each(PRODUCTION_DATABASE)("reconciliation on %s", (kind) => {
  let server: TestServer;
  let aheadMs = 0;
  const now = (): Date => new Date(Date.now() + aheadMs);
  beforeAll(async () => {
    server = await buildTestServer(kind, { now });
  });
  beforeEach(async () => {
    // What other tests left behind is not looked at.
    await server.database.orm.delete(payments);
    aheadMs = 0;
  });
  afterEach(() => {
    server.desk.intercept = null;
    server.desk.isConnected = true;
  });
  afterAll(() => server.close());

  const reconcile = () => server.runJob("reconcile_payments");
  const readRow = (id: string) => server.stores.payments.find(id);
  const countAsked = (id: string): number =>
    server.desk.asked.filter((asked) => asked === `GET /v1/checkout/sessions/${id}`).length;
  /** Provider faults for some sessions alone. */
  const failFor = (ids: readonly string[]): void => {
    server.desk.intercept = (url) => (ids.some((id) => url.includes(id)) ? answerDown() : null);
  };

  test("gives access after a minute where neither webhook nor browser came, and one receipt", async () => {
    const { id, email, sessionId } = await buildVisit(server);
    await payUnheard(server, sessionId);
    aheadMs = 50 * SECOND;
    await reconcile();
    await expect(hasAccess(server, id)).resolves.toBe(false);
    aheadMs = 61 * SECOND;
    await reconcile();
    await expect(hasAccess(server, id)).resolves.toBe(true);
    aheadMs = HOUR;
    await Promise.all([reconcile(), reconcile()]);
    await expect(readSubjects(server, email)).resolves.toEqual([RECEIPT]);
    const { status, body } = await logIn(server, { email });
    expect([status, body.user_id]).toEqual([200, id]);
  });

  test("does nothing to what is paid, and asks nobody about it", async () => {
    const { id, sessionId } = await buildPaidVisit(server);
    const before = await readRow(sessionId);
    const asked = server.desk.asked.length;
    aheadMs = 100 * HOUR;
    await reconcile();
    expect(server.desk.asked).toHaveLength(asked);
    await expect(readRow(sessionId)).resolves.toEqual(before);
    await expect(hasAccess(server, id)).resolves.toBe(true);
  });

  test("leaves for later what it cannot ask about while the provider is down", async () => {
    const { id, email, sessionId } = await buildVisit(server);
    await payUnheard(server, sessionId);
    server.desk.intercept = answerDown;
    aheadMs = 2 * MINUTE;
    await reconcile();
    expect(server.desk.reports).toContain("a payment could not be looked at");
    await expect(hasAccess(server, id)).resolves.toBe(false);
    server.desk.intercept = null;
    await reconcile();
    await expect(hasAccess(server, id)).resolves.toBe(false);
    aheadMs = 4 * MINUTE;
    await reconcile();
    await expect(hasAccess(server, id)).resolves.toBe(true);
    await expect(readSubjects(server, email)).resolves.toEqual([RECEIPT]);
  });

  test("asks few times while nobody answers, and goes on with the others the next time", async () => {
    const visits = [];
    for (let made = 0; made < 12; made += 1) visits.push(await buildVisit(server));
    for (const { sessionId } of visits) await payUnheard(server, sessionId);
    server.desk.intercept = answerDown;
    const before = server.desk.asked.length;
    aheadMs = 2 * MINUTE;
    await reconcile();
    expect(server.desk.asked.length - before).toBeLessThan(12);
    server.desk.intercept = null;
    aheadMs = 4 * MINUTE;
    await reconcile();
    for (const { id } of visits) await expect(hasAccess(server, id)).resolves.toBe(true);
  });

  test("broken ones stop no others, however many they are", async () => {
    const visits = [];
    for (let made = 0; made < 9; made += 1) visits.push(await buildVisit(server));
    for (const { sessionId } of visits) await payUnheard(server, sessionId);
    const broken = visits.slice(0, 7);
    failFor(broken.map(({ sessionId }) => sessionId));
    for (const minutes of [2, 4]) {
      aheadMs = minutes * MINUTE;
      await reconcile();
    }
    const accesses = await Promise.all(visits.map(({ id }) => hasAccess(server, id)));
    expect(accesses).toEqual(visits.map((visit) => !broken.includes(visit)));
  });

  test("more than one batch is looked at in one run", async () => {
    const { id: userId } = await addPayer(server);
    const expiresAt = new Date(Date.now() + 24 * HOUR);
    const row = { userId, amount: 2900, currency: "usd", url: "", expiresAt };
    const rows = Array.from({ length: 120 }, (_each, index) => ({
      ...row,
      id: `cs_test_no${index}`,
    }));
    await server.database.orm.insert(payments).values(rows);
    aheadMs = 2 * MINUTE;
    await reconcile();
    const checked = await server.database.orm.select({ at: payments.checkedAt }).from(payments);
    expect(checked.filter(({ at }) => at !== null)).toHaveLength(120);
  });

  test("a session that expires is booked as expired, and asked about no more", async () => {
    const { id, sessionId } = await buildVisit(server);
    server.desk.isConnected = false;
    aheadMs = 25 * HOUR;
    await reconcile();
    await expect(readRow(sessionId)).resolves.toMatchObject({ status: "expired", grantedAt: null });
    const asked = countAsked(sessionId);
    aheadMs = 200 * HOUR;
    await reconcile();
    expect(countAsked(sessionId)).toBe(asked);
    await expect(hasAccess(server, id)).resolves.toBe(false);
  });

  test("a session that the provider does not know is over when its time is", async () => {
    const { id: userId } = await addPayer(server);
    const id = "cs_test_ofanotheraccount";
    const expiresAt = new Date(Date.now() + 24 * HOUR);
    const row = { id, userId, amount: 2900, currency: "usd", url: "", expiresAt };
    await server.database.orm.insert(payments).values(row);
    aheadMs = HOUR;
    await reconcile();
    await expect(readRow(id)).resolves.toMatchObject({ status: "open" });
    aheadMs = 30 * HOUR;
    await reconcile();
    await expect(readRow(id)).resolves.toMatchObject({ status: "expired" });
  });

  test("the older an open one grows, the less often it is asked about", async () => {
    const { sessionId } = await buildVisit(server);
    const looks: number[] = [];
    for (let minute = 1; minute <= 12 * 60; minute += 1) {
      aheadMs = minute * MINUTE + SECOND;
      const before = countAsked(sessionId);
      await reconcile();
      if (countAsked(sessionId) > before) looks.push(minute);
    }
    expect(looks.slice(0, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(looks.length).toBeLessThan(100);
    const pauses = looks.slice(1).map((minute, index) => minute - (looks[index] ?? 0));
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    expect(pauses.at(-1)).toBe(10);
  });

  test("makes a refund that could not be made at once, once", async () => {
    const payer = await addPayer(server);
    const first = await visitCheckout(server, payer);
    aheadMs = 23.9 * HOUR;
    const second = await visitCheckout(server, payer);
    expect(second.sessionId).not.toBe(first.sessionId);
    for (const { sessionId } of [first, second]) await payUnheard(server, sessionId);
    server.desk.intercept = (url, method) =>
      method === "POST" && url.endsWith("/refunds") ? answerDown() : null;
    aheadMs += 11 * MINUTE;
    await reconcile();
    const rows = await server.database.orm
      .select()
      .from(payments)
      .where(eq(payments.userId, payer.id));
    expect(rows.map(({ status }) => status)).toEqual(["paid", "paid"]);
    expect(server.desk.reports).toContain(
      "a payment's follow-up is left to the next reconciliation",
    );
    const { asked } = server.desk;
    server.desk.intercept = null;
    aheadMs += 2 * MINUTE;
    await Promise.all([reconcile(), reconcile()]);
    aheadMs += 2 * MINUTE;
    await reconcile();
    const after = await server.database.orm
      .select()
      .from(payments)
      .where(eq(payments.userId, payer.id));
    expect(after.map(({ status }) => status).toSorted()).toEqual(["paid", "refunded"]);
    expect(asked.filter((call) => call === "POST /v1/refunds").length).toBeLessThan(5);
    await expect(readSubjects(server, payer.email)).resolves.toEqual([
      RECEIPT,
      "Your refund is on its way",
    ]);
  });

  test("hears of a refund that came before everything else", async () => {
    const { id, sessionId } = await buildVisit(server);
    await payUnheard(server, sessionId);
    server.desk.isConnected = false;
    await refundAtProvider(server, sessionId);
    aheadMs = 2 * MINUTE;
    await reconcile();
    await expect(readRow(sessionId)).resolves.toMatchObject({ status: "refunded" });
    await expect(hasAccess(server, id)).resolves.toBe(false);
  });
});
