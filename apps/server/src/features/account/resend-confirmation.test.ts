import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PRODUCTION_DATABASE } from "../../../test/build-database.ts";
import { logIn, readMailTo, register, tokenIn, verify } from "../../../test/build-registration.ts";
import { buildTestServer, TEST_URL, type TestServer } from "../../../test/build-test-server.ts";
import { sendCall } from "../../../test/send-call.ts";
import { TEST_PASSWORD } from "../../../test/test-user.ts";
import { registrations } from "../../db/schema/account-schema.ts";

describe.each(PRODUCTION_DATABASE)("an address that is not confirmed on %s", (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await buildTestServer(kind, { hasPayment: false });
  });
  afterAll(() => server.close());

  const resend = (email: string, password = TEST_PASSWORD) =>
    sendCall(server.app, "resendConfirmation", { user_name: email, user_password: password }, {});

  test("says so to the right password, and nothing to a wrong one", async () => {
    const { email } = await register(server);
    const right = await logIn(server, email, TEST_PASSWORD);
    expect(right).toMatchObject({ status: 403, body: { code: "email_not_confirmed" } });
    expect(right.body.error).toContain(TEST_URL);
    expect(right.headers["set-cookie"]).toBeUndefined();
    const wrong = await logIn(server, email, "another password");
    expect(wrong).toMatchObject({ status: 401, body: { code: "invalid_credentials" } });
  });

  test("gets a new link for the right password, which makes the account as it was asked for", async () => {
    const { email, token: old } = await register(server, { first_name: "Zoë" });
    expect((await resend(email)).status).toBe(200);
    const token = tokenIn(await readMailTo(server, email), "confirmation_token");
    expect(token).not.toBe(old);
    expect((await verify(server, old)).body.code).toBe("verification_link_superseded");
    expect((await verify(server, token)).status).toBe(200);
    const { status, body } = await logIn(server, email, TEST_PASSWORD);
    expect({ status, name: body.user_first_name }).toEqual({ status: 200, name: "Zoë" });
  });

  test("gets one too after the old link has run out", async () => {
    const { email, token } = await register(server);
    await server.database.orm
      .update(registrations)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(registrations.email, email));
    expect((await verify(server, token)).status).toBe(400);
    expect((await logIn(server, email, TEST_PASSWORD)).body.code).toBe("email_not_confirmed");
    await resend(email);
    const fresh = tokenIn(await readMailTo(server, email), "confirmation_token");
    expect((await verify(server, fresh)).status).toBe(200);
  });

  test("keeps what was left open to be asked later", async () => {
    const rest = { birth_month: undefined, birth_year: undefined, terms_version: undefined };
    const { email } = await register(server, rest);
    await resend(email);
    await verify(server, tokenIn(await readMailTo(server, email), "confirmation_token"));
    expect((await logIn(server, email, TEST_PASSWORD)).body.code).toBe("consent_needed");
  });

  test.each([
    ["a wrong password", async () => (await register(server)).email, "another password"],
    ["an unknown address", async () => `${randomUUID()}@example.org`, TEST_PASSWORD],
    ["an account", async () => (await server.addUser()).email, TEST_PASSWORD],
  ])("%s gets none", async (_what, find, password) => {
    const email = await find();
    const before = (await readMailTo(server, email)).length;
    expect(await resend(email, password)).toMatchObject({
      status: 401,
      body: { code: "invalid_credentials" },
    });
    expect((await readMailTo(server, email)).length).toBe(before);
  });

  test("is confirmed once, whoever asks for a new link at the same moment", async () => {
    const { email, token } = await register(server);
    const answers = await Promise.all([
      verify(server, token),
      ...Array.from({ length: 4 }, () => resend(email)),
    ]);
    for (const { status } of answers) expect([200, 400, 401]).toContain(status);
    const mails = await readMailTo(server, email);
    const { status } = await verify(server, tokenIn(mails, "confirmation_token"));
    expect([200, 400]).toContain(status);
    expect((await logIn(server, email, TEST_PASSWORD)).status).toBe(200);
  });
});
