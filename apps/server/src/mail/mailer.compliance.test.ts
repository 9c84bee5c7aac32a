import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { buildDatabase } from "../../test/build-database.ts";
import { buildSmtpServer, SmtpRefusal } from "../../test/build-smtp-server.ts";
import { demoMails } from "../db/schema/account-schema.ts";
import type { Database } from "../db/database.ts";
import { createDemoMailStore } from "../store/demo/demo-mail-store.ts";
import { createMailboxMailer } from "./mailbox-mailer.ts";
import { MailDeferredError, MailRefusedError } from "./mail-refused-error.ts";
import type { Mail, Mailer } from "./mailer.ts";
import { createSmtpMailer } from "./smtp-mailer.ts";

const HOST = "learn.elenchus.test";
const FROM = "Elenchus <no-reply@elenchus.test>";

/** An adapter, and what is at its other end. */
interface Harness {
  readonly mailer: Mailer;
  /** In the order of their arrival. */
  readArrived(): Promise<Mail[]>;
  /** Whatever the mailer hands mail over to is gone. */
  breakDown(): Promise<void>;
  close(): Promise<void>;
}

async function buildSmtpHarness(): Promise<Harness> {
  const server = await buildSmtpServer();
  const mailer = createSmtpMailer({ url: server.url, host: HOST, from: FROM });
  let isUp = true;
  const breakDown = async (): Promise<void> => {
    if (isUp) await server.close();
    isUp = false;
  };
  return {
    mailer,
    readArrived: async () =>
      server.arrived.map(({ recipients, subject, text, html, messageId }) => ({
        to: recipients.join(", "),
        subject,
        text: text.trimEnd(),
        html: html.trimEnd(),
        messageId: messageId.replace(`@${HOST}`, ""),
      })),
    breakDown,
    async close() {
      await mailer.close();
      await breakDown();
    },
  };
}

/** The mailbox's database, which one test leaves empty to the next; null once it was broken. */
let kept: Database | null = null;

async function buildMailboxHarness(): Promise<Harness> {
  const database = kept ?? (await buildDatabase("pglite"));
  kept = database;
  await database.orm.delete(demoMails);
  const store = createDemoMailStore(database.orm);
  let isUp = true;
  // A clock of its own: what comes later has a later time.
  let ms = Date.UTC(2026, 10, 21);
  const mailer = createMailboxMailer(store, () => new Date((ms += 1)));
  const breakDown = async (): Promise<void> => {
    if (isUp) await database.close();
    isUp = false;
    kept = null;
  };
  return {
    mailer,
    async readArrived() {
      const newestFirst = await store.list(100);
      return newestFirst
        .toReversed()
        .map(({ to, subject, text, html, messageId }) => ({ to, subject, text, html, messageId }));
    },
    breakDown,
    close: () => mailer.close(),
  };
}

afterAll(() => kept?.close());

function buildMail(changes: Partial<Mail> = {}): Mail {
  return {
    to: "ada@example.org",
    subject: "Confirm your email address",
    text: "Hello Ada,\n\nhttps://elenchus.test/?confirmation_token=abc",
    html: '<p>Hello <b>Ada</b>, <a href="https://elenchus.test/?confirmation_token=abc">go</a></p>',
    messageId: "verify%3A1",
    ...changes,
  };
}

const NO_ADDRESSES = [
  "ada@example.org\r\nBcc: eve@example.org",
  "ada@example.org>\r\nRCPT TO:<eve@example.org",
  "ada@example.org, eve@example.org",
  "ada@example.org;eve@example.org",
  "Eve <eve@example.org>",
  '"eve@example.org, x"@example.org',
  "ada@example.org@eve.example.org",
  "ada @example.org",
  "ada",
  "",
];

const HARNESSES = [
  ["SMTP", buildSmtpHarness],
  ["the mailbox", buildMailboxHarness],
] as const;

