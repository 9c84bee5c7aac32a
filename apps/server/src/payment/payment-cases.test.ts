import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "../../test/build-database.ts";
import {
  addPayer,
  buildPaidVisit,
  findPaymentIntent,
  hasAccess,
  logIn,
  readSubjects,
  refundAtProvider,
  sendEvent,
  writeEvent,
} from "../../test/build-payer.ts";
import { buildTestServer, type TestServer } from "../../test/build-test-server.ts";
import { sendCall } from "../../test/send-call.ts";
import { paymentCases } from "../db/schema/payment-case-schema.ts";
import { payments } from "../db/schema/account-schema.ts";
import { PAYMENT_EVENTS } from "./stripe/stripe-events.ts";

const RECEIPT = "Your receipt";
const CONFIRMED = "Your withdrawal is confirmed";
const REFUND = "Your refund is on its way";
const FAILED = "Your refund did not go through";
const ASKED = "Your bank has asked about your payment";
const OPEN = "Your payment is disputed";
const OVER = "The dispute about your payment is over";
const LOST = "Your payment was taken back";
const CLOSED = "Your bank's question is answered";
const HOUR = 3_600_000;
const PRICE = { amount: 4900, currency: "eur" };

describe.each(DATABASE_KINDS)("what comes up about payments, on %s", (kind) => {
  let server: TestServer;
  let aheadMs = 0;
  const now = (): Date => new Date(Date.now() + aheadMs);
  beforeAll(async () => {
    server = await buildTestServer(kind, { now, price: PRICE });
  });
  beforeEach(() => {
    aheadMs = 0;
  });
  afterEach(() => {
    server.desk.intercept = null;
    server.desk.isConnected = true;
  });
  afterAll(() => server.close());

  type Visit = Awaited<ReturnType<typeof buildPaidVisit>>;
  const build = () => buildPaidVisit(server);
  const dispute = (visit: Visit, state: string) =>
    server.desk.provider.dispute(visit.sessionId, state);
  const settleRefund = (visit: Visit, state: string) =>
    server.desk.provider.settleRefund(visit.sessionId, state);
  const subjectsOf = (visit: Visit) => readSubjects(server, visit.email);
  const isIn = async (visit: Visit) =>
    (await sendCall(server.app, "session", {}, { cookie: visit.session })).status === 200;
  const paymentOf = async (visit: Visit) =>
    (await sendCall(server.app, "account", {}, { cookie: visit.session })).body.payment;
  const withdraw = (visit: Visit) =>
    sendCall(server.app, "withdraw", { confirm: true }, { cookie: visit.session });
  const readMail = (visit: Visit, subject: string) =>
    server.mails.findLast((mail) => mail.to === visit.email && mail.subject === subject)?.text;

  /** Gives a part back in the provider's dashboard, and waits until that was heard. */
  async function refundPart(visit: Visit, amount: number): Promise<void> {
    const payment_intent = await refundAtProvider(server, visit.sessionId, amount);
    await sendEvent(server, writeEvent("refund.created", { id: "re_1", payment_intent }));
  }

  /** How often the provider was asked about a payment. */
  const countAsked = (visit: Visit) =>
    server.desk.asked.filter((each) => each.endsWith(`sessions/${visit.sessionId}`)).length;

  /** Everything that Stripe could send about a payment, in any order, doubled and at once. */
  async function storm(visit: Visit): Promise<void> {
    const intent = await findPaymentIntent(server, visit.sessionId);
    const events = PAYMENT_EVENTS.map((type) =>
      writeEvent(type, { id: "x_1", payment_intent: intent }),
    );
    const mixed = [...events, ...events.toReversed()].toSorted(() => Math.random() - 0.5);
    const statuses = await Promise.all(mixed.map((event) => sendEvent(server, event)));
    expect(new Set(statuses)).toEqual(new Set([200]));
  }

  describe("a dispute", () => {
    test("leaves access while it is open, from the bank's question on, and tells each stage once", async () => {
      const visit = await build();
      const stages = [
        ["warning_needs_response", ASKED],
        ["warning_under_review", null],
        ["needs_response", OPEN],
        ["under_review", null],
        ["won", OVER],
      ] as const;
      const told: string[] = [RECEIPT];
      for (const [state, subject] of stages) {
        await dispute(visit, state);
        await storm(visit);
        expect(await isIn(visit)).toBe(true);
        if (subject !== null) told.push(subject);
        await expect(subjectsOf(visit)).resolves.toEqual(told);
        const { body } = await logIn(server, visit);
        expect([state, body.user_id]).toEqual([state, visit.id]);
      }
      expect(readMail(visit, OVER)).toContain("the payment stands. Your access does not change.");
    });

    test("that is lost takes access, and one that is won after that gives it back", async () => {
      const visit = await build();
      await dispute(visit, "needs_response");
      await dispute(visit, "lost");
      await storm(visit);
      expect(await isIn(visit)).toBe(false);
      expect(readMail(visit, LOST)).toBeUndefined();
      await expect(subjectsOf(visit)).resolves.toEqual([RECEIPT, OPEN, LOST]);
      expect(readMail(visit, LOST)).toContain("has taken €49.00 back. Your access has ended.");
      await expect(paymentOf(visit)).resolves.toMatchObject({ status: "disputed" });
      await dispute(visit, "appeal_under_review");
      expect(await isIn(visit)).toBe(false);
      await dispute(visit, "won");
      await storm(visit);
      expect(await isIn(visit)).toBe(true);
      await expect(subjectsOf(visit)).resolves.toEqual([RECEIPT, OPEN, LOST, OVER]);
      expect(readMail(visit, OVER)).toContain("You have access again.");
      await expect(paymentOf(visit)).resolves.toMatchObject({ status: "paid" });
      const { body } = await logIn(server, visit);
      expect(body.user_id).toBe(visit.id);
    });

    test("that was only a question ends in a letter, and nothing else", async () => {
      const visit = await build();
      await dispute(visit, "warning_needs_response");
      await dispute(visit, "warning_closed");
      await storm(visit);
      expect(await isIn(visit)).toBe(true);
      await expect(subjectsOf(visit)).resolves.toEqual([RECEIPT, ASKED, CLOSED]);
    });

    test("that was won unheard is found at the log-in: nobody who paid is sent to a new checkout", async () => {
      const visit = await build();
      await dispute(visit, "lost");
      server.desk.isConnected = false;
      await dispute(visit, "won");
      const { body } = await logIn(server, visit);
      expect([body.user_id, body.redirect_to_stripe]).toEqual([visit.id, undefined]);
    });

    test("whose news was lost is asked about once an hour while it is open, and never after", async () => {
      const visit = await build();
      await dispute(visit, "needs_response");
      server.desk.isConnected = false;
      await dispute(visit, "lost");
      const before = countAsked(visit);
      aheadMs = 0.9 * HOUR;
      await server.runJob("reconcile_payments");
      expect(countAsked(visit)).toBe(before);
      aheadMs = 1.1 * HOUR;
      await server.runJob("reconcile_payments");
      await expect(hasAccess(server, visit.id)).resolves.toBe(false);
      const asked = countAsked(visit);
      aheadMs = 30 * HOUR;
      await server.runJob("reconcile_payments");
      expect(countAsked(visit)).toBe(asked);
    });

    test("that an earlier version took for lost gives access back once it is read", async () => {
      const visit = await build();
      server.desk.isConnected = false;
      await dispute(visit, "needs_response");
      server.desk.isConnected = true;
      await server.stores.accounts.setAccess(visit.id, false);
      await server.database.orm
        .update(payments)
        .set({ status: "disputed", accessTakenAt: now(), looks: 0 })
        .where(eq(payments.id, visit.sessionId));
      aheadMs = 2 * HOUR;
      await server.runJob("reconcile_payments");
      expect(await isIn(visit)).toBe(true);
      await expect(subjectsOf(visit)).resolves.toEqual([RECEIPT, OPEN]);
      expect(readMail(visit, OPEN)).toContain("You have access again.");
    });

    test("gives nothing back that whoever runs the server took by hand", async () => {
      const visit = await build();
      await dispute(visit, "lost");
      await server.stores.accounts.setAccess(visit.id, false);
      await dispute(visit, "won");
      expect(await isIn(visit)).toBe(false);
    });

    test("leaves the access that another payment gives", async () => {
      const payer = await addPayer(server);
      const old = await buildPaidVisit(server, payer);
      await dispute(old, "lost");
      const visit = await buildPaidVisit(server, payer);
      await dispute(old, "won");
      await dispute(old, "lost");
      expect(await isIn(visit)).toBe(true);
    });
  });

  test("a fraud warning leaves access, and writes to nobody but the operator's list", async () => {
    const visit = await build();
    await server.desk.provider.warnOfFraud(visit.sessionId);
    await storm(visit);
    expect(await isIn(visit)).toBe(true);
    await expect(subjectsOf(visit)).resolves.toEqual([RECEIPT]);
    await expect(server.stores.payments.listCasesOf(visit.sessionId)).resolves.toMatchObject([
      { kind: "fraud_warning", state: "actionable", isOpen: true, amount: 4900 },
    ]);
  });

  describe("a refund", () => {
    test("that fails after a withdrawal gives access back as before, says so once, and can be asked for anew", async () => {
      const visit = await build();
      expect((await withdraw(visit)).status).toBe(200);
      expect(await isIn(visit)).toBe(false);
      await settleRefund(visit, "failed");
      await storm(visit);
      expect(await isIn(visit)).toBe(true);
      await expect(subjectsOf(visit)).resolves.toEqual([RECEIPT, CONFIRMED, REFUND, FAILED]);
      expect(readMail(visit, FAILED)).toContain("We tried to refund €49.00");
      expect(readMail(visit, FAILED)).toContain("Until then you have access, as before.");
      await expect(paymentOf(visit)).resolves.toMatchObject({
        status: "paid",
        refunded_amount: 0,
        can_withdraw: true,
      });
      aheadMs = 5 * HOUR;
      const asked = countAsked(visit);
      await server.runJob("reconcile_payments");
      expect(countAsked(visit)).toBe(asked);
      aheadMs = 0;
      expect((await withdraw(visit)).status).toBe(200);
      expect(await isIn(visit)).toBe(false);
      await expect(subjectsOf(visit)).resolves.toEqual(
        [RECEIPT, CONFIRMED, REFUND, FAILED].concat([CONFIRMED, REFUND]),
      );
      await expect(paymentOf(visit)).resolves.toMatchObject({
        status: "refunded",
        refunded_amount: 4900,
      });
    });

    test("that is under way counts as gone, is asked about, and arrives without another letter", async () => {
      const visit = await build();
      await withdraw(visit);
      await settleRefund(visit, "pending");
      await expect(paymentOf(visit)).resolves.toMatchObject({ status: "refund_requested" });
      expect(await isIn(visit)).toBe(false);
      server.desk.isConnected = false;
      await settleRefund(visit, "succeeded");
      aheadMs = 2 * HOUR;
      await server.runJob("reconcile_payments");
      await expect(paymentOf(visit)).resolves.toMatchObject({ status: "refunded" });
      await expect(subjectsOf(visit)).resolves.toEqual([RECEIPT, CONFIRMED, REFUND]);
    });

    test("of a part leaves access and names the part; parts that add up end it", async () => {
      const visit = await build();
      await refundPart(visit, 900);
      await storm(visit);
      expect(await isIn(visit)).toBe(true);
      await expect(subjectsOf(visit)).resolves.toEqual([RECEIPT, REFUND]);
      expect(readMail(visit, REFUND)).toContain("We have refunded €9.00 to you");
      await expect(paymentOf(visit)).resolves.toMatchObject({
        status: "paid",
        refunded_amount: 900,
      });
      await refundPart(visit, 4000);
      await storm(visit);
      expect(await isIn(visit)).toBe(false);
      await expect(subjectsOf(visit)).resolves.toEqual([RECEIPT, REFUND, REFUND]);
      expect(readMail(visit, REFUND)).toContain("We have refunded €40.00 to you");
      expect(readMail(visit, REFUND)).toContain("all of the €49.00 that you paid. Your access has");
    });

    test("after a part gives the rest, and every letter names the rest", async () => {
      const visit = await build();
      await refundPart(visit, 900);
      await withdraw(visit);
      await expect(subjectsOf(visit)).resolves.toEqual([RECEIPT, REFUND, CONFIRMED, REFUND]);
      expect(readMail(visit, CONFIRMED)).toContain("Amount to be refunded: €40.00");
      expect(readMail(visit, REFUND)).toContain("We have refunded €40.00 to you");
    });

    test("by hand that fails gives access back, and tells whoever ran it", async () => {
      const visit = await build();
      await expect(server.desk.payments.refund(visit.id)).resolves.toEqual({
        amount: 4900,
        currency: "eur",
        isDone: true,
        isFirst: true,
        hasFailed: false,
      });
      await settleRefund(visit, "failed");
      expect(await isIn(visit)).toBe(true);
      await expect(subjectsOf(visit)).resolves.toEqual([RECEIPT, REFUND, FAILED]);
      const again = await Promise.all(
        Array.from({ length: 5 }, () => server.desk.payments.refund(visit.id)),
      );
      expect(again.filter((each) => each?.isFirst)).toHaveLength(1);
      expect(again.filter((each) => each?.isFirst && !each.isDone)).toEqual([]);
      await expect(subjectsOf(visit)).resolves.toEqual([RECEIPT, REFUND, FAILED, REFUND]);
    });

    test("that a bank holds up is made once the dispute is over", async () => {
      const visit = await build();
      server.desk.isConnected = false;
      await dispute(visit, "needs_response");
      server.desk.isConnected = true;
      // Nobody had heard of the dispute yet.
      expect((await withdraw(visit)).status).toBe(200);
      await expect(paymentOf(visit)).resolves.toMatchObject({ status: "refund_requested" });
      expect(server.desk.reports).toEqual([]);
      await dispute(visit, "won");
      await expect(paymentOf(visit)).resolves.toMatchObject({ status: "refunded" });
    });
  });

  test("everything is in what one can download of oneself, and goes with the payment", async () => {
    const visit = await build();
    await refundPart(visit, 900);
    const { body } = await sendCall(server.app, "exportMyData", {}, { cookie: visit.session });
    expect(body.payments).toMatchObject([
      { refunded_amount: 900, events: [{ kind: "refund", state: "succeeded", amount: 900 }] },
    ]);
    await server.database.orm.delete(payments).where(eq(payments.id, visit.sessionId));
    const isIts = eq(paymentCases.paymentId, visit.sessionId);
    await expect(server.database.orm.$count(paymentCases, isIts)).resolves.toBe(0);
  });
});
