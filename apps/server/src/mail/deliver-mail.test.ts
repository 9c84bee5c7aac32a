import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  buildDatabase,
  buildPostgresUrl,
  connectPostgres,
  PRODUCTION_DATABASE,
} from "../../test/build-database.ts";
import { buildSmtpServer } from "../../test/build-smtp-server.ts";
import { TEST_STOP_LINKS } from "../../test/build-test-server.ts";
import { mails } from "../db/schema/account-schema.ts";
import type { Database } from "../db/database.ts";
import { createMailStore, putMail, WAITS_FOR_SERVER } from "../store/operations/mail-store.ts";
import { deliverDueMail, HELD_FOR_MS, type Delivery } from "./deliver-mail.ts";
import { MailDeferredError, MailRefusedError } from "./mail-refused-error.ts";
import type { Mail, Mailer } from "./mailer.ts";
import { createSmtpMailer } from "./smtp-mailer.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A mailer that keeps what it sends, or fails as it is told to. */
function buildMailer(fail: (mail: Mail) => Error | null = () => null) {
  const sent: Mail[] = [];
  const tried: Mail[] = [];
  const mailer: Mailer = {
    async send(mail) {
      tried.push(mail);
      await wait(1);
      const error = fail(mail);
      if (error) throw error;
      sent.push(mail);
    },
    async close() {},
  };
  return { mailer, sent, tried };
}

/** A clock that stands still until it is told to go on, ahead of the database's, by which mail is put. */
function buildClock() {
  let ms = Date.now() + MINUTE;
  const advance = (by: number): void => {
    ms += by;
  };
  return { now: () => new Date(ms), advance };
}

async function putMails({ orm }: Database, keys: readonly string[]): Promise<void> {
  for (const dedupeKey of keys) {
    await putMail(orm, {
      id: randomUUID(),
      dedupeKey,
      to: "ada@example.org",
      subject: dedupeKey,
      text: "text",
      html: "<p>html</p>",
      isDiscarded: false,
    });
  }
}

const numbered = (count: number, prefix = "mail"): string[] =>
  Array.from({ length: count }, (_each, index) => `${prefix}:${index}`);

const subjectsOf = (sent: readonly { subject: string }[]): string[] =>
  sent.map(({ subject }) => subject).toSorted();

