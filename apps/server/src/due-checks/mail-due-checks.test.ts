import { isNotNull, sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { buildPostgresUrl, connectPostgres } from "../../test/build-database.ts";
import { TEST_STOP_LINKS } from "../../test/build-test-server.ts";
import { mails } from "../db/schema/account-schema.ts";
import type { Database } from "../db/database.ts";
import { dueMailWishes } from "../db/schema/due-check-schema.ts";
import { createDueCheckStore } from "../store/learning/due-check-store.ts";
import { mailDueChecks } from "./mail-due-checks.ts";

/** More than are taken at a time, by two at once. */
const READERS = 1600;
const TEN_O_CLOCK = new Date("2026-11-30T10:00:00Z");

let url: string;
let databases: Database[];
let watch: Database;
beforeEach(async () => {
  url = await buildPostgresUrl(inject("migratedPostgres"));
  databases = [];
  watch = connect();
  await addReaders(watch);
});
afterEach(() => Promise.all(databases.map((database) => database.close())));

function connect(): Database {
  const database = connectPostgres(url);
  databases.push(database);
  return database;
}

/** All of them completed a module two days ago, and want mails. */
async function addReaders({ orm }: Database): Promise<void> {
  await orm.execute(sql`
    insert into users (id, name, first_name, last_name, email, email_verified, awaits_consent, has_access)
    select gen_random_uuid(), 'Ada', 'Ada', 'A', 'reader-' || number || '@example.org', true, false, true
    from generate_series(1, ${READERS}) as number`);
  await orm.execute(sql`
    insert into dialogues (id, user_id, module, issue, interest, shareable, frame, argument, state, status, started_at, ended_at)
    select gen_random_uuid(), id, 1, 'issue', 'interest', false, 'frame', '{}', '{}', 'success',
      ${TEN_O_CLOCK}::timestamptz - interval '2 days', ${TEN_O_CLOCK}::timestamptz - interval '2 days'
    from users cross join generate_series(1, 2)`);
  await orm.execute(
    sql`insert into due_mail_wishes (user_id, wanted, time_zone) select id, true, 'UTC' from users`,
  );
}

function run(database: Database, wrote: () => void = () => {}): Promise<void> {
  return mailDueChecks({
    dueChecks: createDueCheckStore(database.orm),
    now: () => TEN_O_CLOCK,
    newId: () => {
      wrote();
      return randomUUID();
    },
    publicUrl: () => "https://learn.example.org",
    stopLinks: TEST_STOP_LINKS,
    onlyWithAccess: true,
    closing: new AbortController().signal,
  });
}

async function countMails({ orm }: Database) {
  const [row] = await orm
    .select({
      mails: sql<number>`count(*)::integer`,
      readers: sql<number>`count(distinct ${mails.recipient})::integer`,
    })
    .from(mails);
  return row;
}

const ONE_EACH = { mails: READERS, readers: READERS };

test("three servers at once write to each reader once", async () => {
  await Promise.all([watch, connect(), connect()].map((database) => run(database)));
  expect(await countMails(watch)).toEqual(ONE_EACH);
  await run(watch);
  expect(await countMails(watch)).toEqual(ONE_EACH);
});

test("of a server that dies in between nothing is half done, and another does the rest", async () => {
  const dying = connectPostgres(url);
  let written = 0;
  const dead = Promise.withResolvers<void>();
  const running = run(dying, () => {
    written += 1;
    // In the third batch, when others are stored: the connections go, as when a process is killed.
    if (written === 1200) dead.resolve(killOthers(watch));
  });
  await expect(running).rejects.toThrow();
  await dead.promise;
  await dying.close().catch(() => undefined);
  const { mails: stored = 0 } = (await countMails(watch)) ?? {};
  expect(stored).toBeGreaterThan(0);
  expect(stored).toBeLessThan(READERS);
  expect(await watch.orm.$count(dueMailWishes, isNotNull(dueMailWishes.mailedAt))).toBe(stored);
  await Promise.all([connect(), connect()].map((database) => run(database)));
  expect(await countMails(watch)).toEqual(ONE_EACH);
});

async function killOthers({ orm }: Database): Promise<void> {
  await orm.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
}
