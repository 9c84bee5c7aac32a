import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildAdminContext } from "../../test/build-admin-context.ts";
import { buildTestServer, TEST_STOP_LINKS, type TestServer } from "../../test/build-test-server.ts";
import { createHandlers } from "../jobs/create-handlers.ts";
import { MailRefusedError } from "../mail/mail-refused-error.ts";
import type { Mail } from "../mail/mailer.ts";
import { runAdminCommand } from "./admin-commands.ts";

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer("pglite");
});
afterAll(() => server.close());

/** Handlers whose mail server knows nobody called misspelt. */
function buildHandlers() {
  const [sent, tried, reports]: [Mail[], Mail[], string[]] = [[], [], []];
  const mailer = {
    async send(mail: Mail) {
      tried.push(mail);
      if (mail.to.startsWith("misspelt")) throw new MailRefusedError("550 5.1.1 no such user");
      sent.push(mail);
    },
    close: async () => {},
  };
  const handlers = createHandlers({
    stores: server.stores,
    mailer,
    payments: null,
    ltiDesk: null,
    retentionDays: null,
    newId: randomUUID,
    publicUrl: () => "https://learn.example.org",
    stopLinks: TEST_STOP_LINKS,
    jobs: { nudge: () => {} },
    now: () => new Date(Date.now() + 1000),
    report: (message, facts) => reports.push(`${message} ${JSON.stringify(facts)}`),
    closing: new AbortController().signal,
  });
  return { deliver: handlers.deliver_mail, sent, tried, reports };
}

test("who supervises somebody whose invitation never arrives is told once", async () => {
  const teacher = await server.addUser({ userType: "supervisor", seesAllStudents: false });
  await server.addUser({ userType: "supervisor" });
  const { group } = (await teacher.call("createGroup", { group_name: "Class 9b" })).body;
  const { deliver, sent, tried, reports } = buildHandlers();
  await deliver();
  sent.length = 0;
  await runAdminCommand(buildAdminContext(server), "invite", {
    email: "misspelt@example.org",
    "first-name": "Ada",
    "last-name": "Lovelace",
    group: group.join_code,
  });
  for (let times = 0; times < 3; times += 1) await deliver();
  expect(tried.filter(({ to }) => to.startsWith("misspelt"))).toHaveLength(1);
  expect(sent.map(({ to, subject }) => ({ to, subject }))).toEqual([
    { to: teacher.email, subject: "An invitation could not be delivered" },
  ]);
  expect(sent[0]?.text).toContain("Ada Lovelace (misspelt@example.org)");
  expect(reports).toEqual([expect.stringMatching(/^mail [\w-]+ \(invitation\) is given up/u)]);
  expect(reports[0]).not.toContain("@");
  expect(await server.stores.mails.countDue()).toBe(0);
});

test("who wrote a class list is told of an address of it that nobody has", async () => {
  const teacher = await server.addUser({ userType: "supervisor", seesAllStudents: false });
  const { group } = (await teacher.call("createGroup", { group_name: "Class 9c" })).body;
  const { deliver, sent } = buildHandlers();
  await deliver();
  sent.length = 0;
  await teacher.call("importClassList", {
    group_id: group.group_id,
    list: "Grace,Hopper,misspelt-grace@example.org",
    import_id: randomUUID(),
    columns: ["first_name", "last_name", "email"],
    has_headings: "no",
    from: 1,
  });
  for (let times = 0; times < 3; times += 1) await deliver();
  expect(sent.map(({ to, subject }) => ({ to, subject }))).toEqual([
    { to: teacher.email, subject: "An invitation could not be delivered" },
  ]);
  expect(sent[0]?.text).toContain("Grace Hopper (misspelt-grace@example.org)");
  expect(sent[0]?.text).toContain("by the class list");
});

test("nobody but the log is told of any other mail that is refused", async () => {
  const { deliver, sent, reports } = buildHandlers();
  const user = await server.addUser({ email: "misspelt-too@example.org" });
  await user.call("sendResetEmail", { email: user.email });
  for (let times = 0; times < 2; times += 1) await deliver();
  expect(sent).toEqual([]);
  expect(reports).toEqual([expect.stringMatching(/^mail [\w-]+ \(reset\) is given up/u)]);
});
