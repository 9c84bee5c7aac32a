import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildDatabase } from "../../test/build-database.ts";
import type { Database } from "../db/database.ts";
import { forgetAhead } from "./forget-ahead.ts";
import { installPgBoss } from "./pg-boss-jobs.ts";

let database: Database;
beforeAll(async () => {
  database = await buildDatabase("pglite");
  await installPgBoss(database.connection, (message, cause) => {
    throw new Error(message, { cause });
  });
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
