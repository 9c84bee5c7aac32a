import { MESSAGES } from "@elenchus/domain/messages";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildClock } from "../../../test/build-clock.ts";
import { PRODUCTION_DATABASE } from "../../../test/build-database.ts";
import { askForReset, logIn, readMailTo } from "../../../test/build-registration.ts";
import { buildTestServer, type TestServer } from "../../../test/build-test-server.ts";
import { mails as outbox } from "../../db/schema/account-schema.ts";
import { cookiesOf, sendCall } from "../../../test/send-call.ts";
import { TEST_PASSWORD } from "../../../test/test-user.ts";
import { findInDatabase } from "../../../test/read-database.ts";

const NEW_PASSWORD = "a password that is new";
const DEAD = { status: 400, body: { code: "reset_link_invalid" } };

describe.each(PRODUCTION_DATABASE)("reset links on %s", (kind) => {
  let server: TestServer;
  const clock = buildClock();
  beforeAll(async () => {
    server = await buildTestServer(kind, { now: clock.now });
  });
  afterAll(() => server.close());

  const reset = (token: string, new_password = NEW_PASSWORD) =>
    sendCall(server.app, "resetPassword", { token, new_password }, {});

  /** As if the mails so far had been asked for a while ago, and not by a second click. */
  const makeMailsOlder = () => server.database.orm.update(outbox).set({ createdAt: new Date(0) });

  test("asked for again within the cooldown is the link that is on its way", async () => {
    const { email } = await server.addUser();
    for (let count = 0; count < 3; count += 1) {
      expect((await sendCall(server.app, "sendResetEmail", { email }, {})).status).toBe(200);
    }
    expect(await readMailTo(server, email)).toHaveLength(1);
    await makeMailsOlder();
    await sendCall(server.app, "sendResetEmail", { email }, {});
    expect(await readMailTo(server, email)).toHaveLength(2);
  });

  test("one sets the password, once, and the old one no longer works", async () => {
    const { email } = await server.addUser();
    const token = await askForReset(server, email);
    const done = await reset(token);
    expect(done).toMatchObject({ status: 200, body: { success: true } });
    expect(String(done.headers["set-cookie"])).not.toContain("session_token");
    expect((await logIn(server, email, TEST_PASSWORD)).status).toBe(401);
    expect((await logIn(server, email, NEW_PASSWORD)).status).toBe(200);
    expect(await reset(token, "a third password")).toMatchObject(DEAD);
    expect((await logIn(server, email, NEW_PASSWORD)).status).toBe(200);
  });

  test("a link to which something was appended sets the password", async () => {
    const { email } = await server.addUser();
    const token = `${await askForReset(server, email)}>).`;
    const payload = { token, new_password: "another long password" };
    expect((await sendCall(server.app, "resetPassword", payload, {})).status).toBe(200);
    expect((await logIn(server, email, "another long password")).status).toBe(200);
  });

  test("the owner is told", async () => {
    const { email } = await server.addUser();
    await reset(await askForReset(server, email));
    const mails = await readMailTo(server, email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      "Set a new password",
      "Your password was changed",
    ]);
  });

  test("it ends every session, and nobody else's", async () => {
    const [user, other] = [await server.addUser(), await server.addUser()];
    const second = cookiesOf((await logIn(server, user.email, TEST_PASSWORD)).headers);
    await reset(await askForReset(server, user.email));
    expect((await user.call("session")).status).toBe(401);
    expect((await sendCall(server.app, "session", {}, { cookie: second })).status).toBe(401);
    expect((await other.call("session")).status).toBe(200);
  });

  test("it works for ten minutes and no longer", async () => {
    const [early, late] = [await server.addUser(), await server.addUser()];
    const tokens = [
      await askForReset(server, early.email),
      await askForReset(server, late.email),
    ] as const;
    clock.advance({ minutes: 9.9 });
    expect((await reset(tokens[0])).status).toBe(200);
    clock.advance({ minutes: 0.2 });
    expect(await reset(tokens[1])).toMatchObject(DEAD);
    expect((await logIn(server, late.email, TEST_PASSWORD)).status).toBe(200);
  });

  test("of twenty uses at once one succeeds", async () => {
    const { email } = await server.addUser();
    const token = await askForReset(server, email);
    const passwords = Array.from({ length: 20 }, (_, index) => `${NEW_PASSWORD} ${index}`);
    const answers = await Promise.all(passwords.map((password) => reset(token, password)));
    const won = answers.flatMap(({ status }, index) => (status === 200 ? [index] : []));
    expect(won).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]));
    expect((await logIn(server, email, `${NEW_PASSWORD} ${won[0]}`)).status).toBe(200);
    const mails = await readMailTo(server, email);
    expect(mails.filter(({ subject }) => subject === "Your password was changed")).toHaveLength(1);
  });

  test("the first link that is used kills the others", async () => {
    const { email } = await server.addUser();
    const tokens: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      tokens.push(await askForReset(server, email));
      await makeMailsOlder();
    }
    expect(new Set(tokens).size).toBe(3);
    const [oldest = "", used = "", newest = ""] = tokens;
    expect((await reset(used)).status).toBe(200);
    expect(await reset(oldest, "another password")).toMatchObject(DEAD);
    expect(await reset(newest, "another password")).toMatchObject(DEAD);
    expect((await logIn(server, email, NEW_PASSWORD)).status).toBe(200);
  });

  test("several links of one person at once reset once", async () => {
    const { email } = await server.addUser();
    const tokens = [await askForReset(server, email), await askForReset(server, email)];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => reset(tokens[index % 2] ?? "")),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("links are stored as hashes alone", async () => {
    const { email } = await server.addUser();
    const token = await askForReset(server, email);
    expect(await findInDatabase(server.database, token)).toEqual([]);
    expect(await findInDatabase(server.database, "reset_token=")).toEqual([]);
    const hash = Buffer.from(
      await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token)),
    ).toString("base64url");
    expect(await findInDatabase(server.database, hash)).toEqual(["password_resets.token_hash"]);
    await reset(token);
    expect(await findInDatabase(server.database, hash)).toEqual([]);
    expect(await findInDatabase(server.database, NEW_PASSWORD)).toEqual([]);
  });

  test("a link for an unknown address would open nothing", async () => {
    const email = "unknown@example.org";
    await sendCall(server.app, "sendResetEmail", { email }, {});
    expect(await findInDatabase(server.database, "reset_token=")).toEqual([]);
    expect(await readMailTo(server, email)).toEqual([]);
  });

  test.each([
    ["", MESSAGES.fieldsNeeded],
    ["7 chars", "Please choose a password of at least 8 characters."],
    ["x1".repeat(65), "A password can have at most 128 characters."],
    ["password123", "This password is easy to guess. Please choose another one."],
  ])("%j is refused as a password, and the link lives on", async (password, error) => {
    const { email } = await server.addUser();
    const token = await askForReset(server, email);
    expect(await reset(token, password)).toMatchObject({ status: 400, body: { error } });
    expect((await reset(token)).status).toBe(200);
  });

  test("an account without a password gets one", async () => {
    const email = "invited@example.org";
    const account = { email, firstName: "I", lastName: "N", userType: "supervisor" } as const;
    await server.identity.ensureAccount({
      ...account,
      password: null,
      hasAccess: true,
      awaitsConsent: false,
    });
    await reset(await askForReset(server, email));
    expect((await logIn(server, email, NEW_PASSWORD)).body.user_type).toBe("supervisor");
  });

  test("a checkout that was opened with the old password logs nobody in any more", async () => {
    const email = "unpaid@example.org";
    const account = { email, firstName: "U", lastName: "P", userType: "learner" } as const;
    await server.identity.ensureAccount({
      ...account,
      password: TEST_PASSWORD,
      hasAccess: false,
      awaitsConsent: false,
    });
    const stranger = await logIn(server, email, TEST_PASSWORD);
    const cookie = cookiesOf(stranger.headers);
    await reset(await askForReset(server, email));
    const owner = await logIn(server, email, NEW_PASSWORD);
    await server.desk.provider.pay(owner.body.sessionId);
    const comeBack = ({ body }: typeof owner, headers: { cookie: string }) =>
      sendCall(
        server.app,
        "paymentSuccess",
        { user_email: email, stripe_sessionId: body.sessionId },
        headers,
      );
    expect((await comeBack(stranger, { cookie })).status).toBe(403);
    const back = await comeBack(owner, { cookie: cookiesOf(owner.headers) });
    expect(back.status).toBe(200);
  });
});