describe.each(PRODUCTION_DATABASE)("deliverDueMail on %s", (kind) => {
  let database: Database;
  let clock: ReturnType<typeof buildClock>;
  let reports: [string, unknown][];
  beforeEach(async () => {
    database = await buildDatabase(kind);
    clock = buildClock();
    reports = [];
  });
  afterEach(() => database.close());

  const buildDelivery = (mailer: Mailer, changes: Partial<Delivery> = {}): Delivery => ({
    mails: createMailStore(database.orm),
    mailer,
    stopLinks: TEST_STOP_LINKS,
    report: (message, cause) => reports.push([message, cause]),
    now: clock.now,
    ...changes,
  });
  const readRow = async (dedupeKey: string) => {
    const [row] = await database.orm.select().from(mails).where(eq(mails.dedupeKey, dedupeKey));
    return row;
  };

  test("everything that is due is sent once", async () => {
    const { mailer, sent } = buildMailer();
    const keys = numbered(23);
    await putMails(database, keys);
    const counts = await deliverDueMail(buildDelivery(mailer));
    expect(counts).toEqual({ sent: 23, failed: 0, retryAt: null });
    expect(subjectsOf(sent)).toEqual(keys.toSorted());
    expect(await deliverDueMail(buildDelivery(mailer))).toMatchObject({ sent: 0, failed: 0 });
    expect(reports).toEqual([]);
  });

  test("at most five are being sent at a time", async () => {
    let inFlight = 0;
    let most = 0;
    const mailer: Mailer = {
      async send() {
        inFlight += 1;
        most = Math.max(most, inFlight);
        await wait(5);
        inFlight -= 1;
      },
      async close() {},
    };
    await putMails(database, numbered(25));
    await deliverDueMail(buildDelivery(mailer));
    expect(most).toBe(5);
  });

  test("the id of a mail comes from its key, always the same and never another's", async () => {
    const { mailer, tried } = buildMailer(() => new Error("down"));
    const keys = ["reset:a", "reset-a", "reset.a", "reset a", "reset%3Aa", "(é<>@)\r\n"];
    await putMails(database, keys);
    const work = buildDelivery(mailer);
    await deliverDueMail(work);
    clock.advance(5 * SECOND);
    await deliverDueMail(work);
    const ids = tried.map(({ messageId }) => messageId);
    expect(ids).toHaveLength(12);
    expect(new Set(ids).size).toBe(6);
    // Source: RFC 5322, dot-atom.
    for (const id of ids) expect(id).toMatch(/^[\w!#$%&'*+/=?^`{|}~-]+$/);
    expect(tried.find(({ subject }) => subject === "reset:a")?.messageId).toBe("reset%3Aa");
  });

  test("a bad mail is tried later and later and holds up no other", async () => {
    const fail = ({ subject }: Mail) => (subject === "bad" ? new Error("not this one") : null);
    const { mailer, sent, tried } = buildMailer(fail);
    await putMails(database, ["bad", ...numbered(30)]);
    const work = buildDelivery(mailer);
    expect(await deliverDueMail(work)).toMatchObject({ sent: 30, failed: 1 });
    expect(sent).toHaveLength(30);
    for (const seconds of [5, 10, 20, 40, 60, 60]) {
      const before = tried.length;
      clock.advance((seconds - 1) * SECOND);
      expect((await deliverDueMail(work)).failed, `${seconds} s are not over`).toBe(0);
      clock.advance(SECOND);
      expect((await deliverDueMail(work)).failed, `${seconds} s are over`).toBe(1);
      expect(tried).toHaveLength(before + 1);
    }
    expect(await readRow("bad")).toMatchObject({ state: "due", lastError: "not this one" });
  });

  test("a mail that is slow holds up no other", async () => {
    const slow = Promise.withResolvers<void>();
    const sent: string[] = [];
    const mailer: Mailer = {
      async send({ subject }) {
        if (subject === "slow") await slow.promise;
        sent.push(subject);
      },
      async close() {},
    };
    await putMails(database, ["slow", ...numbered(40)]);
    const delivering = deliverDueMail(buildDelivery(mailer));
    await expect.poll(() => sent.length).toBe(40);
    slow.resolve();
    expect(await delivering).toMatchObject({ sent: 41 });
  });

  test("tells when the first of what failed is due again", async () => {
    const { mailer } = buildMailer(() => new Error("down"));
    await putMails(database, ["old"]);
    const work = buildDelivery(mailer);
    await deliverDueMail(work);
    clock.advance(5 * SECOND);
    await putMails(database, ["new"]);
    const { retryAt } = await deliverDueMail(work);
    expect(retryAt).toEqual(new Date(clock.now().getTime() + 5 * SECOND));
  });

  test("failures are reported once a call, with the first of them", async () => {
    const error = new Error("down");
    const { mailer } = buildMailer(() => error);
    await putMails(database, numbered(12));
    await deliverDueMail(buildDelivery(mailer));
    expect(reports).toEqual([
      [expect.stringMatching(/^12 mails could not be sent: (?:[\w-]{36} \(mail\), ){5}…$/u), error],
    ]);
  });

  test("an hour without SMTP delays mail by a minute at most after it, and loses and doubles none", async () => {
    let isDown = true;
    const { mailer, sent } = buildMailer(() => (isDown ? new Error("ECONNREFUSED") : null));
    const keys = numbered(12);
    await putMails(database, keys);
    const work = buildDelivery(mailer);
    for (let passed = 0; passed < HOUR; passed += 30 * SECOND) {
      expect(await deliverDueMail(work)).toMatchObject({ sent: 0 });
      clock.advance(30 * SECOND);
    }
    expect((await readRow("mail:0"))?.attempts).toBeGreaterThan(55);
    isDown = false;
    await putMails(database, ["late"]);
    await deliverDueMail(work);
    clock.advance(MINUTE);
    await deliverDueMail(work);
    clock.advance(HOUR);
    expect(await deliverDueMail(work)).toEqual({ sent: 0, failed: 0, retryAt: null });
    expect(subjectsOf(sent)).toEqual([...keys, "late"].toSorted());
  });

  test("a mail that its recipient's server refuses is given up at once, emptied, and named in the log", async () => {
    const { mailer, tried } = buildMailer(() => new MailRefusedError("550 no such user"));
    const told: string[] = [];
    await putMails(database, ["invitation:a"]);
    const work = buildDelivery(mailer, {
      onUndelivered: async ({ dedupeKey }) => void told.push(dedupeKey),
    });
    expect(await deliverDueMail(work)).toMatchObject({ failed: 1, retryAt: null });
    const row = await readRow("invitation:a");
    expect(row).toMatchObject({ state: "discarded", lastError: "550 no such user", text: "" });
    expect(told).toEqual(["invitation:a"]);
    const facts = { why: "550 no such user", attempts: 1 };
    expect(reports).toEqual([[`mail ${row?.id} (invitation) is given up`, facts]]);
    clock.advance(DAY);
    await deliverDueMail(work);
    expect(tried).toHaveLength(1);
  });

  test("a refusal that may be of us is final only where other mail goes through", async () => {
    const refusal = new MailRefusedError("554 5.7.1 not from you", { isAboutUs: true });
    const { mailer } = buildMailer(({ subject }) => (subject === "bad" ? refusal : null));
    await putMails(database, ["bad"]);
    const work = buildDelivery(mailer);
    await deliverDueMail(work);
    expect(await readRow("bad")).toMatchObject({ state: "due" });
    expect(reports.at(-1)?.[1]).toBe(refusal);
    await putMails(database, ["good"]);
    await deliverDueMail(work);
    clock.advance(MINUTE);
    await deliverDueMail(work);
    expect(await readRow("bad")).toMatchObject({ state: "discarded" });
  });

  /** At which minutes a mail was tried whose mailbox is always full, and whether it is given up in the end. */
  async function askFullMailbox(key: string, minutes: number): Promise<number[]> {
    const minutesTried: number[] = [];
    let minute = 0;
    const { mailer } = buildMailer(() => {
      minutesTried.push(minute);
      return new MailDeferredError("452 mailbox full");
    });
    await putMails(database, [key]);
    const written = (await readRow(key))?.createdAt.getTime() ?? 0;
    clock.advance(written - clock.now().getTime());
    const work = buildDelivery(mailer);
    while (minute <= minutes) {
      await deliverDueMail(work);
      const step = minute < HOUR / MINUTE ? 1 : 20;
      clock.advance(step * MINUTE);
      minute += step;
    }
    return minutesTried;
  }

  test("a mailbox that puts a mail off is asked ever more slowly, and no more before the link has died", async () => {
    expect(await askFullMailbox("reset:a", 30)).toEqual([0, 1, 2, 4, 8]);
    expect(await readRow("reset:a")).toMatchObject({ state: "discarded", text: "" });
    expect(reports.map(([message]) => message.replace(/^mail [\w-]+ /u, ""))).toEqual([
      ...Array.from({ length: 4 }, () => "(reset) is put off by its mailbox"),
      "(reset) is given up",
    ]);
  });

  test("a mailbox that puts a letter without a link off is asked hourly at last, for five days", async () => {
    const minutes = await askFullMailbox("paid:a", 6 * 24 * 60);
    expect(minutes.slice(0, 7)).toEqual([0, 1, 2, 4, 8, 16, 32]);
    expect(minutes.length).toBeLessThan(7 + 5 * 24 + 2);
    expect(minutes.at(-1)).toBeGreaterThan(4.9 * 24 * 60);
    expect(minutes.at(-1)).toBeLessThan(5 * 24 * 60);
    expect(await readRow("paid:a")).toMatchObject({ state: "discarded" });
  });

  test("a link that died while the mail server was away is not sent, and the log says so", async () => {
    let isDown = true;
    const { mailer, sent } = buildMailer(() => (isDown ? new Error("ECONNREFUSED") : null));
    await putMails(database, ["reset:dead", "registration:alive", "paid:alive"]);
    const work = buildDelivery(mailer);
    await deliverDueMail(work);
    clock.advance(10 * MINUTE);
    isDown = false;
    await deliverDueMail(work);
    expect(subjectsOf(sent)).toEqual(["paid:alive", "registration:alive"]);
    const dead = await readRow("reset:dead");
    expect(dead).toMatchObject({ state: "discarded", text: "", html: "" });
    const facts = { why: "the link in it has run out", attempts: 2 };
    expect(reports.at(-1)).toEqual([`mail ${dead?.id} (reset) is given up`, facts]);
  });

  test("what one mailbox puts off is in nobody's count of mail that waits for the server", async () => {
    const fail = ({ subject }: Mail) =>
      subject === "full" ? new MailDeferredError("452 full") : new Error("down");
    const { mailer } = buildMailer(fail);
    await putMails(database, ["full", "down"]);
    const work = buildDelivery(mailer);
    const waiting = () => database.orm.$count(mails, WAITS_FOR_SERVER);
    expect(await waiting()).toBe(2);
    await database.orm.update(mails).set({ createdAt: new Date(clock.now().getTime() - HOUR) });
    await deliverDueMail(work);
    expect(await waiting()).toBe(1);
  });

  test("what is not refused for good is never given up", async () => {
    let isDown = true;
    const { mailer, sent } = buildMailer(() => (isDown ? new Error("451 later") : null));
    await putMails(database, ["patient"]);
    const work = buildDelivery(mailer);
    for (let day = 0; day < 10; day += 1) {
      await deliverDueMail(work);
      clock.advance(DAY);
    }
    isDown = false;
    await deliverDueMail(work);
    expect(sent).toHaveLength(1);
  });

  test("a worker that dies with a mail in its hands gives it back", async () => {
    const stuck = buildMailer();
    const death = Promise.withResolvers<never>();
    stuck.mailer.send = async () => death.promise;
    await putMails(database, numbered(3));
    void deliverDueMail(buildDelivery(stuck.mailer));
    await expect.poll(async () => (await readRow("mail:2"))?.attempts).toBe(1);
    const { mailer, sent } = buildMailer();
    clock.advance(HELD_FOR_MS - SECOND);
    expect(await deliverDueMail(buildDelivery(mailer))).toMatchObject({ sent: 0 });
    clock.advance(2 * SECOND);
    expect(await deliverDueMail(buildDelivery(mailer))).toMatchObject({ sent: 3 });
    expect(subjectsOf(sent)).toEqual(numbered(3));
  });

  test("once stopped, what was taken is still sent and nothing more is taken", async () => {
    const stopping = new AbortController();
    const { mailer, sent } = buildMailer(() => {
      stopping.abort();
      return null;
    });
    await putMails(database, numbered(25));
    const counts = await deliverDueMail(buildDelivery(mailer, { signal: stopping.signal }));
    expect(counts.sent).toBe(10);
    expect(sent).toHaveLength(10);
    expect(await deliverDueMail(buildDelivery(mailer))).toMatchObject({ sent: 15 });
  });

  test("an outbox that fails rejects, once what is being sent has ended", async () => {
    const { mailer, sent } = buildMailer();
    await putMails(database, numbered(2));
    const broken = {
      ...createMailStore(database.orm),
      markSent: () => Promise.reject(new Error("no database")),
    };
    const delivering = deliverDueMail(buildDelivery(mailer, { mails: broken }));
    await expect(delivering).rejects.toThrow("the outbox does not work");
    expect(sent).toHaveLength(2);
  });

  test("the error of a database tells nothing of the mail", async () => {
    const query = Object.assign(new Error("Failed query: insert … params: secret"), {
      query: "insert",
      params: ["secret"],
    });
    const { mailer } = buildMailer(() => query);
    await putMails(database, ["kept"]);
    await deliverDueMail(buildDelivery(mailer));
    expect(await readRow("kept")).toMatchObject({ lastError: "Failed query: insert" });
  });

  test("a mail server that goes and comes back on its port: nothing lost, nothing twice", async () => {
    const first = await buildSmtpServer();
    const mailer = createSmtpMailer({
      url: first.url,
      from: "no-reply@elenchus.test",
      host: "elenchus.test",
    });
    const work = buildDelivery(mailer);
    await putMails(database, numbered(7, "before"));
    expect(await deliverDueMail(work)).toMatchObject({ sent: 7, failed: 0 });
    await first.close();
    await putMails(database, numbered(17, "during"));
    expect(await deliverDueMail(work)).toMatchObject({ sent: 0, failed: 17 });
    const second = await buildSmtpServer(first.port);
    clock.advance(5 * SECOND);
    await putMails(database, numbered(7, "after"));
    expect(await deliverDueMail(work)).toMatchObject({ sent: 24, failed: 0 });
    await mailer.close();
    await second.close();
    const arrived = subjectsOf([...first.arrived, ...second.arrived]);
    const keys = [...numbered(7, "before"), ...numbered(17, "during"), ...numbered(7, "after")];
    expect(arrived).toEqual(keys.toSorted());
  });
});

test("two servers at once send each of 200 mails exactly once", async () => {
  const url = await buildPostgresUrl();
  const instances = [connectPostgres(url), connectPostgres(url)];
  await instances[0]?.migrate();
  const { mailer, sent } = buildMailer();
  const keys = numbered(200);
  if (instances[0]) await putMails(instances[0], keys);
  const report = (message: string, cause: unknown): never => {
    throw new Error(message, { cause });
  };
  const counts = await Promise.all(
    instances.map((instance) =>
      deliverDueMail({
        mails: createMailStore(instance.orm),
        mailer,
        stopLinks: TEST_STOP_LINKS,
        report,
        now: () => new Date(),
      }),
    ),
  );
  const left = await instances[0]?.orm.$count(mails, eq(mails.state, "due"));
  await Promise.all(instances.map((instance) => instance.close()));
  expect(subjectsOf(sent)).toEqual(keys.toSorted());
  expect(counts.map((each) => each.sent).reduce((sum, each) => sum + each, 0)).toBe(200);
  for (const each of counts) expect(each.sent).toBeGreaterThan(0);
  expect(left).toBe(0);
});
