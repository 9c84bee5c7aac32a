import { TERMS_VERSION } from "@elenchus/domain/limits";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { PRODUCTION_DATABASE } from "../../../test/build-database.ts";
import {
  buildVisit,
  hasAccess,
  payUnheard,
  sendEvent,
  signEvent,
  writeEvent,
  type TestCheckoutVisit,
} from "../../../test/build-payer.ts";
import { answerDown } from "../../../test/build-payment-desk.ts";
import { buildTestServer, type TestServer } from "../../../test/build-test-server.ts";
import { cookiesOf, sendCall } from "../../../test/send-call.ts";
import { TEST_PASSWORD } from "../../../test/test-user.ts";
import { readDatabase } from "../../../test/read-database.ts";
import { MAX_BODY_BYTES } from "../../http/json-body.ts";

const MINUTE_MS = 60_000;
const PATH = "/api/stripe_webhook";

/** Sends what is no event of ours to the webhook. */
async function post(
  { app }: TestServer,
  headers: Record<string, string>,
  payload?: string | Buffer,
) {
  const answer = await app.inject({
    method: "POST",
    url: PATH,
    headers,
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, code: answer.json().code };
}

describe.each(PRODUCTION_DATABASE)("the webhook on %s", (kind) => {
  let server: TestServer;
  let visit: TestCheckoutVisit;
  /** Tells that a session is complete which truly is. */
  let body: string;
  beforeAll(async () => {
    server = await buildTestServer(kind);
    visit = await buildVisit(server);
    await payUnheard(server, visit.sessionId);
    body = writeEvent("checkout.session.completed", {
      id: visit.sessionId,
      payment_status: "paid",
    });
  });
  afterEach(() => {
    server.desk.intercept = null;
  });
  afterAll(() => server.close());

  const past = (ms: number): Date => new Date(Date.now() - ms);
  const HEX = "0".repeat(64);

  describe("a signature that does not hold is a 400 and changes nothing:", () => {
    test.each<[string, () => string | undefined]>([
      ["none", () => undefined],
      ["an empty one", () => ""],
      ["words", () => "trust me"],
      ["one without a time", () => signEvent(body).replace(/^t=\d+,/, "")],
      ["one without a digest", () => signEvent(body).replace(/,v1=.*/, "")],
      ["an empty digest", () => signEvent(body).replace(/v1=.*/, "v1=")],
      ["a made-up digest", () => signEvent(body).replace(/v1=.*/, `v1=${HEX}`)],
      ["another scheme's", () => signEvent(body).replace("v1=", "v0=")],
      [
        "another time than was signed",
        () =>
          signEvent(body, { at: past(9000) }).replace(
            /t=\d+/,
            `t=${Math.floor(Date.now() / 1000)}`,
          ),
      ],
      ["a stale one", () => signEvent(body, { at: past(6 * MINUTE_MS) })],
      ["a very old one", () => signEvent(body, { at: new Date(0) })],
      ["one of another secret", () => signEvent(body, { secret: "whsec_another" })],
      ["one of an empty secret", () => signEvent(body, { secret: "" })],
      ["one of a blank secret", () => signEvent(body, { secret: " " })],
      ["one of the secret without its prefix", () => signEvent(body, { secret: "test" })],
      ["another event's", () => signEvent(body.replace("completed", "expired"))],
    ])("%s", async (_what, write) => {
      const before = await readDatabase(server.database);
      const signature = write();
      const { status, code } = await post(
        server,
        {
          "content-type": "application/json",
          ...(signature === undefined ? {} : { "stripe-signature": signature }),
        },
        body,
      );
      expect(status).toBe(400);
      expect(code).toBe("bad_signature");
      await expect(readDatabase(server.database)).resolves.toEqual(before);
    });

    test("a body that was changed after it was signed, be it by a space", async () => {
      const before = await readDatabase(server.database);
      for (const changed of [`${body} `, ` ${body}`, body.replace("paid", "open"), "{}"]) {
        const headers = { "stripe-signature": signEvent(body) };
        await expect(sendEvent(server, changed, headers)).resolves.toBe(400);
      }
      await expect(readDatabase(server.database)).resolves.toEqual(before);
    });

    test("an empty body, signed or not", async () => {
      const before = await readDatabase(server.database);
      const json = { "content-type": "application/json" };
      for (const headers of [{}, json, { "content-length": "0" }]) {
        expect((await post(server, headers)).status).toBe(400);
        const signed = { ...headers, "stripe-signature": signEvent("") };
        expect((await post(server, signed)).status).toBe(400);
      }
      await expect(readDatabase(server.database)).resolves.toEqual(before);
    });
  });

  const TYPES = [
    "application/json",
    "application/json; charset=utf-8",
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/octet-stream",
    "text/html",
    "nonsense",
    "",
  ];

  test.each(TYPES)("of the type %j, what is signed badly is a 400", async (type) => {
    const before = await readDatabase(server.database);
    const headers = { "content-type": type, "stripe-signature": `t=1,v1=${HEX}` };
    expect((await post(server, headers, body)).status).toBe(400);
    await expect(readDatabase(server.database)).resolves.toEqual(before);
  });

  test.each(TYPES)("of the type %j, what is signed well is taken", async (type) => {
    const event = writeEvent("payment_method.attached", { id: "pm_1" });
    await expect(sendEvent(server, event, { "content-type": type })).resolves.toBe(200);
  });

  test("a body without a type is judged by its signature", async () => {
    const event = writeEvent("payment_method.attached", { id: "pm_1" });
    expect((await post(server, { "stripe-signature": signEvent(event) }, event)).status).toBe(200);
    expect((await post(server, { "stripe-signature": "t=1,v1=0" }, event)).status).toBe(400);
  });

  test.each(TYPES.slice(0, 4))(
    "a huge body of the type %j is a 413, signed or not",
    async (type) => {
      const before = await readDatabase(server.database);
      const huge = writeEvent("checkout.session.completed", {
        id: visit.sessionId,
        padding: "x".repeat(MAX_BODY_BYTES),
      });
      await expect(sendEvent(server, huge, { "content-type": type })).resolves.toBe(413);
      expect((await post(server, { "content-type": type }, huge)).status).toBe(413);
      await expect(readDatabase(server.database)).resolves.toEqual(before);
    },
  );

  test.each(["null", "[]", "{}", '"event"', "1", "{", '{"type":"charge.refunded"}', '{"data":{}}'])(
    "%s, signed well, is no event and a 400",
    async (text) => {
      await expect(sendEvent(server, text)).resolves.toBe(400);
    },
  );

  test.each([
    writeEvent("checkout.session.completed", { id: "cs_test_unknown", payment_status: "paid" }),
    writeEvent("checkout.session.completed", { id: "../refunds" }),
    writeEvent("charge.refunded", { id: "ch_1", payment_intent: "pi_unknown" }),
    writeEvent("charge.dispute.created", { id: "du_1", payment_intent: null }),
    writeEvent("customer.created", { id: "cus_1" }),
  ])("an event about what is not ours is taken and changes nothing: %s", async (event) => {
    const before = await readDatabase(server.database);
    await expect(sendEvent(server, event)).resolves.toBe(200);
    await expect(readDatabase(server.database)).resolves.toEqual(before);
  });

  test("an event is a reason to ask, not a proof: what the provider says counts", async () => {
    const unpaid = await buildVisit(server);
    const told = { id: unpaid.sessionId, payment_status: "paid", status: "complete" };
    const event = writeEvent("checkout.session.completed", told);
    await expect(sendEvent(server, event)).resolves.toBe(200);
    await expect(hasAccess(server, unpaid.id)).resolves.toBe(false);
    await expect(server.stores.payments.find(unpaid.sessionId)).resolves.toMatchObject({
      status: "open",
      grantedAt: null,
    });
  });

  test("while the provider is down the answer is a 5xx, so that the event comes again", async () => {
    const before = await readDatabase(server.database);
    server.desk.intercept = answerDown;
    await expect(sendEvent(server, body)).resolves.toBeGreaterThanOrEqual(500);
    await expect(readDatabase(server.database)).resolves.toEqual(before);
  });

  test("nothing but POST is there", async () => {
    expect((await server.app.inject({ url: PATH })).statusCode).toBe(404);
  });

  test("after all this the true event still gives access", async () => {
    await expect(hasAccess(server, visit.id)).resolves.toBe(false);
    await expect(sendEvent(server, body)).resolves.toBe(200);
    await expect(hasAccess(server, visit.id)).resolves.toBe(true);
  });
});

describe.each(PRODUCTION_DATABASE)("with PAYMENT=off on %s", (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await buildTestServer(kind, { hasPayment: false });
  });
  afterAll(() => server.close());

  test("there is no webhook, however well an event is signed", async () => {
    const event = writeEvent("checkout.session.completed", { id: "cs_test_1" });
    await expect(sendEvent(server, event)).resolves.toBe(404);
    expect((await post(server, {}, event)).status).toBe(404);
    expect((await post(server, {})).status).toBe(404);
  });

  test("whoever registers and clicks the link has access without paying", async () => {
    const email = "free@example.org";
    const registered = await sendCall(
      server.app,
      "registerUser",
      {
        first_name: "Ada",
        last_name: "Lovelace",
        email,
        password: TEST_PASSWORD,
        confirm_password: TEST_PASSWORD,
        birth_month: 12,
        birth_year: 1985,
        terms_version: TERMS_VERSION,
      },
      {},
    );
    expect(registered.status).toBe(200);
    await server.runJob("deliver_mail");
    const mail = server.mails.find(({ to }) => to === email);
    const token = /confirmation_token=([\w-]+)/.exec(mail?.text ?? "")?.[1];
    const url = `/api/verify_email?confirmation_token=${token}`;
    expect((await server.app.inject({ url })).json()).toMatchObject({ success: true });
    const payload = { user_name: email, user_password: TEST_PASSWORD };
    const login = await sendCall(server.app, "initChat", payload, {});
    expect(login.status).toBe(200);
    expect(login.body).toMatchObject({ user_first_name: "Ada", accessible_modules: [1] });
    const cookie = cookiesOf(login.headers);
    for (const [name, sent] of [
      ["addInterest", { interest: "bees" }],
      ["getPassageSubtopics", {}],
    ] as const) {
      expect((await sendCall(server.app, name, sent, { cookie })).status).toBe(200);
    }
    const account = await sendCall(server.app, "account", {}, { cookie });
    expect(account.body.payment).toBeNull();
    const withdrawn = await sendCall(server.app, "withdraw", { confirm: true }, { cookie });
    expect(withdrawn).toMatchObject({ status: 409, body: { code: "nothing_to_withdraw" } });
  });

  test("a return from a checkout logs nobody in", async () => {
    const payload = { user_email: "free@example.org", stripe_sessionId: "cs_test_1" };
    const answer = await sendCall(server.app, "paymentSuccess", payload, {});
    expect(answer.status).toBe(403);
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });

  test("the job that looks after payments has nothing to do", async () => {
    await expect(server.runJob("reconcile_payments")).resolves.toBeUndefined();
  });
});
