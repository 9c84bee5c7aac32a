import { sql } from "drizzle-orm";
import type { Orm } from "../db/database.ts";

/** A connection or a transaction that can be asked. */
type Asked = Pick<Orm, "execute">;

/** Runs a statement and answers its rows, whose values are read as text. */
export async function ask(
  orm: Asked,
  query: ReturnType<typeof sql> | string,
): Promise<Record<string, string>[]> {
  const statement = typeof query === "string" ? sql.raw(query) : query;
  const { rows } = (await orm.execute(statement)) as { rows: Record<string, string>[] };
  return rows;
}

export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Names of our tables. The queue's lie in a schema of their own, which is made anew at each start. */
export async function listTables(orm: Asked): Promise<string[]> {
  const rows = await ask(
    orm,
    "select tablename as name from pg_tables where schemaname = 'public' order by tablename",
  );
  return rows.map(({ name = "" }) => name);
}

/** A table's columns, without those that are computed from others. */
export async function listColumns(orm: Asked, table: string): Promise<string[]> {
  const rows = await ask(
    orm,
    sql`select attname as name from pg_attribute
        where attrelid = to_regclass(${`public.${quoteName(table)}`})
          and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
  );
  return rows.map(({ name = "" }) => name);
}

/** The sequence of each column that has one, as the database writes its name. */
export async function listSequences(orm: Asked, table: string): Promise<Map<string, string>> {
  const rows = await ask(
    orm,
    sql`select attname as name, pg_get_serial_sequence(${`public.${quoteName(table)}`}, attname) as sequence
        from pg_attribute
        where attrelid = to_regclass(${`public.${quoteName(table)}`}) and attnum > 0 and not attisdropped`,
  );
  const found = rows.filter(({ sequence }) => typeof sequence === "string");
  return new Map(found.map(({ name = "", sequence = "" }) => [name, sequence]));
}

/** The migrations that a database has, in order. */
export async function listMigrations(orm: Asked): Promise<{ when: number; hash: string }[]> {
  const rows = await ask(
    orm,
    "select created_at::text as at, hash from drizzle.__drizzle_migrations order by created_at",
  );
  return rows.map(({ at, hash = "" }) => ({ when: Number(at), hash }));
}
