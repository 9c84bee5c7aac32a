import { sql } from "drizzle-orm";
import { Client } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { buildPostgresUrl } from "../../test/build-database.ts";
import type { Orm } from "./database.ts";
import { createPostgresDatabase } from "./postgres-database.ts";

async function readPlanMode(orm: Orm): Promise<unknown> {
  const found: unknown = await orm.execute(sql`show plan_cache_mode`);
  return (found as { readonly rows: readonly { readonly plan_cache_mode: unknown }[] }).rows[0]
    ?.plan_cache_mode;
}

async function open(poolSize: number) {
  const url = await buildPostgresUrl();
  const onError = (error: Error): never => {
    throw error;
  };
  const database = createPostgresDatabase({ url, migrationsFolder: "", poolSize, onError });
  onTestFinished(() => database.close());
  return { url, ...database };
}

test("what turns prepare is planned once; all else with its values", async () => {
  const { orm, turnOrm } = await open(4);
  expect(await readPlanMode(turnOrm)).toBe("force_generic_plan");
  expect(await readPlanMode(orm)).toBe("auto");
});

test.each([2, 5])(
  "no more than %i connections are opened where so many are allowed",
  async (most) => {
    const { url, orm, turnOrm } = await open(most);
    const sleeps = Array.from({ length: 8 }, () => sql`select pg_sleep(0.3)`);
    const asked = Promise.all(sleeps.flatMap((one) => [orm.execute(one), turnOrm.execute(one)]));
    await orm.execute(sql`select 1`);
    const client = new Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::integer from pg_stat_activity
     where datname = current_database() and application_name = 'elenchus'`,
    );
    await client.end();
    await asked;
    expect(rows).toEqual([{ count: most }]);
  },
);

test("turns do not wait for what takes all other connections", async () => {
  const { orm, turnOrm } = await open(2);
  const ended: string[] = [];
  const long = orm.execute(sql`select pg_sleep(0.5)`).then(() => ended.push("long"));
  await turnOrm.execute(sql`select 1`).then(() => ended.push("turn"));
  await long;
  expect(ended).toEqual(["turn", "long"]);
});
