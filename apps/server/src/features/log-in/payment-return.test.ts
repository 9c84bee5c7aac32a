import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PRODUCTION_DATABASE } from "../../../test/build-database.ts";
import { answerDown } from "../../../test/build-payment-desk.ts";
import {
  addPayer,
  buildPaidVisit,
  buildVisit,
  countSessions,
  hasAccess,
  logIn,
  payUnheard,
  refundAtProvider,
  returnFrom,
  sendCompleted,
  visitCheckout,
  type TestCheckoutVisit,
} from "../../../test/build-payer.ts";
import {
  buildServerOn,
  buildTestServer,
  type TestServer,
} from "../../../test/build-test-server.ts";
import { cookiesOf, sendCall } from "../../../test/send-call.ts";
import { createPendingPayment } from "../../payment/pending-payment.ts";

const SECRET = "signs pending payments in these tests";
const pendingPayment = createPendingPayment([SECRET], false);

/** A cookie as a `Set-Cookie` line gives it to the browser. */
const cookieOf = (line: string): string => cookiesOf({ "set-cookie": line });

/** What the owner of the checkout has in the browser, and what somebody else can make of it. */
const COOKIES: Record<string, (a: TestCheckoutVisit, b: TestCheckoutVisit) => string | undefined> =
  {
    "no cookie": () => undefined,
    "an empty cookie": () => "elenchus.pending_payment=",
    "one's own cookie": (_a, b) => b.cookie,
    "one's own cookie twice": (_a, b) => `${b.cookie}; ${b.cookie}`,
    "the session's id unsigned": ({ sessionId }) => `elenchus.pending_payment=${sessionId}`,
    "the session's id with an empty signature": ({ sessionId }) =>
      `elenchus.pending_payment=${sessionId}.`,
    "the session's id with one's own signature": (a, b) =>
      b.cookie.replace(b.sessionId, a.sessionId),
    "the session's id signed with another secret": ({ sessionId }) =>
      cookieOf(createPendingPayment(["another secret"], false).remember(sessionId)),
    "the session's id signed with an empty secret's like": ({ sessionId }) =>
      cookieOf(createPendingPayment([" "], false).remember(sessionId)),
    "a cookie whose signature was changed": ({ cookie }) =>
      cookie.replace(/.{3}$/, (end) => (end === "abc" ? "cba" : "abc")),
    "a cookie of HTTPS's name": ({ cookie }) => `__Secure-${cookie}`,
  };

