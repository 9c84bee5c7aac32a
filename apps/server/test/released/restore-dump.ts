import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { PoolClient } from "pg";
import { buildEarlierDatabase } from "../build-earlier-database.ts";

const ENDING = ".json.gz";

/** Names of the dumps, "0003" or "0006-2": what releases with that migration as their newest have stored. */
export function listDumps(): string[] {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith(ENDING));
  return files.map((file) => file.slice(0, -ENDING.length)).toSorted();
}

function readDump(name: string): Record<string, readonly unknown[]> {
  const file = readFileSync(join(import.meta.dirname, `${name}${ENDING}`));
  return JSON.parse(gunzipSync(file).toString()) as Record<string, readonly unknown[]>;
}

async function restore(client: PoolClient, name: string): Promise<void> {
  // In whatever order, and without counting anew: triggers and references are for new rows.
  await client.query("set session_replication_role = replica");
  for (const [table, rows] of Object.entries(readDump(name))) {
    await client.query(
      `insert into "${table}" overriding system value
       select * from json_populate_recordset(null::"${table}", $1)`,
      [JSON.stringify(rows)],
    );
    // As the release left it: numbers that rows have are not given again.
    await client.query(
      `select setval(pg_get_serial_sequence(table_name, column_name), $2)
       from information_schema.columns where table_name = $1 and is_identity = 'YES'`,
      [table, rows.length + 1000],
    );
  }
}

/** A PostgreSQL database as that release left it, not yet migrated. */
export async function restoreDump(name: string): Promise<string> {
  const { url, pool } = await buildEarlierDatabase(Number(name.slice(0, 4)) + 1);
  const client = await pool.connect();
  await restore(client, name);
  client.release(true);
  await pool.end();
  return url;
}
