import { sql } from "drizzle-orm";
import type { Orm } from "../../db/database.ts";

/** Said of a database that only a demo has used: PostgreSQL's own remark on a table. */
const MARK = "These are the accounts of a demo of Elenchus.";

/** Accounts by whose they are. */
export interface AccountCounts {
  /** The demo's people. */
  readonly demo: number;
  /** Neither theirs nor the made-up school's of `npm run seed`. */
  readonly others: number;
}

async function readRow(orm: Orm, query: ReturnType<typeof sql>): Promise<Record<string, unknown>> {
  const { rows } = (await orm.execute(query)) as { rows: Record<string, unknown>[] };
  return rows[0] ?? {};
}

export async function isMarkedAsDemo(orm: Orm): Promise<boolean> {
  const row = await readRow(
    orm,
    sql`select obj_description('users'::regclass, 'pg_class') as said`,
  );
  return row["said"] === MARK;
}

export async function markAsDemo(orm: Orm): Promise<void> {
  await orm.execute(sql.raw(`comment on table users is '${MARK}'`));
}

export async function unmarkAsDemo(orm: Orm): Promise<void> {
  await orm.execute(sql.raw("comment on table users is null"));
}

export async function countAccounts(orm: Orm): Promise<AccountCounts> {
  const row = await readRow(
    orm,
    sql`select count(*) filter (where lower(email) like '%@demo.test') as demo,
          count(*) filter (where lower(email) not like all (array['%@demo.test', '%@seed.test'])) as others
        from users`,
  );
  return { demo: Number(row["demo"]), others: Number(row["others"]) };
}
