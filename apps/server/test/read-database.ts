import { sql } from "drizzle-orm";
import type { Database, Orm } from "../src/db/database.ts";

/** Every row of every table of ours, as JSON, by the table's name. */
export type Snapshot = ReadonlyMap<string, readonly string[]>;

async function listRows<Row>(orm: Orm, query: ReturnType<typeof sql>): Promise<Row[]> {
  const { rows } = (await orm.execute(query)) as { rows: Row[] };
  return rows;
}

/** Reads all that is stored. */
export async function readDatabase({ orm }: Database): Promise<Snapshot> {
  const tables = await listRows<{ name: string }>(
    orm,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const found = new Map<string, string[]>();
  for (const { name } of tables) {
    const rows = sql`select row_to_json(t)::text as json from ${sql.identifier(name)} t`;
    found.set(
      name,
      (await listRows<{ json: string }>(orm, rows)).map(({ json }) => json),
    );
  }
  return found;
}

/** Columns that hold a text anywhere in them, as `table.column`, each once. */
export async function findInDatabase(database: Database, text: string | RegExp): Promise<string[]> {
  const columns = new Set<string>();
  const isIn = (stored: string): boolean =>
    typeof text === "string" ? stored.includes(text.toLowerCase()) : text.test(stored);
  for (const [table, rows] of await readDatabase(database)) {
    for (const [column, value] of rows.flatMap((row) =>
      Object.entries(JSON.parse(row) as object),
    )) {
      const stored = JSON.stringify(value).toLowerCase();
      if (isIn(stored)) columns.add(`${table}.${column}`);
    }
  }
  return [...columns].toSorted();
}

/** How many rows were added or changed, table by table; untouched tables are left out. */
export function countWrites(before: Snapshot, after: Snapshot): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [table, rows] of after) {
    const old = new Set(before.get(table));
    const written = rows.filter((row) => !old.has(row)).length;
    if (written > 0) counts[table] = written;
  }
  return counts;
}
