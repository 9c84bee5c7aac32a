import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addEndedDialogues } from "../../test/add-ended-dialogues.ts";
import { buildAdminContext, type NotedLine } from "../../test/build-admin-context.ts";
import { DATABASE_KINDS } from "../../test/build-database.ts";
import { buildTestServer, TEST_URL, type TestServer } from "../../test/build-test-server.ts";
import { sendCall } from "../../test/send-call.ts";
import { TEST_PASSWORD } from "../../test/test-user.ts";
import { dialogueResults } from "../db/schema/student-schema.ts";
import { runAdminCommand } from "./admin-commands.ts";
import type { AdminContext } from "./admin-context.ts";

const LINK = new RegExp(`${TEST_URL}/\\?reset_token=([\\w-]+)`, "u");
const PASSWORD = "chosen by nobody else";
const DAY_MS = 86_400_000;

describe.each(DATABASE_KINDS)("people, roles and usage by admin commands on %s", (kind) => {
  let server: TestServer;
  const noted: NotedLine[] = [];
  beforeAll(async () => {
    server = await buildTestServer(kind);
  });
  afterAll(() => server.close());

  const run = (
    command: string,
    options: Record<string, string> = {},
    changes: Partial<AdminContext> = {},
  ) => runAdminCommand({ ...buildAdminContext(server, noted), ...changes }, command, options);
  const logIn = async (email: string, password = PASSWORD) =>
    (await sendCall(server.app, "initChat", { user_name: email, user_password: password }, {}))
      .body;
  const choosePassword = async (text: string) => {
    const token = LINK.exec(text)?.[1] ?? "";
    const payload = { token, new_password: PASSWORD };
    return (await sendCall(server.app, "resetPassword", payload, {})).status;
  };
  const mailTo = async (email: string) => {
    await server.runJob("deliver_mail");
    return server.mails.findLast(({ to }) => to === email);
  };
  const newAddress = () => `${randomUUID()}@example.org`;
  const names = { "first-name": "Zoë", "last-name": `Named-${kind}` };

  test("a learner is invited into a group, and chooses the password by a mailed link, once", async () => {
    const owner = await server.addUser({ userType: "supervisor" });
    const { group } = (await owner.call("createGroup", { group_name: `9b ${kind}` })).body;
    const email = newAddress();
    const said = await run("invite", { email, ...names, group: group.join_code });
    expect(said).not.toContain("reset_token");
    const mail = await mailTo(email);
    expect(mail?.subject).toBe("You are invited to Elenchus");
    expect(mail?.text).toContain(`${TEST_URL}/static/terms.html`);
    expect(await choosePassword(mail?.text ?? "")).toBe(200);
    expect(await choosePassword(mail?.text ?? "")).toBe(400);
    // As everybody who has not been asked with a registration.
    expect((await logIn(email)).code).toBe("consent_needed");
    await expect(run("invite", { email, ...names })).rejects.toThrow("has an account already");
    const page = JSON.parse(
      await run("people", { search: "zoe", group: `9b ${kind}`, json: "yes" }),
    );
    expect(page).toMatchObject({ total: 1, people: [{ email, role: "learner", hasAccess: true }] });
    expect(page.people[0].lastSeenAt.slice(0, 10)).toBe(new Date().toJSON().slice(0, 10));
  });

  test("a link is printed where mail is down, and mailed to nobody", async () => {
    const email = newAddress();
    const invited = await run("invite", { email, ...names, role: "supervisor", print: "yes" });
    expect(await choosePassword(invited)).toBe(200);
    const reset = await run("reset-password", { email, print: "yes" });
    expect((await mailTo(email))?.subject).toBe("Your password was changed");
    expect(await choosePassword(reset)).toBe(200);
    expect(await choosePassword(reset)).toBe(400);
    expect((await logIn(email)).user_type).toBe("supervisor");
    await run("reset-password", { email });
    expect(await choosePassword((await mailTo(email))?.text ?? "")).toBe(200);
  });

  test("who is promoted or demoted is logged out, told, and has the other rights at once", async () => {
    const user = await server.addUser();
    await addEndedDialogues(server, user.id, [["success", 1]]);
    const { email, id } = user;
    noted.length = 0;
    await run("promote", { email, students: "all" });
    expect((await user.call("session")).status).toBe(401);
    expect((await mailTo(email))?.subject).toBe("You are a supervisor on Elenchus now");
    expect((await logIn(email, TEST_PASSWORD)).user_type).toBe("supervisor");
    expect(await run("promote", { email })).toContain("was a supervisor already");
    await run("demote", { email });
    expect((await logIn(email, TEST_PASSWORD)).user_type).toBe("learner");
    await expect(run("demote", { email })).rejects.toThrow("is not a supervisor.");
    expect(noted.map(({ message }) => message)).toEqual(
      ["promote", "promote", "demote"].map((name) => `admin command ${name}`),
    );
    for (const { facts } of noted) expect(facts).toMatchObject({ user_id: id });
    expect(JSON.stringify(noted)).not.toContain(email);
  });

  test("of the last supervisors who see all students one stays, also of two demoted at once", async () => {
    const own = await buildTestServer(kind);
    const add = () => own.addUser({ userType: "supervisor", seesAllStudents: true });
    const [one, other] = [await add(), await add()];
    await own.addUser({ userType: "supervisor", seesAllStudents: false });
    const demote = ({ email }: { email: string }, options = {}) =>
      runAdminCommand(buildAdminContext(own), "demote", { email, ...options });
    const ends = await Promise.allSettled([demote(one), demote(other)]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const left = ends[0]?.status === "rejected" ? one : other;
    await expect(demote(left)).rejects.toThrow("is the last supervisor who sees all students");
    expect(await demote(left, { force: "yes" })).toContain("is a learner now");
    await own.close();
  });

  test("people are listed by filters, in pages, for people and for programs", async () => {
    const suffix = randomUUID().slice(0, 8);
    for (const index of [1, 2, 3])
      await server.addUser({ lastName: `L${suffix}${index}`, hasAccess: true });
    const text = await run("people", { search: suffix, limit: "2" });
    expect(text).toMatch(/^NAME +ADDRESS +ROLE +GROUP +ACCESS +LAST SEEN +DIALOGUES$/mu);
    expect(text).toContain("3 people, page 1 of 2. The next ones: --page 2");
    const last = JSON.parse(
      await run("people", { search: suffix, limit: "2", page: "2", json: "yes" }),
    );
    expect(last.people.map(({ lastName }: { lastName: string }) => lastName)).toEqual([
      `L${suffix}3`,
    ]);
    for (const filter of [{ role: "supervisor" }, { access: "no" }])
      expect(await run("people", { search: suffix, ...filter })).toBe("Nobody fits.");
    expect(await run("people", { search: "100%_" })).toBe("Nobody fits.");
  });

  test("usage is added up by day, model and group, and what has no price is told", async () => {
    const user = await server.addUser();
    const usage = { inputTokens: 900, cacheReadTokens: 700, cacheWriteTokens: 0, outputTokens: 60 };
    const record = { kind: "words", usage, ms: 10, firstTextMs: null, requests: 1 } as const;
    const at = new Date(Date.now() - 3 * DAY_MS);
    const subject = { userId: user.id, dialogueId: null };
    await server.stores.modelCalls.keep([
      {
        ...subject,
        at,
        record: { ...record, model: "priced", costMicros: 1_234_567, outcome: "ok" },
      },
      {
        ...subject,
        at,
        record: { ...record, model: "unknown", costMicros: null, outcome: "timeout" },
      },
    ]);
    const day = at.toJSON().slice(0, 10);
    const told = JSON.parse(await run("usage", { from: day, to: day, json: "yes" }));
    expect(told.total).toEqual({
      dialogues: 0,
      turns: 0,
      calls: 2,
      faults: 1,
      inputTokens: 1800,
      outputTokens: 120,
      costMicros: 1_234_567,
      unpriced: 1,
    });
    expect(told.usage[0].key).toBe(day);
    const byModel = await run("usage", { by: "model" });
    expect(byModel).toMatch(/^priced +1 +1 +0 +900 +60 +US\$1\.23$/mu);
    expect(byModel).toMatch(/^unknown +0 +1 +1 +900 +60 +not known$/mu);
    expect(byModel).toContain("The price of 1 call");
    expect(await run("usage", { by: "group" })).toContain("(in no group)");
    expect(await run("usage", { from: "2020-01-01", to: "2020-01-02" })).toContain(
      "No dialogue was begun",
    );
  });

  test("usage tells dialogues and turns where no model was called at all", async () => {
    const user = await server.addUser();
    await addEndedDialogues(server, user.id, [
      ["success", 2],
      ["failure", 1],
    ]);
    const at = new Date("2019-03-04T12:00:00Z");
    await server.database.orm
      .update(dialogueResults)
      .set({ startedAt: at })
      .where(eq(dialogueResults.userId, user.id));
    const span = { from: "2019-03-04", to: "2019-03-04" };
    const text = await run("usage", span);
    expect(text).toMatch(/^DAY +DIALOGUES +TURNS$/mu);
    expect(text).toMatch(/^In all +2 +2$/mu);
    expect(text).toContain("No language model was called");
    expect(await run("usage", { ...span, by: "group" })).toMatch(/^\(in no group\) +2 +2$/mu);
    const told = JSON.parse(await run("usage", { ...span, json: "yes" }));
    expect(told.total).toMatchObject({ dialogues: 2, turns: 2, calls: 0 });
  });

  test("people have access, all of them, where PAYMENT is off", async () => {
    const user = await server.addUser({ lastName: `Free-${kind}` });
    await server.stores.accounts.setAccess(user.id, false);
    const off = { payments: null };
    const search = `free-${kind}`;
    expect(await run("people", { search })).toMatch(/ no +/u);
    const free = JSON.parse(await run("people", { search, access: "yes", json: "yes" }, off));
    expect(free).toMatchObject({ total: 1, people: [{ email: user.email, hasAccess: true }] });
    expect(await run("people", { search, access: "no" }, off)).toContain("PAYMENT is off");
    expect(await run("revoke-access", { email: user.email }, off)).toContain("everybody may learn");
  });

  test("a test mail says what came of it", async () => {
    const sent: string[] = [];
    const mailer = { send: async ({ to }: { to: string }) => void sent.push(to) };
    expect(await run("test-mail", { to: "a@example.org" }, { mailer })).toContain("has taken");
    expect(sent).toEqual(["a@example.org"]);
    const refused = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:25"), {
      code: "ESOCKET",
    });
    const broken = { send: () => Promise.reject(refused) };
    await expect(run("test-mail", { to: "a@example.org" }, { mailer: broken })).rejects.toThrow(
      /Nobody listens at the host and port of SMTP_URL.+It said: connect ECONNREFUSED/su,
    );
  });

  test.each([
    ["people", { role: "boss" }, "--role must be learner or supervisor."],
    ["people", { group: "No such" }, 'There is no group "No such".'],
    ["people", { page: "0" }, "--page must be a whole number from 1 on."],
    ["people", { limit: "5000" }, "--limit must be 1000 or less."],
    ["invite", { email: "a@b.org" }, "--first-name is missing."],
    ["invite", { email: "a@b.org", ...names, students: "all" }, "--students is for supervisors"],
    ["promote", { email: "nobody@example.org" }, "There is no account with the address"],
    ["demote", { email: "nobody@example.org" }, "There is no account with the address"],
    ["reset-password", { email: "nobody@example.org" }, "There is no account with the address"],
    ["usage", { by: "week" }, "--by must be one of day, model, group."],
    ["usage", { from: "2026-02-30" }, "--from must be a day such as 2026-11-28."],
    ["usage", { from: "2026-11-28", to: "2026-11-27" }, "--from must not be later than --to."],
    ["test-mail", {}, "--to is missing."],
    ["people", { json: "no" }, "--json takes no value."],
  ])("%s %j is refused in words", async (command, options, text) => {
    await expect(run(command, options as Record<string, string>)).rejects.toThrow(text);
  });
});
