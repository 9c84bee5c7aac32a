import { sql } from "drizzle-orm";
import type { Orm } from "../src/db/database.ts";

const STATEMENTS = [
  `create table test_grants (what text not null, id text not null)`,
  `create function test_note_grant() returns trigger language plpgsql as $$
   begin
     insert into test_grants values (tg_argv[0], new.id);
     return null;
   end $$`,
  `create trigger test_access after update of has_access on users for each row
   when (new.has_access and not old.has_access) execute function test_note_grant('access')`,
  `create trigger test_granted after update of granted_at on payments for each row
   when (new.granted_at is distinct from old.granted_at) execute function test_note_grant('grant')`,
  `create trigger test_returned after update of returned_at on payments for each row
   when (new.returned_at is distinct from old.returned_at) execute function test_note_grant('return')`,
];

/** What was noted of people and payments. */
type NotedKind = "access" | "grant" | "return";

/** Has the database itself note each time that access is given, whatever gives it. */
export async function watchGrants(orm: Orm): Promise<void> {
  for (const statement of STATEMENTS) await orm.execute(sql.raw(statement));
}

/** How often that happened, by the id of the person (`access`) or of the payment. */
export async function countGrants(orm: Orm, what: NotedKind): Promise<Map<string, number>> {
  const query = sql`select id, count(*)::int as n from test_grants where what = ${what} group by id`;
  const { rows } = (await orm.execute(query)) as { rows: { id: string; n: number }[] };
  return new Map(rows.map(({ id, n }) => [id, n]));
}
