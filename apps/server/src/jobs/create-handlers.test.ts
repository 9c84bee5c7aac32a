import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildDatabase } from "../../test/build-database.ts";
import { TEST_STOP_LINKS } from "../../test/build-test-server.ts";
import type { Database } from "../db/database.ts";
import type { Mail } from "../mail/mailer.ts";
import { putMail } from "../store/operations/mail-store.ts";
import { createStores } from "../store/stores.ts";
import { createHandlers } from "./create-handlers.ts";

/** How long after its first failure a mail is tried again. */
const FIRST_RETRY_MS = 5000;

let database: Database;
beforeEach(async () => {
  database = await buildDatabase("pglite");
  vi.useFakeTimers({ toFake: ["setTimeout"] });
});
afterEach(async () => {
  vi.useRealTimers();
  await database.close();
});

/** Handlers with a mailer that fails until it is repaired, and what they asked for. */
function buildHandlers() {
  const world = { isBroken: true, aheadMs: 0, sent: [] as Mail[], nudges: [] as string[] };
  const mailer = {
    async send(mail: Mail) {
      if (world.isBroken) throw new Error("no connection");
      world.sent.push(mail);
    },
    close: async () => {},
  };
  const handlers = createHandlers({
    stores: createStores(database),
    mailer,
    payments: null,
    ltiDesk: null,
    retentionDays: null,
    newId: randomUUID,
    publicUrl: () => "https://learn.example.org",
    stopLinks: TEST_STOP_LINKS,
    jobs: { nudge: (name) => void world.nudges.push(name) },
    now: () => new Date(Date.now() + world.aheadMs),
    report: () => {},
    closing: new AbortController().signal,
  });
  return { handlers, world };
}

async function putOne(dedupeKey: string): Promise<void> {
  const parts = { subject: dedupeKey, text: "text", html: "html", isDiscarded: false };
  await putMail(database.orm, { id: randomUUID(), dedupeKey, to: "ada@example.org", ...parts });
}

test("mail that failed once is tried again when its time comes, not only by the minute", async () => {
  const { handlers, world } = buildHandlers();
  await putOne("mail:1");
  await handlers.deliver_mail();
  expect(world.nudges).toEqual([]);
  vi.advanceTimersByTime(FIRST_RETRY_MS);
  expect(world.nudges).toEqual(["deliver_mail"]);
  world.isBroken = false;
  world.aheadMs += FIRST_RETRY_MS;
  await handlers.deliver_mail();
  expect(world.sent.map(({ subject }) => subject)).toEqual(["mail:1"]);
});

test("where all was sent nothing more is asked for", async () => {
  const { handlers, world } = buildHandlers();
  world.isBroken = false;
  await putOne("mail:2");
  await handlers.deliver_mail();
  vi.runAllTimers();
  expect(world.sent).toHaveLength(1);
  expect(world.nudges).toEqual([]);
});

test("without payment there is nothing to reconcile", async () => {
  await expect(buildHandlers().handlers.reconcile_payments()).resolves.toBeUndefined();
});

test("sweeping works on an empty database, and twice", async () => {
  const { handlers } = buildHandlers();
  await handlers.sweep();
  await expect(handlers.sweep()).resolves.toBeUndefined();
});
