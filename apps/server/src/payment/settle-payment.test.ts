import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "../../test/build-database.ts";
import {
  addPayer,
  buildPaidVisit,
  buildVisit,
  findPaymentIntent,
  hasAccess,
  logIn,
  payUnheard,
  readSubjects,
  refundAtProvider,
  returnFrom,
  sendCompleted,
  sendEvent,
  writeEvent,
} from "../../test/build-payer.ts";
import { answerDown } from "../../test/build-payment-desk.ts";
import { buildStripeServer } from "../../test/build-stripe-server.ts";
import { buildServerOn, buildTestServer, type TestServer } from "../../test/build-test-server.ts";
import { sendCall } from "../../test/send-call.ts";

const RECEIPT = "Your receipt";
const REFUND = "Your refund is on its way";

describe.each(DATABASE_KINDS)("payments on %s", (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await buildTestServer(kind);
  });
  afterEach(() => {
    server.desk.intercept = null;
    server.desk.isConnected = true;
  });
  afterAll(() => server.close());

  const sendRefunded = (payment_intent: string) =>
    sendEvent(server, writeEvent("charge.refunded", { id: "ch_1", payment_intent }));
  const sendDisputed = (payment_intent: string) =>
    sendEvent(server, writeEvent("charge.dispute.created", { id: "du_1", payment_intent }));
  const readStatus = async (id: string) => (await server.stores.payments.find(id))?.status;
  const callSession = (cookie: string) => sendCall(server.app, "session", {}, { cookie });

  /** Money that went back while nobody heard of anything. */
  async function buildUnheardRefund() {
    const visit = await buildVisit(server);
    await payUnheard(server, visit.sessionId);
    server.desk.isConnected = false;
    const intent = await refundAtProvider(server, visit.sessionId);
    return { ...visit, intent };
  }

  describe("given back before anybody heard that it was paid", () => {
    test("it gives no access, whatever the order and however often events come", async () => {
      const orders = ["rc", "cr", "rrcc", "ccrr", "rcrcrc", "c", "r"];
      for (const order of orders) {
        const { id, email, sessionId, intent } = await buildUnheardRefund();
        for (const event of order) {
          const status =
            event === "r" ? await sendRefunded(intent) : sendCompleted(server, sessionId);
          expect(await status).toBe(200);
          await expect(hasAccess(server, id)).resolves.toBe(false);
        }
        await expect(readStatus(sessionId)).resolves.toBe("refunded");
        await expect(readSubjects(server, email)).resolves.toEqual([REFUND]);
      }
    });

    test("all events at once give no access", async () => {
      const { id, sessionId, intent } = await buildUnheardRefund();
      await Promise.all(
        [1, 2, 3, 4, 5].flatMap(() => [sendRefunded(intent), sendCompleted(server, sessionId)]),
      );
      await expect(hasAccess(server, id)).resolves.toBe(false);
    });

    test("neither the return nor logging in gives access", async () => {
      const visit = await buildUnheardRefund();
      expect((await returnFrom(server, visit)).status).toBe(402);
      const { body } = await logIn(server, visit);
      expect(body.redirect_to_stripe).toBe(true);
      expect(body.sessionId).not.toBe(visit.sessionId);
      await expect(hasAccess(server, visit.id)).resolves.toBe(false);
    });

    test("what the provider said before the refund gives nothing when it arrives after another server booked it", async () => {
      const visit = await buildVisit(server);
      const { id, sessionId, email } = visit;
      await payUnheard(server, sessionId);
      const other = await buildServerOn(server.database);
      const held = Promise.withResolvers<void>();
      const asked = Promise.withResolvers<void>();
      const none = { object: "list", data: [], has_more: false, url: "/v1/refunds" };
      server.desk.intercept = (url) => {
        if (!url.includes("/refunds?")) return null;
        server.desk.intercept = null;
        asked.resolve();
        return held.promise.then(() => Response.json(none));
      };
      const late = sendCompleted(server, sessionId);
      await asked.promise;
      other.desk.isConnected = false;
      await refundAtProvider(other, sessionId);
      await expect(sendCompleted(other, sessionId)).resolves.toBe(200);
      held.resolve();
      await expect(late).resolves.toBe(200);
      expect((await returnFrom(server, visit)).status).toBe(402);
      await expect(hasAccess(server, id)).resolves.toBe(false);
      await expect(readStatus(sessionId)).resolves.toBe("refunded");
      await expect(readSubjects(server, email)).resolves.toEqual([REFUND]);
      await other.app.close();
    });
  });

  describe("given back after access was given", () => {
    test("it ends access at once, also where somebody is logged in, and says so in one mail", async () => {
      const { id, email, sessionId, session } = await buildPaidVisit(server);
      expect((await callSession(session)).status).toBe(200);
      const intent = await refundAtProvider(server, sessionId);
      await sendRefunded(intent);
      for (const name of ["session", "getPassageSubtopics", "addInterest"] as const) {
        const answer = await sendCall(server.app, name, { interest: "bees" }, { cookie: session });
        expect(answer.status).toBe(402);
      }
      await expect(hasAccess(server, id)).resolves.toBe(false);
      await Promise.all([
        sendRefunded(intent),
        sendRefunded(intent),
        sendCompleted(server, sessionId),
      ]);
      await expect(hasAccess(server, id)).resolves.toBe(false);
      await expect(readSubjects(server, email)).resolves.toEqual([RECEIPT, REFUND]);
    });

    test("in part it keeps access, until the rest is given back", async () => {
      const { id, sessionId, session } = await buildPaidVisit(server);
      const intent = await refundAtProvider(server, sessionId, 2899);
      await sendRefunded(intent);
      expect((await callSession(session)).status).toBe(200);
      await expect(readStatus(sessionId)).resolves.toBe("paid");
      await refundAtProvider(server, sessionId, 1);
      await sendRefunded(intent);
      expect((await callSession(session)).status).toBe(402);
      await expect(hasAccess(server, id)).resolves.toBe(false);
    });

    test("a mail about it is not sent again when a repeated event comes after the outbox was cleared", async () => {
      const { email, sessionId } = await buildPaidVisit(server);
      const intent = await refundAtProvider(server, sessionId);
      await sendRefunded(intent);
      await readSubjects(server, email);
      await server.stores.mails.purge(new Date(Date.now() + 1000));
      await sendRefunded(intent);
      await expect(readSubjects(server, email)).resolves.toEqual([RECEIPT, REFUND]);
    });
  });

  test("a dispute that is lost ends access at once, also where somebody is logged in", async () => {
    const { id, sessionId, session } = await buildPaidVisit(server);
    await server.desk.provider.dispute(sessionId);
    expect((await callSession(session)).status).toBe(200);
    await server.desk.provider.dispute(sessionId, "lost");
    expect((await callSession(session)).status).toBe(402);
    const intent = await findPaymentIntent(server, sessionId);
    await Promise.all([sendDisputed(intent), sendCompleted(server, sessionId)]);
    await expect(hasAccess(server, id)).resolves.toBe(false);
    await expect(readStatus(sessionId)).resolves.toBe("disputed");
  });

  test("one that is lost before anybody heard of it gives no access, one that is open does", async () => {
    for (const [state, status] of [
      ["lost", 402],
      ["needs_response", 200],
    ] as const) {
      const visit = await buildVisit(server);
      await payUnheard(server, visit.sessionId);
      server.desk.isConnected = false;
      await server.desk.provider.dispute(visit.sessionId, state);
      await sendCompleted(server, visit.sessionId);
      expect((await returnFrom(server, visit)).status).toBe(status);
      await expect(hasAccess(server, visit.id)).resolves.toBe(status === 200);
    }
  });

  test("whoever pays again after a refund has access, which events of the old payment leave alone", async () => {
    const payer = await addPayer(server);
    const old = await buildPaidVisit(server, payer);
    const intent = await refundAtProvider(server, old.sessionId);
    await sendRefunded(intent);
    const { session } = await buildPaidVisit(server, payer);
    await Promise.all([
      sendRefunded(intent),
      sendDisputed(intent),
      sendCompleted(server, old.sessionId),
    ]);
    expect((await callSession(session)).status).toBe(200);
  });

  test("access that was given by hand after a lost dispute outlives the dispute's repeated events", async () => {
    const { id, sessionId, session } = await buildPaidVisit(server);
    await server.desk.provider.dispute(sessionId, "lost");
    const intent = await findPaymentIntent(server, sessionId);
    await server.stores.accounts.setAccess(id, true);
    await sendDisputed(intent);
    expect((await callSession(session)).status).toBe(200);
  });

  test("an event that comes while the provider is down is a 5xx, and counts when it comes again", async () => {
    const { id, sessionId } = await buildVisit(server);
    await payUnheard(server, sessionId);
    server.desk.intercept = answerDown;
    expect(await sendCompleted(server, sessionId)).toBeGreaterThanOrEqual(500);
    await expect(hasAccess(server, id)).resolves.toBe(false);
    server.desk.intercept = null;
    await expect(sendCompleted(server, sessionId)).resolves.toBe(200);
    await expect(hasAccess(server, id)).resolves.toBe(true);
  });

  test("one that was made, and never booked because the server died, is booked when it is heard of", async () => {
    const payer = await addPayer(server);
    const { checkout } = buildStripeServer(server.database);
    const order = { userId: payer.id, email: payer.email, amount: 2900, currency: "usd" };
    const urls = { successUrl: "http://elenchus.test/", cancelUrl: "http://elenchus.test/" };
    const { id } = await checkout.create({ ...order, ...urls });
    await server.desk.provider.pay(id);
    await expect(hasAccess(server, payer.id)).resolves.toBe(true);
    await expect(readSubjects(server, payer.email)).resolves.toEqual([RECEIPT]);
  });
});
