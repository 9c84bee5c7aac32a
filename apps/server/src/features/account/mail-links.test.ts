import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildRegistration, linksIn, readMailTo } from "../../../test/build-registration.ts";
import { addPayer, payUnheard, visitCheckout } from "../../../test/build-payer.ts";
import { buildTestServer, TEST_URL, type TestServer } from "../../../test/build-test-server.ts";
import { cookiesOf, sendCall } from "../../../test/send-call.ts";

const EVIL = "evil.example";

/** What whoever asks, or a proxy on the way, can say of the address that it came to. */
const FORGERIES: readonly [what: string, headers: Record<string, string>][] = [
  ["Host", { host: EVIL }],
  ["X-Forwarded-Host", { "x-forwarded-host": EVIL }],
  ["Forwarded", { forwarded: `for=192.0.2.1;host=${EVIL};proto=http` }],
  ["X-Forwarded-Proto", { "x-forwarded-proto": "http" }],
  ["Referer", { referer: `https://${EVIL}/` }],
  [
    "all of them",
    {
      host: EVIL,
      "x-forwarded-host": EVIL,
      "x-forwarded-proto": "http",
      "x-forwarded-port": "81",
      "x-forwarded-prefix": "/evil",
      "x-original-host": EVIL,
      "x-host": EVIL,
      forwarded: `host=${EVIL}`,
    },
  ],
];

describe.each([
  ["nobody", []],
  ["the proxy that says so", ["127.0.0.1"]],
])("where %s is trusted, links carry PUBLIC_URL whatever is said by", (_who, trustedProxies) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await buildTestServer("pglite", { trustedProxies });
  });
  afterAll(() => server.close());

  /** Origins of all links that somebody was mailed. */
  const originsFor = async (email: string) => {
    const mails = await readMailTo(server, email);
    expect(JSON.stringify(mails)).not.toMatch(/evil|:81\b/);
    return new Set(mails.flatMap(linksIn).map((link) => new URL(link).origin));
  };
  const onlyOurs = new Set([TEST_URL]);

  describe.each(FORGERIES)("%s", (_what, headers) => {
    test("when somebody registers", async () => {
      const payload = buildRegistration();
      await sendCall(server.app, "registerUser", payload, headers);
      expect(await originsFor(payload.email)).toEqual(onlyOurs);
    });

    test("when a known address is registered", async () => {
      const { email } = await server.addUser();
      await sendCall(server.app, "registerUser", buildRegistration({ email }), headers);
      expect(await originsFor(email)).toEqual(onlyOurs);
    });

    test("when a reset is asked for", async () => {
      const { email } = await server.addUser();
      await sendCall(server.app, "sendResetEmail", { email }, headers);
      expect(await originsFor(email)).toEqual(onlyOurs);
    });

    test("when somebody comes back from paying, and in the checkout's ways back", async () => {
      const { email } = await addPayer(server);
      const logIn = { user_name: email, user_password: "a long password" };
      const { body, headers: set } = await sendCall(server.app, "initChat", logIn, headers);
      const checkout = await server.desk.provider.find(body.sessionId);
      expect(checkout?.successUrl).toMatch(new RegExp(`^${TEST_URL}/`));
      expect(checkout?.cancelUrl).toMatch(new RegExp(`^${TEST_URL}/`));
      await payUnheard(server, body.sessionId);
      const cookie = cookiesOf(set);
      const payload = { user_email: email, stripe_sessionId: body.sessionId };
      const back = await sendCall(server.app, "paymentSuccess", payload, { ...headers, cookie });
      expect(back.status).toBe(200);
      expect(await originsFor(email)).toEqual(onlyOurs);
    });

    test("when the webhook tells of a payment", async () => {
      const visit = await visitCheckout(server, await addPayer(server));
      await payUnheard(server, visit.sessionId);
      const event = server.desk.events.at(-1);
      const answer = await server.app.inject({
        method: "POST",
        url: "/api/stripe_webhook",
        payload: event?.body ?? "",
        headers: {
          ...headers,
          "content-type": "application/json",
          "stripe-signature": event?.signature ?? "",
        },
      });
      expect(answer.statusCode).toBe(200);
      expect(await originsFor(visit.email)).toEqual(onlyOurs);
    });

    test("when a link is opened, whose way back names no host at all", async () => {
      const answer = await sendCall(
        server.app,
        "verifyEmail",
        { confirmation_token: "no such token" },
        { ...headers, accept: "text/html" },
      );
      expect(answer.headers["location"]).toBe("/?email=invalid");
    });
  });
});
