import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildDatabase, DATABASE_KINDS } from "../../../test/build-database.ts";
import { mails } from "../../db/schema/account-schema.ts";
import type { Database } from "../../db/database.ts";
import { createMailStore, putMail, type MailStore, type NewMail } from "./mail-store.ts";

/** Some time from now, in milliseconds. */
const after = (ms: number): Date => new Date(Date.now() + ms);

function buildNewMail(changes: Partial<NewMail> = {}): NewMail {
  const id = randomUUID();
  return {
    id,
    dedupeKey: `reset:${id}`,
    to: "ada@example.org",
    subject: "Set a new password",
    text: "https://elenchus.test/?reset_token=secret",
    html: "<a href='https://elenchus.test/?reset_token=secret'>Set a new password</a>",
    isDiscarded: false,
    ...changes,
  };
}

describe.each(DATABASE_KINDS)("MailStore on %s", (kind) => {
  let database: Database;
  let store: MailStore;
  beforeAll(async () => {
    database = await buildDatabase(kind);
    store = createMailStore(database.orm);
  });
  beforeEach(async () => {
    await database.orm.delete(mails);
  });
  afterAll(() => database.close());

  const put = async (changes: Partial<NewMail> = {}): Promise<NewMail> => {
    const mail = buildNewMail(changes);
    await putMail(database.orm, mail);
    return mail;
  };
  const readRow = async (id: string) => {
    const [row] = await database.orm.select().from(mails).where(eq(mails.id, id));
    return row;
  };

  test("a mail is due from the moment it was put", async () => {
    const { isDiscarded: _, ...mail } = await put();
    const [claimed] = await store.claim(10, after(0), after(60_000));
    expect(claimed).toEqual({ ...mail, attempts: 1, createdAt: expect.any(Date) });
  });

  test("the same key is the same mail, also put twice at once", async () => {
    const dedupeKey = randomUUID();
    const { id } = await put({ dedupeKey, subject: "first" });
    await Promise.all([1, 2, 3].map(() => put({ dedupeKey, subject: "again" })));
    expect(await store.countDue()).toBe(1);
    expect(await readRow(id)).toMatchObject({ subject: "first" });
  });

  test("a mail goes with the transaction that it was put in", async () => {
    const failing = database.orm.transaction(async (tx) => {
      await putMail(tx, buildNewMail());
      throw new Error("on purpose");
    });
    await expect(failing).rejects.toThrow("on purpose");
    expect(await store.countDue()).toBe(0);
  });

  test("a discarded mail is stored without its text and never due", async () => {
    const { id } = await put({ isDiscarded: true });
    expect(await store.claim(10, after(1000), after(60_000))).toEqual([]);
    expect(await store.countDue()).toBe(0);
    expect(await readRow(id)).toMatchObject({ state: "discarded", text: "", html: "" });
  });

  test("as many are taken as were asked for, those that wait longest first", async () => {
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) ids.push((await put()).id);
    for (const [index, id] of ids.entries()) {
      const nextAttemptAt = after(-index * 1000);
      await database.orm.update(mails).set({ nextAttemptAt }).where(eq(mails.id, id));
    }
    const first = await store.claim(2, after(0), after(60_000));
    expect(first.map(({ id }) => id).toSorted()).toEqual(ids.slice(3).toSorted());
    const rest = await store.claim(10, after(0), after(60_000));
    expect(rest.map(({ id }) => id).toSorted()).toEqual(ids.slice(0, 3).toSorted());
  });

  test("what is taken is nobody else's until its hold is over", async () => {
    const { id } = await put();
    await store.claim(10, after(0), after(60_000));
    expect(await store.claim(10, after(59_000), after(120_000))).toEqual([]);
    expect(await store.countDue()).toBe(1);
    const [again] = await store.claim(10, after(61_000), after(120_000));
    expect(again).toMatchObject({ id, attempts: 2 });
  });

  test("what was sent is emptied and never taken again", async () => {
    const { id } = await put();
    await store.claim(10, after(0), after(0));
    const at = after(0);
    await store.markSent(id, at);
    await store.markSent(id, after(5000));
    expect(await store.claim(10, after(60_000), after(60_000))).toEqual([]);
    expect(await readRow(id)).toMatchObject({ state: "sent", sentAt: at, text: "", html: "" });
  });

  test("what was given up is not sent any more", async () => {
    const { id } = await put();
    await store.claim(10, after(0), after(0));
    await store.discard({ id, attempts: 1 }, "550 no such user");
    await store.markSent(id, after(0));
    const gone = { state: "discarded", sentAt: null, text: "", html: "" };
    expect(await readRow(id)).toMatchObject({ ...gone, lastError: "550 no such user" });
  });

  test("what failed is due again when it was said to be", async () => {
    const { id } = await put();
    await store.claim(10, after(0), after(60_000));
    await store.markFailed({ id, attempts: 1 }, "timed out", after(5000));
    expect(await store.claim(10, after(4000), after(60_000))).toEqual([]);
    expect(await store.claim(10, after(6000), after(60_000))).toHaveLength(1);
    expect(await readRow(id)).toMatchObject({ state: "due", lastError: "timed out" });
  });

  test("a worker whose hold is over changes nothing of the next one's", async () => {
    const { id } = await put();
    await store.claim(10, after(0), after(0));
    await store.claim(10, after(1000), after(60_000));
    await store.markFailed({ id, attempts: 1 }, "late", after(0));
    await store.discard({ id, attempts: 1 }, "late");
    expect(await readRow(id)).toMatchObject({ state: "due", lastError: null });
    expect(await store.claim(10, after(2000), after(60_000))).toEqual([]);
  });

  test("what is held is due again once all workers are known to be dead", async () => {
    const { id } = await put();
    await store.claim(10, after(0), after(60_000));
    await store.releaseHeld();
    const again = await store.claim(10, after(0), after(60_000));
    expect(again.map((mail) => mail.id)).toEqual([id]);
  });

  test("what was sent or given up goes after its time, and nothing that is due", async () => {
    const sent = await put();
    await store.markSent(sent.id, after(-10_000));
    const recent = await put();
    await store.markSent(recent.id, after(-1000));
    const discarded = await put({ isDiscarded: true });
    const createdAt = after(-10_000);
    await database.orm.update(mails).set({ createdAt }).where(eq(mails.id, discarded.id));
    const due = await put();
    await database.orm.update(mails).set({ createdAt }).where(eq(mails.id, due.id));
    expect(await store.purge(after(-5000))).toBe(2);
    const left = await database.orm.select({ id: mails.id }).from(mails);
    expect(left.map(({ id }) => id).toSorted()).toEqual([recent.id, due.id].toSorted());
  });
});