describe.each(HARNESSES)("Mailer on %s", (_name, buildHarness) => {
  let harness: Harness;
  beforeEach(async () => {
    harness = await buildHarness();
  });
  afterEach(() => harness.close());

  test("a mail arrives in both of its forms, under its id", async () => {
    await harness.mailer.send(buildMail());
    expect(await harness.readArrived()).toEqual([buildMail()]);
  });

  test("letters of all scripts arrive as they were", async () => {
    const mail = buildMail({
      subject:
        "Zażółć gęślą jaźń – “Ἔλεγχος” 🦉👩‍💻 and a subject that is longer than one line of a mail",
      text: `Grüße, Ødegård!\n.\n..\nFrom here\n${"лицо ".repeat(400).trimEnd()}\n=3D %20`,
      html: "<p>Grüße 🦉 日本語</p>",
    });
    await harness.mailer.send(mail);
    expect(await harness.readArrived()).toEqual([mail]);
  });

  test("each recipient gets the mail that was meant, and only that", async () => {
    const mails = ["a", "b", "c"].map((name) =>
      buildMail({ to: `${name}@example.org`, text: `For ${name}`, messageId: name }),
    );
    for (const mail of mails) await harness.mailer.send(mail);
    expect(await harness.readArrived()).toEqual(mails);
  });

  test("many at once all arrive", async () => {
    const ids = Array.from({ length: 20 }, (_each, index) => `n${index}`);
    await Promise.all(ids.map((messageId) => harness.mailer.send(buildMail({ messageId }))));
    const arrived = await harness.readArrived();
    expect(arrived.map(({ messageId }) => messageId).toSorted()).toEqual(ids.toSorted());
  });

  test("a mail that is sent again is the same mail to whoever reads ids", async () => {
    await harness.mailer.send(buildMail());
    await harness.mailer.send(buildMail());
    const arrived = await harness.readArrived();
    expect(new Set(arrived.map(({ messageId }) => messageId))).toEqual(
      new Set([buildMail().messageId]),
    );
  });

  test.each([
    "o'neil+elenchus@mail.example.co.uk",
    "tom&jerry/a=b!c#d~e@example.org",
    "{x}|y^z`?*%$_-@example.org",
  ])("the address %s is taken as it is", async (to) => {
    await harness.mailer.send(buildMail({ to }));
    const [arrived] = await harness.readArrived();
    expect(arrived?.to).toBe(to);
  });

  test("line breaks in a subject begin no header", async () => {
    const subject = "Hello\r\nBcc: eve@example.org\n\nNew body\rX: y\u2028z\0";
    await harness.mailer.send(buildMail({ subject }));
    expect(await harness.readArrived()).toEqual([
      buildMail({ subject: "Hello Bcc: eve@example.org New body X: y z" }),
    ]);
  });

  test("what is not one plain address is refused, and nobody gets the mail", async () => {
    for (const to of NO_ADDRESSES) {
      const sending = harness.mailer.send(buildMail({ to }));
      await expect(sending, to).rejects.toThrow(MailRefusedError);
    }
    expect(await harness.readArrived()).toEqual([]);
  });

  test("text that looks like a path or an address is text, and nothing is read from there", async () => {
    const mail = buildMail({ text: "/etc/passwd", html: "file:///etc/passwd" });
    await harness.mailer.send(mail);
    expect(await harness.readArrived()).toEqual([mail]);
  });

  test("a mail that nobody took over rejects", async () => {
    await harness.mailer.send(buildMail());
    await harness.breakDown();
    await expect(harness.mailer.send(buildMail({ messageId: "x" }))).rejects.toThrow();
  });

  test("closes once and again", async () => {
    await harness.mailer.send(buildMail());
    await harness.mailer.close();
    await expect(harness.mailer.close()).resolves.toBeUndefined();
  });
});

function meaningOf(error: unknown): string {
  if (error instanceof MailDeferredError) return "later";
  if (!(error instanceof MailRefusedError)) return "ours";
  return error.isAboutUs ? "never, or ours" : "never";
}

