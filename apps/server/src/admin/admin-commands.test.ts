import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildAdminContext } from "../../test/build-admin-context.ts";
import { PRODUCTION_DATABASE } from "../../test/build-database.ts";
import { buildTestServer, TEST_URL, type TestServer } from "../../test/build-test-server.ts";
import { sendCall } from "../../test/send-call.ts";
import { TEST_PASSWORD } from "../../test/test-user.ts";
import { users } from "../db/schema/auth-schema.ts";
import { runAdminCommand } from "./admin-commands.ts";
import { AdminError } from "./admin-context.ts";

describe.each(PRODUCTION_DATABASE)("admin commands on %s", (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await buildTestServer(kind);
  });
  afterAll(() => server.close());

  const run = (command: string, options: Record<string, string>) =>
    runAdminCommand(buildAdminContext(server), command, options);
  const logIn = (email: string, password = TEST_PASSWORD) =>
    sendCall(server.app, "initChat", { user_name: email, user_password: password }, {});

  test("a supervisor chooses the password by a mailed link, and no other way in is there", async () => {
    const email = "Boss@Example.org";
    const names = { "first-name": "Bo", "last-name": "Ss" };
    await run("create-supervisor", { email, ...names });
    expect((await logIn(email, "")).status).toBe(400);
    await server.runJob("deliver_mail");
    const mail = server.mails.find(({ to }) => to === "boss@example.org");
    const link = new RegExp(`${TEST_URL}/\\?reset_token=([\\w-]+)`).exec(mail?.text ?? "");
    const token = link?.[1] ?? "";
    const chosen = "chosen by Bo alone";
    const reset = await sendCall(server.app, "resetPassword", { token, new_password: chosen }, {});
    expect(reset.status).toBe(200);
    expect((await logIn(email, chosen)).body.user_type).toBe("supervisor");
  });

  test("an account that is there becomes a supervisor's and keeps its password", async () => {
    const { email } = await server.addUser({ hasAccess: true });
    const said = await run("create-supervisor", { email, "first-name": "A", "last-name": "B" });
    expect(said).toContain("The password is unchanged.");
    expect((await logIn(email)).body).toMatchObject({
      user_type: "supervisor",
      user_first_name: "Ada",
    });
  });

  test("a supervisor sees everybody only where that is said, and groups that are assigned", async () => {
    const [student] = [await server.addUser(), await server.addUser()];
    const owner = await server.addUser({ userType: "supervisor", seesAllStudents: false });
    const { group } = (await owner.call("createGroup", { group_name: `Class ${kind}` })).body;
    await student.call("joinGroup", { join_code: group.join_code });
    const { email } = await server.addUser();
    const named = { email, "first-name": "A", "last-name": "B" };
    const totalFor = async () => (await logIn(email)).body.student_total;
    await run("create-supervisor", named);
    expect(await totalFor()).toBe(0);
    expect(await run("assign-supervisor", { email, group: group.join_code })).toBe(
      `${email} now sees the students of Class ${kind}.`,
    );
    expect(await totalFor()).toBe(1);
    await run("create-supervisor", { ...named, students: "all" });
    expect(await totalFor()).toBeGreaterThan(1);
    await expect(run("assign-supervisor", { email, group: "No such" })).rejects.toThrow(
      'There is no group "No such".',
    );
    const learner = { email: student.email, group: group.join_code };
    await expect(run("assign-supervisor", learner)).rejects.toThrow("is not a supervisor.");
  });

  test("a supervisor sees the Operations page only where that is said, and a learner never", async () => {
    const { operations } = server.stores;
    const learner = await server.addUser();
    const { email, id } = await server.addUser({ userType: "supervisor" });
    const names = { "first-name": "Bo", "last-name": "Boss" };
    await run("create-supervisor", { email, ...names });
    expect(await operations.isAllowed(id)).toBe(false);
    await run("create-supervisor", { email, ...names, operations: "yes" });
    expect(await operations.isAllowed(id)).toBe(true);
    expect(await run("refuse-operations", { email })).toContain("no longer sees");
    expect(await operations.isAllowed(id)).toBe(false);
    await run("allow-operations", { email });
    expect(await operations.isAllowed(id)).toBe(true);
    await expect(run("allow-operations", { email: learner.email })).rejects.toThrow(
      "is not a supervisor",
    );
  });

  test("a supervisor who sees reports alone sees nothing else, until texts are allowed again", async () => {
    const learner = await server.addUser();
    const supervisor = await server.addUser({ userType: "supervisor" });
    const { email } = supervisor;
    expect(await run("refuse-texts", { email })).toContain("class reports alone");
    expect((await supervisor.call("students")).status).toBe(403);
    await run("allow-texts", { email });
    expect((await supervisor.call("students")).status).toBe(200);
    await expect(run("refuse-texts", { email: learner.email })).rejects.toThrow(
      "is not a supervisor",
    );
  });

  test("who has a user name is named by it, and gets a link that is printed alone", async () => {
    const { id } = await server.addUser();
    const email = `rosa${randomUUID().slice(0, 8)}`;
    await server.database.orm.update(users).set({ email }).where(eq(users.id, id));
    await run("revoke-access", { email: email.toUpperCase() });
    expect(await server.stores.accounts.findByEmail(email)).toMatchObject({ id });
    expect(await run("grant-access", { email })).toContain(email);
    await expect(run("reset-password", { email })).rejects.toThrow("has no mailbox: add --print");
    expect(await run("reset-password", { email, print: "yes" })).toContain("reset_token=");
    await expect(run("grant-access", { email: "nobody" })).rejects.toThrow(
      "There is no account with the user name nobody.",
    );
  });

  test("access is given and taken, also from whoever is logged in", async () => {
    const user = await server.addUser();
    await run("revoke-access", { email: user.email });
    expect((await user.call("session")).status).toBe(402);
    await run("grant-access", { email: user.email });
    expect((await user.call("session")).status).toBe(200);
  });

  test("a refund ends access, gives the money back once and is told", async () => {
    const email = `payer-${kind}@example.org`;
    await expect(server.addUser({ email, hasAccess: false })).rejects.toThrow("redirect_to_stripe");
    const { body } = await logIn(email);
    await server.desk.provider.pay(body.sessionId);
    expect((await logIn(email)).body.user_id).toBeTypeOf("string");
    expect(await run("refund", { email })).toContain("$29.00 is on its way back");
    expect((await logIn(email)).body.redirect_to_stripe).toBe(true);
    await expect(run("refund", { email })).resolves.toContain("was refunded before");
    await server.runJob("deliver_mail");
    const subjects = server.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
    expect(subjects).toEqual(["Your receipt", "Your refund is on its way"]);
  });

  test("an export has what is kept of somebody", async () => {
    const user = await server.addUser();
    await user.call("addInterest", { interest: "lighthouses" });
    const said = JSON.parse(await run("export", { email: user.email }));
    expect(said.account.email).toBe(user.email);
    expect(said.interests[0].text).toBe("lighthouses");
  });

  test("an account is deleted for somebody who cannot log in", async () => {
    const user = await server.addUser();
    await run("delete-account", { email: user.email });
    expect((await user.call("session")).status).toBe(401);
    expect(await server.stores.accounts.findByEmail(user.email)).toBeNull();
    await server.runJob("deliver_mail");
    expect(server.mails.at(-1)).toMatchObject({
      to: user.email,
      subject: "Your account was deleted",
    });
  });

  test("where no model tutors there is none to check", async () => {
    expect(await run("check-tutor", {})).toContain("there is no model to check");
  });

  test.each([
    ["nonsense", {}, 'There is no command "nonsense".'],
    ["constructor", {}, 'There is no command "constructor".'],
    ["refund", {}, "--email is missing."],
    ["refund", { email: "nobody" }, "--email must be an email address."],
    ["refund", { email: "nobody@example.org" }, "There is no account"],
    ["refund", { email: "a@b.org", force: "yes" }, "--force is no option of this command."],
    ["create-supervisor", { email: "a@b.org", "first-name": " " }, "--last-name is missing."],
    [
      "invite",
      { email: "a@b.org", "first-name": "Your account is closed", "last-name": "B" },
      "--first-name must be a name and nothing else.",
    ],
    [
      "create-supervisor",
      { email: "a@b.org", "first-name": "x".repeat(41), "last-name": "B" },
      "--first-name can have at most 40 letters.",
    ],
  ])("%s %j is refused in words", async (command, options, text) => {
    const refusal = await run(command, options as Record<string, string>).catch(
      (error: unknown) => error,
    );
    expect(refusal).toBeInstanceOf(AdminError);
    expect((refusal as Error).message).toContain(text);
  });
});
