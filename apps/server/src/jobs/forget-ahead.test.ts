import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildDatabase } from "../../test/build-database.ts";
import type { Database } from "../db/database.ts";
import { forgetAhead } from "./forget-ahead.ts";
import { createPgBossJobs, installPgBoss } from "./pg-boss-jobs.ts";

function fail(message: string, cause: unknown): never {
  throw new Error(message, { cause });
}

let database: Database;
beforeAll(async () => {
  database = await buildDatabase("pglite");
  await installPgBoss(database.connection, fail);
});
afterAll(() => database.close());

const count = async (query: ReturnType<typeof sql>): Promise<number> => {
  const { rows } = (await database.orm.execute(query)) as { rows: { count: number }[] };
  return Number(rows[0]?.count);
};

test("what was written by a clock that was a year ahead holds up no schedule and no job", async () => {
  await database.orm.execute(sql`update jobs.version set cron_on = now() + interval '1 year'`);
  await database.orm.execute(
    sql`insert into jobs.job (name, start_after, policy) values
      ('deliver_mail', now() + interval '1 year', 'short'), ('sweep', now() + interval '30 seconds', 'short')`,
  );
  await forgetAhead(database.connection);
  expect(await count(sql`select count(*) from jobs.version where cron_on is null`)).toBe(1);
  expect(await count(sql`select count(*) from jobs.job where start_after <= now()`)).toBe(1);
  expect(await count(sql`select count(*) from jobs.job where start_after > now()`)).toBe(1);
});

test("a nudge is heard at once where a run waits for the next year", async () => {
  let runs = 0;
  const jobs = createPgBossJobs(database.connection, fail);
  await jobs.start({
    deliver_mail: async () => void (runs += 1),
    reconcile_payments: async () => {},
    talk_to_platforms: async () => {},
    mail_due_checks: async () => {},
    sweep: async () => {},
    delete_old: async () => {},
  });
  await expect.poll(() => runs, { timeout: 20_000 }).toBeGreaterThan(0);
  await database.orm.execute(
    sql`insert into jobs.job (name, start_after, policy)
      values ('deliver_mail', now() + interval '1 year', 'short')`,
  );
  const before = runs;
  jobs.nudge("deliver_mail");
  await expect.poll(() => runs, { timeout: 20_000 }).toBeGreaterThan(before);
  await jobs.close();
}, 60_000);
