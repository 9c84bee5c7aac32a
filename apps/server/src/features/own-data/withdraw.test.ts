import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { PRODUCTION_DATABASE } from "../../../test/build-database.ts";
import {
  addPayer,
  buildPaidVisit,
  buildVisit,
  hasAccess,
  logIn,
  readSubjects,
} from "../../../test/build-payer.ts";
import { answerDown } from "../../../test/build-payment-desk.ts";
import { buildTestServer, type TestServer } from "../../../test/build-test-server.ts";
import { cookiesOf, sendCall, type Answer } from "../../../test/send-call.ts";
import { answerAll, startDialogue, type TestUser } from "../../../test/test-user.ts";
import { formatSecond } from "../../mail/format-values.ts";

const DAY = 86_400_000;
const RECEIPT = "Your receipt";
const CONFIRMED = "Your withdrawal is confirmed";
const REFUND = "Your refund is on its way";
const PRICE = { amount: 4900, currency: "eur" };

describe.each(PRODUCTION_DATABASE)("withdrawing on %s", (kind) => {
  let server: TestServer;
  let aheadMs = 0;
  const now = (): Date => new Date(Date.now() + aheadMs);
  beforeAll(async () => {
    server = await buildTestServer(kind, { now, price: PRICE });
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

  /** Somebody who has paid, as who is logged in. */
  async function buildPaidUser(): Promise<TestUser & { readonly sessionId: string }> {
    const { id, email, sessionId, session } = await buildPaidVisit(server);
    const call: TestUser["call"] = (name, payload, headers = {}) =>
      sendCall(server.app, name, payload, { cookie: session, ...headers });
    return { id, email, sessionId, cookie: session, call };
  }

  const withdraw = (user: TestUser): Promise<Answer> => user.call("withdraw", { confirm: true });
  const readPayment = async (user: TestUser) => (await user.call("account")).body.payment;
  const countRefunds = (): number =>
    server.desk.asked.filter((asked) => asked === "POST /v1/refunds").length;
  const readMail = (email: string, subject: string) =>
    server.mails.find((mail) => mail.to === email && mail.subject === subject)?.text ?? "";

  /** Goes through a whole dialogue. */
  async function finishDialogue(user: TestUser, module: 1 | 2 = 1): Promise<void> {
    let { session_id } = { session_id: "" };
    if (module === 1) ({ session_id } = await startDialogue(user, "bees"));
    else {
      const offer = await user.call("getPassageSubtopics", {});
      const [chosen_passage_subtopic] = offer.body.passage_subtopics;
      const started = await user.call("initModuleChat", { module_id: 2, chosen_passage_subtopic });
      ({ session_id } = started.body);
    }
    await answerAll(user, session_id);
  }

  test("ends access at once and says when in the reply and in a mail, to the second", async () => {
    const user = await buildPaidUser();
    const before = now();
    const { status, body } = await withdraw(user);
    expect(status).toBe(200);
    expect(Object.keys(body).toSorted()).toEqual(["success", "withdrawn_at"]);
    const at = new Date(body.withdrawn_at);
    expect(at.getTime()).toBeGreaterThanOrEqual(before.getTime());
    expect(at.getTime()).toBeLessThanOrEqual(now().getTime());
    expect((await user.call("session")).status).toBe(402);
    expect((await user.call("addInterest", { interest: "bees" })).status).toBe(402);
    await expect(hasAccess(server, user.id)).resolves.toBe(false);
    await expect(readSubjects(server, user.email)).resolves.toEqual([RECEIPT, CONFIRMED, REFUND]);
    const mail = readMail(user.email, CONFIRMED);
    expect(mail).toContain(`Withdrawn on: ${formatSecond(at)}`);
    expect(mail).toContain("€49.00");
    expect(mail).toContain(user.sessionId);
    expect(readMail(user.email, REFUND)).toContain("because you withdrew from the contract");
  });

  test("gives the money back at once, whole and once", async () => {
    const user = await buildPaidUser();
    await withdraw(user);
    expect(countRefunds()).toBe(1);
    const refund = server.desk.events.map(({ body }) => JSON.parse(body)).at(-1);
    expect(refund).toMatchObject({
      type: "charge.refunded",
      data: { object: { amount: 4900, amount_refunded: 4900, currency: "eur", refunded: true } },
    });
    await expect(server.stores.payments.find(user.sessionId)).resolves.toMatchObject({
      status: "refunded",
      refundReason: "withdrawal",
    });
  });

  test("asked for twenty times at once, and once more, it is one, and all are told so", async () => {
    const user = await buildPaidUser();
    const answers = await Promise.all(Array.from({ length: 20 }, () => withdraw(user)));
    answers.push(await withdraw(user));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const times = new Set(answers.map(({ body }) => body.withdrawn_at));
    expect(times.size).toBe(1);
    const at = new Date(answers[0]?.body.withdrawn_at);
    await expect(readSubjects(server, user.email)).resolves.toEqual([RECEIPT, CONFIRMED, REFUND]);
    expect(readMail(user.email, CONFIRMED)).toContain(formatSecond(at));
    const told = server.desk.events.map(({ body }) => JSON.parse(body));
    const paymentIntent = (await server.stores.payments.find(user.sessionId))?.paymentIntent;
    const refunds = told.filter(
      ({ type, data }) =>
        type === "charge.refunded" && data.object.payment_intent === paymentIntent,
    );
    expect(refunds).toHaveLength(1);
  });

  test("while the provider is down it counts at once, and the job gives the money back later", async () => {
    const user = await buildPaidUser();
    server.desk.intercept = answerDown;
    const { status, body } = await withdraw(user);
    expect(status).toBe(200);
    expect((await user.call("session")).status).toBe(402);
    await expect(readPayment(user)).resolves.toMatchObject({
      status: "refund_requested",
      can_withdraw: false,
    });
    await expect(readSubjects(server, user.email)).resolves.toEqual([RECEIPT, CONFIRMED]);
    aheadMs = 2 * 60_000;
    await server.runJob("reconcile_payments");
    await expect(readPayment(user)).resolves.toMatchObject({ status: "refund_requested" });
    server.desk.intercept = null;
    aheadMs = 4 * 60_000;
    await Promise.all([server.runJob("reconcile_payments"), server.runJob("reconcile_payments")]);
    await expect(readPayment(user)).resolves.toMatchObject({ status: "refunded" });
    await expect(readSubjects(server, user.email)).resolves.toEqual([RECEIPT, CONFIRMED, REFUND]);
    expect(readMail(user.email, CONFIRMED)).toContain(formatSecond(new Date(body.withdrawn_at)));
    await expect(hasAccess(server, user.id)).resolves.toBe(false);
  });

  test("works to the end of the seventh day, and then is refused in words", async () => {
    const user = await buildPaidUser();
    const late = await buildPaidUser();
    const until = new Date((await readPayment(late)).withdraw_until).getTime();
    aheadMs = until - Date.now() - 60_000;
    await expect(readPayment(user)).resolves.toMatchObject({ can_withdraw: true, why_not: null });
    expect((await withdraw(user)).status).toBe(200);
    aheadMs = until - Date.now() + 1;
    const why = "You could withdraw for 7 days. That time is over.";
    await expect(readPayment(late)).resolves.toMatchObject({ can_withdraw: false, why_not: why });
    const refused = await withdraw(late);
    expect(refused).toMatchObject({ status: 409, body: { code: "cannot_withdraw", error: why } });
    expect((await late.call("session")).status).toBe(200);
    expect(countRefunds()).toBe(1);
    await expect(readSubjects(server, late.email)).resolves.toEqual([RECEIPT]);
  });

  test("is refused in words after more than a fifth of the content: three dialogues of fourteen", async () => {
    const user = await buildPaidUser();
    for (const module of [1, 1] as const) await finishDialogue(user, module);
    await expect(readPayment(user)).resolves.toMatchObject({ can_withdraw: true, why_not: null });
    await finishDialogue(user, 2);
    const { body: session } = await user.call("session");
    expect(session.passage_counts).toMatchObject({ 1: 2, 2: 1 });
    const { status, body } = await withdraw(user);
    expect(status).toBe(409);
    expect(body.error).toContain("More than 20 % of the content has been used");
    expect((await readPayment(user)).why_not).toBe(body.error);
    expect((await user.call("session")).status).toBe(200);
    expect(countRefunds()).toBe(0);
  });

  test("works after two finished dialogues, and one that was left", async () => {
    const user = await buildPaidUser();
    for (const module of [1, 1] as const) await finishDialogue(user, module);
    const { session_id } = await startDialogue(user);
    await user.call("abandonDialogue", { session_id });
    expect((await withdraw(user)).status).toBe(200);
  });

  test("a new payment gives access again, and can be withdrawn from again", async () => {
    const payer = await addPayer(server);
    const sessions: string[] = [];
    for (let round = 0; round < 2; round += 1) {
      const { sessionId, session } = await buildPaidVisit(server, payer);
      sessions.push(sessionId);
      const account = await sendCall(server.app, "account", {}, { cookie: session });
      expect(account.body.payment).toMatchObject({ status: "paid", can_withdraw: true });
      expect((await sendCall(server.app, "session", {}, { cookie: session })).status).toBe(200);
      const answer = await sendCall(server.app, "withdraw", { confirm: true }, { cookie: session });
      expect(answer.status).toBe(200);
      await expect(hasAccess(server, payer.id)).resolves.toBe(false);
    }
    expect(new Set(sessions).size).toBe(2);
    await expect(readSubjects(server, payer.email)).resolves.toEqual(
      [0, 1].flatMap(() => [RECEIPT, CONFIRMED, REFUND]),
    );
  });

  test("a new payment made before the old one could be given back keeps its access", async () => {
    const payer = await addPayer(server);
    const old = await buildPaidVisit(server, payer);
    server.desk.intercept = (url) => (url.endsWith("/refunds") ? answerDown() : null);
    await sendCall(server.app, "withdraw", { confirm: true }, { cookie: old.session });
    const { session } = await buildPaidVisit(server, payer);
    server.desk.intercept = null;
    aheadMs = 2 * 60_000;
    await server.runJob("reconcile_payments");
    await expect(server.stores.payments.find(old.sessionId)).resolves.toMatchObject({
      status: "refunded",
    });
    expect((await sendCall(server.app, "session", {}, { cookie: session })).status).toBe(200);
    const account = await sendCall(server.app, "account", {}, { cookie: session });
    expect(account.body.payment).toMatchObject({ status: "paid", can_withdraw: true });
  });

  test("logging in afterwards leads to a new checkout", async () => {
    const user = await buildPaidUser();
    await withdraw(user);
    const { body, headers } = await logIn(server, user);
    expect(body.redirect_to_stripe).toBe(true);
    expect(body.sessionId).not.toBe(user.sessionId);
    expect(cookiesOf(headers)).toMatch(/elenchus\.pending_payment=/);
    expect(body.paid_before).toBe(true);
    const limited = { cookie: cookiesOf(headers) };
    expect((await sendCall(server.app, "session", {}, limited)).status).toBe(402);
    expect((await sendCall(server.app, "account", {}, limited)).body.email).toBe(user.email);
  });

  test("without a confirmation, without a log-in, and without a payment there is none", async () => {
    const user = await buildPaidUser();
    for (const payload of [{}, { confirm: false }, { confirm: "true" }]) {
      expect((await user.call("withdraw", payload)).status).toBe(400);
    }
    expect((await sendCall(server.app, "withdraw", { confirm: true }, {})).status).toBe(401);
    expect((await user.call("session")).status).toBe(200);
    const guest = await server.addUser();
    await expect(readPayment(guest)).resolves.toBeNull();
    const refused = await withdraw(guest);
    expect(refused.status).toBe(409);
    expect(refused.body.error).toBe("There is no payment to refund.");
    expect((await guest.call("session")).status).toBe(200);
  });

  describe("the account tells how the payment stands:", () => {
    test("what was paid, when, and until when one may withdraw", async () => {
      const user = await buildPaidUser();
      const payment = await readPayment(user);
      expect(payment).toEqual({
        ...PRICE,
        status: "paid",
        refunded_amount: 0,
        paid_at: expect.any(String),
        withdraw_until: expect.any(String),
        can_withdraw: true,
        why_not: null,
      });
      const paidAt = new Date(payment.paid_at).getTime();
      expect(Math.abs(paidAt - now().getTime())).toBeLessThan(10_000);
      expect(new Date(payment.withdraw_until).getTime() - paidAt).toBe(7 * DAY);
    });

    test("refunded after a withdrawal", async () => {
      const user = await buildPaidUser();
      await withdraw(user);
      await expect(readPayment(user)).resolves.toMatchObject({
        status: "refunded",
        can_withdraw: false,
        why_not: "This payment has been refunded, or the refund is on its way.",
      });
    });

    test("in dispute, which cannot be withdrawn from while the bank decides", async () => {
      const user = await buildPaidUser();
      await server.desk.provider.dispute(user.sessionId);
      const why_not = "The card's bank is already handling a dispute about this payment.";
      await expect(readPayment(user)).resolves.toMatchObject({ status: "in_dispute", why_not });
      const refused = { status: 409, body: { error: why_not } };
      await expect(withdraw(user)).resolves.toMatchObject(refused);
      expect((await user.call("session")).status).toBe(200);
      await server.desk.provider.dispute(user.sessionId, "lost");
      await expect(readPayment(user)).resolves.toMatchObject({ status: "disputed", why_not });
      await expect(withdraw(user)).resolves.toMatchObject(refused);
      expect(countRefunds()).toBe(0);
    });

    test("asked about by a bank, which may be withdrawn from", async () => {
      const user = await buildPaidUser();
      await server.desk.provider.dispute(user.sessionId, "warning_needs_response");
      await expect(readPayment(user)).resolves.toMatchObject({
        status: "paid",
        can_withdraw: true,
      });
      expect((await withdraw(user)).status).toBe(200);
      await expect(readPayment(user)).resolves.toMatchObject({ status: "refunded" });
    });

    test("nothing where a checkout is open only", async () => {
      const user = await buildPaidUser();
      await server.desk.payments.refund(user.id);
      const { id } = await buildVisit(server);
      await expect(server.desk.payments.describe(id)).resolves.toBeNull();
    });
  });
});
