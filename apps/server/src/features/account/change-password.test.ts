import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PRODUCTION_DATABASE } from "../../../test/build-database.ts";
import { buildLimitedServer } from "../../../test/build-limited-server.ts";
import { askForReset, readMailTo } from "../../../test/build-registration.ts";
import { addGuardedSupervisor, openChallenge } from "../../../test/build-supervisor.ts";
import { buildTestServer, type TestServer } from "../../../test/build-test-server.ts";
import { cookiesOf, sendCall } from "../../../test/send-call.ts";
import { startDialogue, TEST_PASSWORD } from "../../../test/test-user.ts";

const NEW = "new and never seen";
const CHANGE = { old_password: TEST_PASSWORD, new_password: NEW, confirm_password: NEW };

describe.each(PRODUCTION_DATABASE)("somebody who is logged in, on %s", (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await buildTestServer(kind);
  });
  afterAll(() => server.close());

  const logIn = (email: string, password: string) =>
    sendCall(server.app, "initChat", { user_name: email, user_password: password }, {});
  const send = (name: "changePassword" | "signOutEverywhere", payload: object, cookie: string) =>
    sendCall(server.app, name, payload, { cookie });
  const statusOf = async (cookie: string) =>
    (await sendCall(server.app, "account", {}, { cookie })).status;

  test("changes the password, stays logged in here and nowhere else, and is told", async () => {
    const user = await server.addUser();
    const { session_id } = await startDialogue(user);
    const elsewhere = cookiesOf((await logIn(user.email, TEST_PASSWORD)).headers);
    const token = await askForReset(server, user.email);
    const changed = await send("changePassword", CHANGE, user.cookie);
    expect(changed.status).toBe(200);
    const cookie = cookiesOf(changed.headers);
    expect(await Promise.all([user.cookie, elsewhere, cookie].map(statusOf))).toEqual([
      401, 401, 200,
    ]);
    const resumed = await sendCall(server.app, "resumeDialogue", { session_id }, { cookie });
    expect(resumed.status).toBe(200);
    expect((await logIn(user.email, TEST_PASSWORD)).status).toBe(401);
    expect((await logIn(user.email, NEW)).status).toBe(200);
    const reset = await sendCall(server.app, "resetPassword", { token, new_password: NEW }, {});
    expect(reset.body.code).toBe("reset_link_invalid");
    const mail = (await readMailTo(server, user.email)).at(-1);
    expect(mail?.subject).toBe("Your password was changed");
    expect(mail?.text).toContain("All other devices have been logged out.");
  });

  test("is told at the field what is wrong, and nothing changes", async () => {
    const { cookie, email } = await server.addUser();
    const twice = (password: string) => ({ new_password: password, confirm_password: password });
    const cases = [
      [{ old_password: "wrong" }, "old_password", "wrong_password"],
      [{ old_password: "" }, "old_password", "invalid_payload"],
      [{ confirm_password: "other" }, "confirm_password", "passwords_differ"],
      [twice("short"), "new_password", "invalid_payload"],
      [twice("password123"), "new_password", "password_guessable"],
      [twice(email), "new_password", "password_guessable"],
      [twice(TEST_PASSWORD), "new_password", "password_unchanged"],
    ] as const;
    for (const [wrong, field, code] of cases) {
      const { status, body } = await send("changePassword", { ...CHANGE, ...wrong }, cookie);
      expect({ status, code: body.code, fields: Object.keys(body.fields) }, code).toEqual({
        status: 400,
        code,
        fields: [field],
      });
    }
    expect(await statusOf(cookie)).toBe(200);
    expect((await send("changePassword", CHANGE, "")).status).toBe(401);
  });

  test("changes it once, of two changes at once", async () => {
    const { cookie, email } = await server.addUser();
    const passwords = ["the first of two", "the second of two"];
    const answers = await Promise.all(
      passwords.map((password) => {
        const typed = { new_password: password, confirm_password: password };
        return send("changePassword", { ...CHANGE, ...typed }, cookie);
      }),
    );
    const won = answers.findIndex(({ status }) => status === 200);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    expect((await logIn(email, passwords[won] ?? "")).status).toBe(200);
    expect(await statusOf(cookiesOf(answers[won]?.headers ?? {}))).toBe(200);
  });

  test("logs out everywhere, also before paying, and of a step that waits for a code", async () => {
    const unpaid = await server.addUser({ userType: "supervisor", hasAccess: true });
    const supervisor = await addGuardedSupervisor(server);
    const challenge = await openChallenge(server, supervisor.email);
    const out = await send("signOutEverywhere", {}, supervisor.cookie);
    expect(out.status).toBe(200);
    expect(String(out.headers["set-cookie"])).toContain("Max-Age=0");
    expect(await statusOf(supervisor.cookie)).toBe(401);
    const code = { code: supervisor.recoveryCodes[0] ?? "" };
    const late = await sendCall(server.app, "verifySecondFactor", code, { cookie: challenge });
    expect(late.body.code).toBe("log_in_again");
    expect((await send("signOutEverywhere", {}, supervisor.cookie)).status).toBe(401);
    const first = unpaid.cookie;
    const second = cookiesOf((await logIn(unpaid.email, TEST_PASSWORD)).headers);
    await server.stores.accounts.setAccess(unpaid.id, false);
    const both = await Promise.all(
      [first, second].map((one) => send("signOutEverywhere", {}, one)),
    );
    expect(both.map(({ status }) => status)).toContain(200);
    expect(await Promise.all([first, second].map(statusOf))).toEqual([401, 401]);
  });
});

test("wrong old passwords are limited like those of a log-in", async () => {
  const server = await buildLimitedServer("pglite");
  const { cookie } = await server.addUser();
  const wrong = { ...CHANGE, old_password: "wrong" };
  const statuses: number[] = [];
  for (let tries = 0; tries < 7; tries += 1) {
    statuses.push((await sendCall(server.app, "changePassword", wrong, { cookie })).status);
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 429]);
  await server.close();
});