describe.each(PRODUCTION_DATABASE)("the return from a checkout on %s", (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await buildTestServer(kind, { pendingPayment });
  });
  afterAll(() => server.close());

  describe.each(["unpaid", "paid", "paid, and the webhook heard of it"])("another's, %s", (how) => {
    let a: TestCheckoutVisit;
    let b: TestCheckoutVisit;
    beforeAll(async () => {
      a = await buildVisit(server);
      b = await buildVisit(server);
      if (how !== "unpaid") await payUnheard(server, a.sessionId);
      if (how.endsWith("heard of it")) await sendCompleted(server, a.sessionId);
    });

    describe.each(Object.keys(COOKIES))("with %s", (name) => {
      test.each(["the owner's address", "one's own address"])(
        "and %s logs nobody in",
        async (whose) => {
          const before = await countSessions(server);
          const { email } = whose.startsWith("the") ? a : b;
          const cookie = COOKIES[name]?.(a, b);
          const { status, body, headers } = await returnFrom(server, {
            sessionId: a.sessionId,
            email,
            ...(cookie === undefined ? {} : { cookie }),
          });
          expect(status).toBe(403);
          expect(body.code).toBe("payment_not_confirmed");
          expect(headers["set-cookie"]).toBeUndefined();
          await expect(countSessions(server)).resolves.toBe(before);
          await expect(hasAccess(server, b.id)).resolves.toBe(false);
        },
      );
    });

    test("with the owner's own cookie, stolen, and one's own address logs nobody in", async () => {
      const { status, headers } = await returnFrom(server, { ...a, email: b.email });
      expect(status).toBe(403);
      expect(headers["set-cookie"]).toBeUndefined();
    });

    test("all of it has not used up the owner's own return", async () => {
      const { status } = await returnFrom(server, a);
      expect(status).toBe(how === "unpaid" ? 402 : 200);
      await expect(hasAccess(server, b.id)).resolves.toBe(false);
      await expect(countSessions(server, b.id)).resolves.toBe(1);
    });
  });

  test("a paid one logs its owner in, with everything that the app needs", async () => {
    const visit = await buildVisit(server);
    await payUnheard(server, visit.sessionId);
    const { status, body, headers } = await returnFrom(server, visit);
    expect(status).toBe(200);
    expect(body).toMatchObject({ user_id: visit.id, accessible_modules: [1] });
    const cookie = cookiesOf(headers);
    expect((await sendCall(server.app, "session", {}, { cookie })).body).toEqual(body);
    expect(String(headers["set-cookie"])).toMatch(/elenchus\.pending_payment=;.*Max-Age=0/);
  });

  test("an address counts in any case and with spaces around it", async () => {
    const visit = await buildVisit(server);
    await payUnheard(server, visit.sessionId);
    const email = `  ${visit.email.toUpperCase()} `;
    expect((await returnFrom(server, { ...visit, email })).status).toBe(200);
  });

  test("a second return logs nobody in", async () => {
    const visit = await buildPaidVisit(server);
    const again = await returnFrom(server, visit);
    expect(again.status).toBe(403);
    expect(again.headers["set-cookie"]).toBeUndefined();
    await expect(countSessions(server, visit.id)).resolves.toBe(1);
  });

  test.each(["cs_test_unknown", "cs_test_a/../b", "'; drop table payments; --", "x".repeat(500)])(
    "the unknown session %j logs nobody in, even where its cookie is right",
    async (sessionId) => {
      const { email } = await addPayer(server);
      const cookie = cookieOf(pendingPayment.remember(sessionId));
      expect((await returnFrom(server, { sessionId, email, cookie })).status).toBe(403);
    },
  );

  test("an unpaid one gives nothing, and can still be paid", async () => {
    const visit = await buildVisit(server);
    const early = await returnFrom(server, visit);
    expect(early.status).toBe(402);
    expect(early.body.error).toBe("The payment has not been completed.");
    expect(early.headers["set-cookie"]).toBeUndefined();
    await payUnheard(server, visit.sessionId);
    expect((await returnFrom(server, visit)).status).toBe(200);
  });

  test("an expired one gives nothing", async () => {
    const visit = await buildVisit(server);
    await server.desk.provider.expire(visit.sessionId);
    expect((await returnFrom(server, visit)).status).toBe(402);
    await expect(hasAccess(server, visit.id)).resolves.toBe(false);
  });

  test("one that was paid and given back gives nothing", async () => {
    const visit = await buildVisit(server);
    await payUnheard(server, visit.sessionId);
    await refundAtProvider(server, visit.sessionId);
    expect((await returnFrom(server, visit)).status).toBe(402);
    await expect(hasAccess(server, visit.id)).resolves.toBe(false);
  });

  test("the cookie alone logs nobody in, paid or not", async () => {
    const { id, cookie, sessionId } = await buildVisit(server);
    for (const pay of [false, true]) {
      if (pay) await server.desk.provider.pay(sessionId);
      for (const name of ["session", "account", "getPassageSubtopics", "exportMyData"] as const) {
        expect((await sendCall(server.app, name, {}, { cookie })).status).toBe(401);
      }
    }
    await expect(countSessions(server, id)).resolves.toBe(1);
  });

  test("the cookie goes to this call alone, out of reach of scripts", async () => {
    const { headers } = await logIn(server, await addPayer(server));
    const line = [headers["set-cookie"]].flat().map(String).at(-1);
    expect(line).toMatch(/^elenchus\.pending_payment=cs_test_\w+\./);
    for (const part of ["Path=/api/payment_success", "HttpOnly", "SameSite=Lax"]) {
      expect(line).toContain(part);
    }
    expect(createPendingPayment([SECRET], true).remember("cs_1")).toMatch(/^__Secure-.*Secure/);
  });

  test("words and a time to try again where the provider is down, and the return still counts", async () => {
    const visit = await buildVisit(server);
    await payUnheard(server, visit.sessionId);
    server.desk.intercept = answerDown;
    const down = await returnFrom(server, visit);
    server.desk.intercept = null;
    expect(down.status).toBe(503);
    expect(down.body).toMatchObject({ code: "checkout_unreachable" });
    expect(Number(down.headers["retry-after"])).toBeGreaterThan(0);
    expect((await returnFrom(server, visit)).status).toBe(200);
  });

  test("another instance takes it as well, once", async () => {
    const other = await buildServerOn(server.database, { pendingPayment });
    const visit = await visitCheckout(server, await addPayer(server));
    await payUnheard(server, visit.sessionId);
    const answers = await Promise.all([server, other].map((each) => returnFrom(each, visit)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
    await other.close();
  });
});
