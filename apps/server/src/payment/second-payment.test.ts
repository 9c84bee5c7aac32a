import { and, eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { PRODUCTION_DATABASE } from "../../test/build-database.ts";
import {
  addPayer,
  buildPaidVisit,
  buildVisit,
  hasAccess,
  payUnheard,
  readSubjects,
  returnFrom,
  sendCompleted,
  visitCheckout,
  type TestPayer,
} from "../../test/build-payer.ts";
import { answerDown } from "../../test/build-payment-desk.ts";
import { buildServerOn, buildTestServer, type TestServer } from "../../test/build-test-server.ts";
import { sendCall } from "../../test/send-call.ts";
import { TEST_PASSWORD } from "../../test/test-user.ts";
import { demoCheckoutObjects, payments } from "../db/schema/account-schema.ts";
import { addressLetter } from "../mail/write-mail.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const RECEIPT = "Your receipt";
const REFUND = "Your refund is on its way";

describe.each(PRODUCTION_DATABASE)("paying twice on %s", (kind) => {
  let server: TestServer;
  let aheadMs = 0;
  const now = (): Date => new Date(Date.now() + aheadMs);
  beforeAll(async () => {
    server = await buildTestServer(kind, { now });
  });
  beforeEach(() => {
    aheadMs = 0;
  });
  afterEach(() => {
    server.desk.intercept = null;
    server.desk.isConnected = true;
  });
  afterAll(() => server.close());

  const readRows = ({ id }: TestPayer) =>
    server.database.orm.select().from(payments).where(eq(payments.userId, id));
  const findAtProvider = async (id: string) => (await server.desk.provider.find(id))?.standing;
  const countRefunds = (): number =>
    server.desk.asked.filter((asked) => asked === "POST /v1/refunds").length;

  /** Somebody with two open checkouts: the first had too little time left to go back to. */
  async function buildTwoVisits() {
    const payer = await addPayer(server);
    const first = await visitCheckout(server, payer);
    aheadMs += 23.9 * HOUR;
    const second = await visitCheckout(server, payer);
    expect(second.sessionId).not.toBe(first.sessionId);
    return { payer, first, second };
  }

  /** And both are paid. */
  async function buildPaidTwice() {
    const built = await buildTwoVisits();
    for (const { sessionId } of [built.first, built.second]) await payUnheard(server, sessionId);
    return built;
  }

  test("paying one checkout closes the others, so that they cannot be paid", async () => {
    const { first, second } = await buildTwoVisits();
    await server.desk.provider.pay(second.sessionId);
    await expect(findAtProvider(first.sessionId)).resolves.toBe("expired");
    await expect(server.desk.provider.pay(first.sessionId)).resolves.toMatchObject({
      standing: "expired",
    });
    await expect
      .poll(() => server.stores.payments.find(first.sessionId))
      .toMatchObject({
        status: "expired",
      });
  });

  test("a checkout that could not be closed then is closed by the reconciliation", async () => {
    const { payer, first, second } = await buildTwoVisits();
    server.desk.intercept = (url) => (url.endsWith("/expire") ? answerDown() : null);
    await server.desk.provider.pay(second.sessionId);
    await expect(hasAccess(server, payer.id)).resolves.toBe(true);
    await expect(findAtProvider(first.sessionId)).resolves.toBe("open");
    server.desk.intercept = null;
    // Before its time is over.
    aheadMs = 23.9 * HOUR + 5 * MINUTE;
    await server.stores.payments.markChecked(first.sessionId, new Date());
    await server.runJob("reconcile_payments");
    await expect(findAtProvider(first.sessionId)).resolves.toBe("expired");
  });

  test("the second payment goes back by itself: one access, one receipt, one refund", async () => {
    const { payer, first, second } = await buildPaidTwice();
    const refunds = countRefunds();
    for (const { sessionId } of [first, second, second, first]) {
      await expect(sendCompleted(server, sessionId)).resolves.toBe(200);
    }
    const rows = await readRows(payer);
    expect(rows.map(({ status }) => status).toSorted()).toEqual(["paid", "refunded"]);
    expect(rows.filter(({ grantedAt }) => grantedAt !== null)).toMatchObject([
      { id: first.sessionId, status: "paid", refundReason: null },
    ]);
    expect(rows.find(({ id }) => id === second.sessionId)).toMatchObject({
      refundReason: "duplicate",
    });
    expect(countRefunds() - refunds).toBe(1);
    await expect(hasAccess(server, payer.id)).resolves.toBe(true);
    await expect(readSubjects(server, payer.email)).resolves.toEqual([RECEIPT, REFUND]);
    const mail = server.mails.find(({ to, subject }) => to === payer.email && subject === REFUND);
    expect(mail?.text).toContain("because you had paid already");
    expect(mail?.text).toContain("$29.00");
  });

  test("whatever hears of both first, and all at once, one gives access and one goes back", async () => {
    const { payer, first, second } = await buildPaidTwice();
    const answers = await Promise.all([
      ...[1, 2, 3].flatMap(() => [first, second].map((each) => returnFrom(server, each))),
      ...[1, 2, 3].map(async () => {
        await Promise.all([first, second].map((each) => sendCompleted(server, each.sessionId)));
        return null;
      }),
    ]);
    const rows = await readRows(payer);
    expect(rows.filter(({ grantedAt }) => grantedAt !== null)).toHaveLength(1);
    expect(rows.map(({ status }) => status).toSorted()).toEqual(["paid", "refunded"]);
    expect(answers.filter((answer) => answer?.status === 200)).toHaveLength(1);
    await expect(hasAccess(server, payer.id)).resolves.toBe(true);
    await expect(readSubjects(server, payer.email)).resolves.toEqual([RECEIPT, REFUND]);
  });

  test("whoever comes back from the second one is told to log in, and can", async () => {
    const { payer, first, second } = await buildPaidTwice();
    await sendCompleted(server, first.sessionId);
    const { status, body } = await returnFrom(server, second);
    expect(status).toBe(403);
    expect(body.error).toContain("Please log in");
    await expect(hasAccess(server, payer.id)).resolves.toBe(true);
  });

  test("when the one that counted is given back later, access ends", async () => {
    const { payer, first, second } = await buildPaidTwice();
    for (const { sessionId } of [first, second]) await sendCompleted(server, sessionId);
    await server.desk.payments.refund(payer.id);
    const rows = await readRows(payer);
    expect(rows.map(({ status }) => status)).toEqual(["refunded", "refunded"]);
    await expect(hasAccess(server, payer.id)).resolves.toBe(false);
  });

  test("two instances at once send somebody to one checkout, and close what they made too much", async () => {
    const other = await buildServerOn(server.database, { now });
    const payer = await addPayer(server);
    // Neither has made its own before the other wants to make one too.
    const both = Promise.withResolvers<undefined>();
    let asked = 0;
    const waitForBoth = async (_url: string, method: string): Promise<null> => {
      if (method !== "POST") return null;
      asked += 1;
      if (asked === 2) both.resolve(undefined);
      await both.promise;
      return null;
    };
    server.desk.intercept = waitForBoth;
    other.desk.intercept = waitForBoth;
    const opened = await Promise.all([server, other].map((each) => each.desk.payments.open(payer)));
    const [id, ...others] = new Set(opened.map((checkout) => checkout?.sessionId));
    expect(others).toEqual([]);
    await expect(readRows(payer)).resolves.toMatchObject([{ id, status: "open" }]);
    const isTheirs = sql`${demoCheckoutObjects.body} ->> 'client_reference_id' = ${payer.id}`;
    const isOpen = sql`${demoCheckoutObjects.body} ->> 'status' = 'open'`;
    const { orm } = server.database;
    await expect(orm.$count(demoCheckoutObjects, isTheirs)).resolves.toBe(2);
    await expect.poll(() => orm.$count(demoCheckoutObjects, and(isTheirs, isOpen))).toBe(1);
    await other.close();
  });
});

describe.each(PRODUCTION_DATABASE)("an account that is deleted, on %s", (kind) => {
  let server: TestServer;
  let aheadMs = 0;
  const now = (): Date => new Date(Date.now() + aheadMs);
  beforeAll(async () => {
    server = await buildTestServer(kind, { now });
  });
  afterEach(() => {
    server.desk.intercept = null;
    server.desk.isConnected = true;
  });
  afterAll(() => server.close());

  const readRow = (id: string) => server.stores.payments.find(id);
  const deleteAccount = (cookie: string) =>
    sendCall(server.app, "deleteAccount", { password: TEST_PASSWORD }, { cookie });

  /** Somebody who is logged in without access, with a checkout open: the payment was given back. */
  async function buildOpenVisit() {
    const payer = await addPayer(server);
    const { session } = await buildPaidVisit(server, payer);
    await server.desk.payments.refund(payer.id);
    const visit = await visitCheckout(server, payer);
    return { ...visit, session };
  }

  test("has its open checkout closed at the provider by the next reconciliation", async () => {
    const { sessionId, session } = await buildOpenVisit();
    expect((await deleteAccount(session)).status).toBe(200);
    await server.runJob("reconcile_payments");
    await expect(server.desk.provider.find(sessionId)).resolves.toMatchObject({
      standing: "expired",
    });
    await expect.poll(() => readRow(sessionId)).toMatchObject({ status: "expired", userId: null });
  });

  test("has it closed later where the provider is down", async () => {
    const { sessionId, session } = await buildOpenVisit();
    await deleteAccount(session);
    server.desk.intercept = answerDown;
    await server.runJob("reconcile_payments");
    await expect(server.desk.provider.find(sessionId)).resolves.toMatchObject({ standing: "open" });
    server.desk.intercept = null;
    aheadMs += 2 * MINUTE;
    await server.runJob("reconcile_payments");
    await expect(server.desk.provider.find(sessionId)).resolves.toMatchObject({
      standing: "expired",
    });
  });

  test("gets its money back where it was paid for nevertheless, and nobody is let in", async () => {
    for (const isHeard of [true, false]) {
      const visit = await buildOpenVisit();
      await deleteAccount(visit.session);
      if (isHeard) await server.desk.provider.pay(visit.sessionId);
      else {
        await payUnheard(server, visit.sessionId);
        aheadMs += 2 * MINUTE;
        await server.runJob("reconcile_payments");
      }
      await expect
        .poll(() => readRow(visit.sessionId))
        .toMatchObject({
          status: "refunded",
          refundReason: "no_account",
          grantedAt: null,
          userId: null,
        });
      expect((await returnFrom(server, visit)).status).toBe(403);
    }
  });

  test("gets it back once, however often and by whomever that is heard", async () => {
    const visit = await buildOpenVisit();
    await payUnheard(server, visit.sessionId);
    await deleteAccount(visit.session);
    aheadMs += 2 * MINUTE;
    const before = server.desk.events.length;
    await Promise.all([
      server.runJob("reconcile_payments"),
      ...[1, 2, 3, 4].map(() => sendCompleted(server, visit.sessionId)),
    ]);
    await expect.poll(() => readRow(visit.sessionId)).toMatchObject({ status: "refunded" });
    const told = server.desk.events.slice(before).map(({ body }) => JSON.parse(body));
    const refunds = told.filter(({ type }) => type === "charge.refunded");
    expect(new Set(refunds.map(({ data }) => data.object.id)).size).toBe(1);
    expect(refunds).toHaveLength(1);
  });

  test("keeps the payment in the books, without naming anybody", async () => {
    const { id, email, sessionId, session } = await buildPaidVisit(server);
    expect((await deleteAccount(session)).status).toBe(200);
    await expect(readRow(sessionId)).resolves.toMatchObject({ userId: null, status: "paid" });
    await server.runJob("reconcile_payments");
    const row = await readRow(sessionId);
    expect(row).toMatchObject({ status: "paid", refundRequestedAt: null });
    expect(JSON.stringify(row)).not.toContain(id);
    expect(JSON.stringify(row)).not.toContain(email);
  });

  test("that had a refund under way gets it all the same", async () => {
    const { sessionId, session } = await buildPaidVisit(server);
    server.desk.intercept = (url) => (url.endsWith("/refunds") ? answerDown() : null);
    const withdrawn = await sendCall(
      server.app,
      "withdraw",
      { confirm: true },
      { cookie: session },
    );
    expect(withdrawn.status).toBe(200);
    await deleteAccount(session);
    server.desk.intercept = null;
    aheadMs += 2 * MINUTE;
    await server.runJob("reconcile_payments");
    await expect.poll(() => readRow(sessionId)).toMatchObject({ status: "refunded", userId: null });
  });

  test("gets its money back also where it never had access", async () => {
    const visit = await buildVisit(server);
    const person = await server.stores.accounts.find(visit.id);
    if (person === null) throw new Error("nobody");
    const letter = { subject: "Farewell", text: "Farewell", html: "Farewell" };
    const address = { id: crypto.randomUUID(), to: visit.email, dedupeKey: `farewell:${visit.id}` };
    await server.stores.accounts.delete(person, addressLetter(letter, address));
    await server.desk.provider.pay(visit.sessionId);
    await expect.poll(() => readRow(visit.sessionId)).toMatchObject({ status: "refunded" });
  });
});
