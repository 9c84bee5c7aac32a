import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PRODUCTION_DATABASE } from "../../../test/build-database.ts";
import {
  askForReset,
  buildRegistration,
  linksIn,
  logIn,
  readMailTo,
} from "../../../test/build-registration.ts";
import { buildPaidVisit, buildVisit } from "../../../test/build-payer.ts";
import {
  buildServerOn,
  buildTestServer,
  type TestServer,
} from "../../../test/build-test-server.ts";
import { sendCall } from "../../../test/send-call.ts";
import { TEST_PASSWORD, type TestUser } from "../../../test/test-user.ts";
import { findInDatabase } from "../../../test/read-database.ts";

let made = 0;
const newAddress = (): string => `new-${(made += 1)}@example.org`;

describe.each(PRODUCTION_DATABASE)("corrections on %s", (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await buildTestServer(kind);
  });
  afterAll(() => server.close());

  const confirm = (token: string) => sendCall(server.app, "confirmEmailChange", { token }, {});
  const ask = (user: TestUser, new_email: string, password = TEST_PASSWORD) =>
    user.call("changeEmail", { new_email, password });

  /** The token in the newest link of that kind that somebody got. */
  async function tokenFor(email: string): Promise<string> {
    const links = (await readMailTo(server, email)).flatMap((mail) => linksIn(mail));
    const tokens = links.flatMap((link) => new URL(link).searchParams.get("email_token") ?? []);
    return tokens.at(-1) ?? "none";
  }

  async function moveTo(user: TestUser, email: string): Promise<void> {
    expect((await ask(user, email)).status).toBe(200);
    expect((await confirm(await tokenFor(email))).status).toBe(200);
  }

  test("a name is corrected everywhere: in the session, the account, and where supervisors look", async () => {
    const user = await server.addUser({ firstName: "Adda", lastName: "Lovelaze" });
    const names = { first_name: " Zoë ", last_name: "O’Neil" };
    expect((await user.call("changeName", names)).status).toBe(200);
    expect((await user.call("session")).body.user_first_name).toBe("Zoë");
    expect((await user.call("account")).body).toMatchObject({
      first_name: "Zoë",
      last_name: "O’Neil",
    });
    const supervisor = await server.addUser({ userType: "supervisor" });
    const { body } = await supervisor.call("students", { search: "o'neil" });
    expect(JSON.stringify(body)).toContain(user.id);
    const before = await supervisor.call("students", { search: "lovelaze" });
    expect(JSON.stringify(before.body)).not.toContain(user.id);
  });

  test.each([
    [{ first_name: " ", last_name: "Byron" }, "first_name"],
    [{ first_name: "Ada", last_name: "x".repeat(200) }, "last_name"],
  ])("%j is refused at the field", async (names, field) => {
    const user = await server.addUser();
    const { status, body } = await user.call("changeName", names);
    expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 400, fields: [field] });
    expect((await user.call("account")).body.first_name).toBe("Ada");
  });

  test("an address changes by the link that goes to the new one, and stays the same until then", async () => {
    const user = await server.addUser();
    const email = newAddress();
    expect((await ask(user, `  ${email.toUpperCase()} `)).status).toBe(200);
    expect((await user.call("account")).body.email).toBe(user.email);
    expect((await logIn(server, email, TEST_PASSWORD)).status).toBe(401);
    const token = await tokenFor(email);
    expect((await confirm(token)).body).toEqual({ success: true, email, undone: false });
    // A second click, as by a double press, finds it done.
    expect((await confirm(token)).status).toBe(200);
    expect((await logIn(server, email, TEST_PASSWORD)).body.user_id).toBe(user.id);
    expect((await logIn(server, user.email, TEST_PASSWORD)).status).toBe(401);
    // The session that is open goes on, and with it all that is the person's.
    expect((await user.call("session")).status).toBe(200);
    expect((await user.call("account")).body.email).toBe(email);
  });

  test("the address before is told when it is asked for, and when it has changed", async () => {
    const user = await server.addUser();
    const email = newAddress();
    await moveTo(user, email);
    const letters = await readMailTo(server, user.email);
    expect(letters.map(({ subject }) => subject)).toEqual([
      "Your email address is about to change",
      "Your email address was changed",
    ]);
    for (const { text } of letters) expect(text).toContain(email);
  });

  test("whoever did not ask for it takes the address back, and the password opens nothing more", async () => {
    const user = await server.addUser();
    const email = newAddress();
    await moveTo(user, email);
    const undo = await tokenFor(user.email);
    // Whoever took it moves on: the first owner can still take it back.
    const further = newAddress();
    await moveTo(user, further);
    const theirs = await tokenFor(email);
    expect((await confirm(undo)).body).toEqual({ success: true, email: user.email, undone: true });
    expect((await user.call("account")).status).toBe(401);
    for (const address of [user.email, email, further]) {
      expect((await logIn(server, address, TEST_PASSWORD)).status).toBe(401);
    }
    expect((await confirm(theirs)).status).toBe(400);
    const token = await askForReset(server, user.email);
    const reset = { token, new_password: "a password of the owner's" };
    expect((await sendCall(server.app, "resetPassword", reset, {})).status).toBe(200);
    const back = await logIn(server, user.email, "a password of the owner's");
    expect(back.body.user_id).toBe(user.id);
  });

  test("an address that is taken is answered the same, costs the same, and its owner hears of it", async () => {
    const [user, other] = [await server.addUser(), await server.addUser()];
    const taken = await ask(user, other.email);
    const free = await ask(user, newAddress());
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    const letters = await readMailTo(server, other.email);
    expect(letters.map(({ subject }) => subject)).toEqual(["You already have an account"]);
    expect(letters.flatMap((letter) => linksIn(letter)).join(" ")).not.toContain("email_token");
  });

  test("a link to an address that was taken meanwhile changes nothing", async () => {
    const [user, other] = [await server.addUser(), await server.addUser()];
    const email = newAddress();
    await ask(user, email);
    await ask(other, email);
    const mails = (await readMailTo(server, email)).flatMap((mail) => linksIn(mail));
    const tokens = new Set(
      mails.flatMap((link) => new URL(link).searchParams.get("email_token") ?? []),
    );
    expect(tokens.size).toBe(2);
    const second = await buildServerOn(server.database);
    const answers = await Promise.all(
      [...tokens].map((token, index) =>
        sendCall((index === 0 ? server : second).app, "confirmEmailChange", { token }, {}),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    await second.close();
  });

  test.each([
    ["a newer one was asked for", (user: TestUser) => ask(user, newAddress())],
    [
      "the password was changed",
      (user: TestUser) =>
        user.call("changePassword", {
          old_password: TEST_PASSWORD,
          new_password: "another long password",
          confirm_password: "another long password",
        }),
    ],
    [
      "the password was set by the address before",
      async (user: TestUser) => {
        const token = await askForReset(server, user.email);
        const reset = { token, new_password: "another long password" };
        return sendCall(server.app, "resetPassword", reset, {});
      },
    ],
  ])("a link is good for nothing after %s", async (_what, happen) => {
    const user = await server.addUser();
    const email = newAddress();
    await ask(user, email);
    const token = await tokenFor(email);
    expect((await happen(user)).status).toBe(200);
    expect(await confirm(token)).toMatchObject({
      status: 400,
      body: { code: "email_link_invalid" },
    });
  });

  test("a reset link to the address before is good for nothing after the change", async () => {
    const user = await server.addUser();
    const token = await askForReset(server, user.email);
    await moveTo(user, newAddress());
    const reset = { token, new_password: "another long password" };
    expect((await sendCall(server.app, "resetPassword", reset, {})).status).toBe(400);
  });

  test.each([
    ["nobody", TEST_PASSWORD, "new_email"],
    ["", TEST_PASSWORD, "new_email"],
  ])("%j is no address", async (email, password, field) => {
    const user = await server.addUser();
    const { status, body } = await ask(user, email, password);
    expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 400, fields: [field] });
  });

  test("an address that may not register is none to change to", async () => {
    const domains = ["school.example"];
    const school = await buildServerOn(server.database, { registration: { who: "open", domains } });
    const user = await server.addUser();
    const headers = { cookie: user.cookie };
    const payload = { new_email: newAddress(), password: TEST_PASSWORD };
    expect(await sendCall(school.app, "changeEmail", payload, headers)).toMatchObject({
      status: 400,
      body: { code: "email_domain_refused", fields: { new_email: expect.any(String) } },
    });
    const own = { ...payload, new_email: "ada@school.example" };
    expect((await sendCall(school.app, "changeEmail", own, headers)).status).toBe(200);
    await school.close();
  });

  test("a wrong password asks for nothing", async () => {
    const user = await server.addUser();
    const email = newAddress();
    expect((await ask(user, email, "not the password")).body.code).toBe("wrong_password");
    expect(await readMailTo(server, email)).toEqual([]);
    expect((await ask(user, user.email)).body.code).toBe("email_unchanged");
  });

  test("what was paid stays paid, and what is not can still be", async () => {
    const paid = await buildPaidVisit(server);
    const call = (name: Parameters<typeof sendCall>[1], payload: unknown = {}) =>
      sendCall(server.app, name, payload, { cookie: paid.session });
    const email = newAddress();
    await call("changeEmail", { new_email: email, password: TEST_PASSWORD });
    await confirm(await tokenFor(email));
    expect((await call("account")).body).toMatchObject({ email, payment: { status: "paid" } });
    expect((await call("session")).status).toBe(200);
    const unpaid = await buildVisit(server);
    const limited = { cookie: unpaid.limited };
    const other = newAddress();
    const payload = { new_email: other, password: TEST_PASSWORD };
    expect((await sendCall(server.app, "changeEmail", payload, limited)).status).toBe(200);
    await confirm(await tokenFor(other));
    const begun = await logIn(server, other, TEST_PASSWORD);
    expect(begun.body.redirect_to_stripe).toBe(true);
  });

  test("who registers the address before gets an account of their own, and the download follows the person", async () => {
    const user = await server.addUser();
    await ask(user, newAddress());
    const email = newAddress();
    await moveTo(user, email);
    const own = (await user.call("exportMyData")).body;
    expect(own.account.email).toBe(email);
    expect(own.mails.length).toBeGreaterThan(0);
    await sendCall(server.app, "registerUser", buildRegistration({ email: user.email }), {});
    expect((await readMailTo(server, user.email)).at(-1)?.subject).toBe(
      "Confirm your email address",
    );
  });

  test("a link is stored as a hash", async () => {
    const user = await server.addUser();
    const email = newAddress();
    await ask(user, email);
    const token = await tokenFor(email);
    expect(await findInDatabase(server.database, token)).toEqual([]);
  });
});
