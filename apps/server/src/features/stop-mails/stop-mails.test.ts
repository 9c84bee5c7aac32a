import { sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildSmtpServer, type TestSmtpServer } from "../../../test/build-smtp-server.ts";
import {
  buildTestServer,
  TEST_STOP_LINKS,
  TEST_URL,
  type TestServer,
} from "../../../test/build-test-server.ts";
import { TEST_PASSWORD, type TestUser } from "../../../test/test-user.ts";
import { deliverDueMail } from "../../mail/deliver-mail.ts";
import { createSmtpMailer } from "../../mail/smtp-mailer.ts";
import { createStopLinks } from "../../identity/links/stop-links.ts";
import { putMail } from "../../store/operations/mail-store.ts";

const ONE_CLICK = "List-Unsubscribe=One-Click";
const FORM = "application/x-www-form-urlencoded";

let server: TestServer;
let smtp: TestSmtpServer;
let user: TestUser;
beforeAll(async () => {
  server = await buildTestServer("postgres", { ownOrigin: TEST_URL });
  smtp = await buildSmtpServer();
});
beforeEach(async () => {
  user = await server.addUser();
  await askForMails();
});
afterAll(async () => {
  await smtp.close();
  await server.close();
});

const askForMails = () => user.call("setDueMails", { mails: "weekly", time_zone: "UTC" });
const wanted = async () => (await user.call("account", {})).body;

/** What arrives of a mail with this key. */
async function sendByKey(dedupeKey: string) {
  const parts = { subject: "Hello", text: "text", html: "<p>html</p>", isDiscarded: false };
  await putMail(server.database.orm, { id: randomUUID(), dedupeKey, to: user.email, ...parts });
  const mailer = createSmtpMailer({ url: smtp.url, host: "example.org", from: "a@example.org" });
  await deliverDueMail({
    mails: server.stores.mails,
    mailer,
    stopLinks: TEST_STOP_LINKS,
    now: () => new Date(),
    report: (message, cause) => {
      throw new Error(message, { cause });
    },
  });
  await mailer.close();
  const arrived = smtp.arrived.find(({ recipients }) => recipients.includes(user.email));
  if (arrived === undefined) throw new Error("no mail came");
  return arrived;
}

/** As a mail program does it, or a browser on a page of its own. */
function post(
  link: string,
  { type = FORM, body = ONE_CLICK, ...headers }: Record<string, string> = {},
) {
  const url = link.replace(TEST_URL, "");
  return server.app.inject({
    method: "POST",
    url,
    payload: body,
    headers: { "content-type": type, ...headers },
  });
}

const open = (link: string) => server.app.inject({ url: link.replace(TEST_URL, "") });
const linkTo = (kind: "due-checks" | "work") => TEST_STOP_LINKS.write({ kind, userId: user.id });

describe("mails that can be stopped", () => {
  test("say so in their headers, as RFC 8058 wants it, and one click stops them", async () => {
    const { headers } = await sendByKey(`due-checks:${user.id}:0`);
    const [link = ""] = headers.get("list-unsubscribe") ?? [];
    expect(link).toBe(`<${linkTo("due-checks")}>`);
    expect(headers.get("list-unsubscribe-post")).toEqual([ONE_CLICK]);
    expect((await post(link.slice(1, -1))).statusCode).toBe(200);
    expect(await wanted()).toMatchObject({ due_mails_wanted: false, work_mail: true });
  });

  test("about set work, too", async () => {
    const { headers } = await sendByKey(`work:${user.id}:x:y`);
    const [link = ""] = headers.get("list-unsubscribe") ?? [];
    await post(link.slice(1, -1));
    expect(await wanted()).toMatchObject({ due_mails_wanted: true, work_mail: false });
  });

  test("are no others: what an account needs comes without", async () => {
    const { headers } = await sendByKey(`reset:${user.id}`);
    expect([...headers.keys()].filter((name) => name.startsWith("list-"))).toEqual([]);
  });

  test.each([
    ["a form", { type: FORM }],
    ["a form of parts", { type: "multipart/form-data; boundary=x", body: "--x--" }],
    [
      "a page of a mail provider",
      { origin: "https://mail.example", "sec-fetch-site": "cross-site" },
    ],
    ["our own page", { origin: TEST_URL, body: "" }],
  ])("are stopped by %s", async (_name, how) => {
    expect((await post(linkTo("due-checks"), how)).statusCode).toBe(200);
    expect((await wanted()).due_mails_wanted).toBe(false);
  });

  test("are stopped twice as well as once, and turned on again in the account", async () => {
    for (const _ of [1, 2]) {
      const answer = await post(linkTo("due-checks"));
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain("You get no more mails about checks that are due.");
    }
    await askForMails();
    expect((await wanted()).due_mails_wanted).toBe(true);
  });

  test("are not stopped by a scanner that follows the link: a page asks, with one button", async () => {
    const answer = await open(linkTo("due-checks"));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["cache-control"]).toContain("no-store");
    expect((await wanted()).due_mails_wanted).toBe(true);
    expect(answer.body.match(/<button>/gu)).toHaveLength(1);
    const [, action = ""] = /<form method="post" action="([^"]+)">/u.exec(answer.body) ?? [];
    expect((await post(action, { body: "", origin: TEST_URL })).body).toContain("have stopped");
    expect((await wanted()).due_mails_wanted).toBe(false);
  });

  test("of an account that is gone are stopped without a word", async () => {
    await user.call("deleteAccount", { password: TEST_PASSWORD });
    for (const kind of ["due-checks", "work"] as const) {
      expect((await post(linkTo(kind))).statusCode).toBe(200);
    }
    const { rows } = (await server.database.orm.execute(
      sql`select 1 from due_mail_wishes where user_id = ${user.id}`,
    )) as { rows: unknown[] };
    expect(rows).toEqual([]);
  });

  test("are not stopped by a link that is wrong or old, which says so plainly", async () => {
    const old = createStopLinks(["a secret that was replaced"], () => TEST_URL);
    const wrong = [
      `${TEST_URL}/stop-mails`,
      `${TEST_URL}/stop-mails?token=`,
      `${TEST_URL}/stop-mails?token=a&token=b`,
      `${TEST_URL}/stop-mails?token=<b>`,
      linkTo("due-checks").slice(0, -2),
      old.write({ kind: "due-checks", userId: user.id }),
    ];
    for (const link of wrong) {
      for (const answer of [await open(link), await post(link)]) {
        expect(answer.statusCode, link).toBe(400);
        expect(answer.body).toContain("This link does not work.");
        expect(answer.body).not.toContain("<b>");
      }
    }
    expect((await wanted()).due_mails_wanted).toBe(true);
  });
});