describe("Mailer on SMTP alone", () => {
  test("mail comes from the sender that was set, and asks for no automatic reply", async () => {
    const server = await buildSmtpServer();
    const mailer = createSmtpMailer({ url: server.url, host: HOST, from: FROM });
    await mailer.send(buildMail());
    await mailer.close();
    await server.close();
    const headers = server.arrived[0]?.headers;
    expect(headers?.get("from")).toEqual([FROM]);
    expect(headers?.get("to")).toEqual(["ada@example.org"]);
    expect(headers?.get("auto-submitted")).toEqual(["auto-generated"]);
    expect(headers?.has("bcc")).toBe(false);
    expect(Math.abs(Date.now() - Date.parse(headers?.get("date")?.[0] ?? ""))).toBeLessThan(60_000);
  });

  test.each([
    ["https://learn.example.org/stop-mails?token=a.b", ["List-Unsubscribe=One-Click"]],
    // One click takes HTTPS: to a demo the link alone leads.
    ["http://localhost:3000/stop-mails?token=a.b", undefined],
  ])("has the link that stops mails in its headers: %s", async (stopLink, oneClick) => {
    const server = await buildSmtpServer();
    const mailer = createSmtpMailer({ url: server.url, host: HOST, from: FROM });
    await mailer.send(buildMail({ stopLink }));
    await mailer.close();
    await server.close();
    const headers = server.arrived[0]?.headers;
    expect(headers?.get("list-unsubscribe")).toEqual([`<${stopLink}>`]);
    expect(headers?.get("list-unsubscribe-post")).toEqual(oneClick);
  });

  test("says its own name, to the server and in the ids of mails", async () => {
    const names: string[] = [];
    const server = await buildSmtpServer(0, {
      onMailFrom(_address, { hostNameAppearsAs }, callback) {
        names.push(hostNameAppearsAs);
        callback();
      },
    });
    const mailer = createSmtpMailer({ url: server.url, host: HOST, from: FROM });
    await mailer.send(buildMail());
    await mailer.close();
    await server.close();
    expect(names).toEqual([HOST]);
    expect(server.arrived[0]?.messageId).toBe(`verify%3A1@${HOST}`);
  });

  test.each([
    [421, "rcpt", "4.7.0 Service not available", "ours"],
    [450, "rcpt", "4.2.0 <ada@example.org> greylisted", "later"],
    [451, "rcpt", "4.7.1 <ada@example.org> try again later", "later"],
    [452, "rcpt", "4.2.2 <ada@example.org> mailbox full", "later"],
    [451, "data", "local error", "later"],
    [550, "rcpt", "5.1.1 <ada@example.org> no such user", "never"],
    [550, "rcpt", "<ada@example.org> no such user here", "never"],
    [552, "rcpt", "5.2.2 <ada@example.org> over quota", "never"],
    [552, "data", "5.2.3 message too big for <ada@example.org>", "never"],
    [554, "data", "<ada@example.org> does not want it", "never"],
    // These may be about us, and then they are about all mail.
    [550, "rcpt", "5.7.1 <ada@example.org> SPF check failed", "never, or ours"],
    [554, "rcpt", "<ada@example.org>: Relay access denied", "never, or ours"],
    [554, "data", "5.7.1 <ada@example.org> rejected as spam", "never, or ours"],
    [550, "from", "<ada@example.org> sender unknown", "ours"],
    [451, "from", "<ada@example.org> later", "ours"],
    [530, "rcpt", "<ada@example.org> log in first", "ours"],
  ] as const)("a %i to %s, %s: %s", async (code, stage, said, meaning) => {
    const refuse = (_what: unknown, _session: unknown, callback: (error: Error) => void): void =>
      callback(new SmtpRefusal(code, said));
    const server = await buildSmtpServer(0, {
      ...(stage === "rcpt" ? { onRcptTo: refuse } : {}),
      ...(stage === "from" ? { onMailFrom: refuse } : {}),
      ...(stage === "data"
        ? {
            onData(stream, session, callback) {
              stream.resume().once("end", () => refuse(stream, session, callback));
            },
          }
        : {}),
    });
    const mailer = createSmtpMailer({ url: server.url, host: HOST, from: FROM });
    const error: unknown = await mailer.send(buildMail()).catch((reason: unknown) => reason);
    await mailer.close();
    await server.close();
    expect(error).toBeInstanceOf(Error);
    expect(meaningOf(error)).toBe(meaning);
    expect((error as Error).message).toContain(said.replace("<ada@example.org>", "").slice(-10));
    expect((error as Error).message).not.toContain("ada@example.org");
  });

  test("a server that never answers is given up, and the next mail has its turn", async () => {
    let isStuck = true;
    const server = await buildSmtpServer(0, {
      onRcptTo(_address, _session, callback) {
        if (!isStuck) callback();
      },
    });
    const mailer = createSmtpMailer({ url: server.url, host: HOST, from: FROM, sendWithinMs: 300 });
    await expect(mailer.send(buildMail())).rejects.toThrow();
    isStuck = false;
    await mailer.send(buildMail({ messageId: "next" }));
    await mailer.close();
    await server.close();
    expect(server.arrived.map(({ messageId }) => messageId)).toEqual([`next@${HOST}`]);
  });

  test("user and password of the address are used", async () => {
    const seen: unknown[] = [];
    const server = await buildSmtpServer(0, {
      authOptional: false,
      allowInsecureAuth: true,
      disabledCommands: ["STARTTLS"],
      onAuth({ username, password }, _session, callback) {
        seen.push([username, password]);
        callback(null, { user: username });
      },
    });
    const url = server.url.replace("//", "//postie:p%40ss@");
    const mailer = createSmtpMailer({ url, host: HOST, from: FROM });
    await mailer.send(buildMail());
    await mailer.close();
    await server.close();
    expect(seen).toEqual([["postie", "p@ss"]]);
    expect(server.arrived).toHaveLength(1);
  });
});

describe("Mailer on the mailbox alone", () => {
  test("a mail that is sent again arrives once, as it came first", async () => {
    const harness = await buildMailboxHarness();
    await harness.mailer.send(buildMail());
    await harness.mailer.send(buildMail({ subject: "Another" }));
    const arrived = await harness.readArrived();
    await harness.close();
    expect(arrived).toEqual([buildMail()]);
  });

  test("as many of the newest are listed as were asked for", async () => {
    const database = await buildDatabase("pglite");
    const store = createDemoMailStore(database.orm);
    for (const second of [2, 1, 3]) {
      const mail = buildMail({ messageId: `${second}` });
      await store.keep({ ...mail, sentAt: new Date(second * 1000) });
    }
    const newest = await store.list(2);
    await database.close();
    expect(newest.map(({ messageId }) => messageId)).toEqual(["3", "2"]);
    expect(newest[0]?.sentAt).toEqual(new Date(3000));
  });
});
