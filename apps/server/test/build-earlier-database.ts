import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Pool } from "pg";
import { buildPostgresUrl } from "./build-database.ts";

const MIGRATIONS = resolve(import.meta.dirname, "../migrations");

/** An empty PostgreSQL database with the schema that it had before the migration of that number. */
export async function buildEarlierDatabase(before: number): Promise<{ url: string; pool: Pool }> {
  const folder = mkdtempSync(join(tmpdir(), "elenchus-migrations-"));
  cpSync(MIGRATIONS, folder, { recursive: true });
  const file = join(folder, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8")) as { entries: { idx: number }[] };
  const entries = journal.entries.filter(({ idx }) => idx < before);
  writeFileSync(file, JSON.stringify({ ...journal, entries }));
  const url = await buildPostgresUrl();
  const pool = new Pool({ connectionString: url });
  await migrate(drizzle(pool), { migrationsFolder: folder });
  rmSync(folder, { recursive: true });
  return { url, pool };
}
