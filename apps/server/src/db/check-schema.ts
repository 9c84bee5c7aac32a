import { sql } from "drizzle-orm";
import { readMigrationFiles, type MigrationMeta } from "drizzle-orm/migrator";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Orm } from "./database.ts";
import { isReadOnly } from "./probe-database.ts";
import { StartRefusal } from "../errors/start-refusal.ts";
import { makeMigrationBooks, runMigrations } from "./run-migrations.ts";

/** The database's schema cannot be brought up to date. The message is for people. */
export class SchemaError extends StartRefusal {
  override readonly name = "SchemaError";
}

/** A migration as the database knows it: when it was written tells which one it is. */
interface Applied {
  readonly hash: string;
  readonly when: number;
}

async function listApplied(orm: Orm): Promise<Applied[]> {
  const [found] = await readRows(orm, "select to_regclass('drizzle.__drizzle_migrations') as name");
  if (typeof found?.["name"] !== "string") return [];
  const rows = await readRows(
    orm,
    "select hash, created_at from drizzle.__drizzle_migrations order by created_at",
  );
  return rows.map(({ hash, created_at }) => ({ hash: String(hash), when: Number(created_at) }));
}

async function readRows(orm: Orm, query: string): Promise<Record<string, unknown>[]> {
  const { rows } = (await orm.execute(sql.raw(query))) as { rows: Record<string, unknown>[] };
  return rows;
}

/** Names of the program's migrations, in order: "0006_daily_tokens". */
function readNames(migrationsFolder: string): string[] {
  const file = readFileSync(join(migrationsFolder, "meta/_journal.json"), "utf8");
  const { entries } = JSON.parse(file) as { entries: { tag: string }[] };
  return entries.map(({ tag }) => tag);
}

/** How many of this program's migrations a database has, and which it waits for. */
export interface SchemaState {
  readonly applied: number;
  readonly missing: readonly MigrationMeta[];
}

/**
 * Holds a database's schema against this program's.
 * @throws SchemaError where it has migrations that the program does not know, or not the same ones
 */
export async function compareSchema(orm: Orm, migrationsFolder: string): Promise<SchemaState> {
  const applied = await listApplied(orm);
  const own = readMigrationFiles({ migrationsFolder });
  const unknown = applied.filter(({ when }) => own.every((one) => one.folderMillis !== when));
  if (unknown.length > 0) {
    throw new SchemaError(
      "The database belongs to a newer version of Elenchus: its schema has " +
        `${unknown.length === 1 ? "a change" : `${unknown.length} changes`} that this version ` +
        "does not know. Nothing was changed. Please start the newer version.",
    );
  }
  const last = applied.at(-1);
  const same = own.find(({ folderMillis }) => folderMillis === last?.when);
  // A migration that was skipped would never be made up for: new ones are only ever added after the last one.
  if (
    applied.some(({ when }, index) => own[index]?.folderMillis !== when) ||
    same?.hash !== last?.hash
  ) {
    const name = readNames(migrationsFolder)[applied.length - 1] ?? "";
    throw new SchemaError(
      `The database's schema is not what this version of Elenchus makes up to ${name}: ` +
        "another edition of it was used. Nothing was changed. Please start the version that made the database.",
    );
  }
  return { applied: applied.length, missing: own.slice(applied.length) };
}

const READ_ONLY =
  "This PostgreSQL server is read-only, perhaps a standby. Please set DATABASE_URL to a server that allows writing.";

/** PostgreSQL's reasons why it cannot be changed, in words. */
const CANNOT_CHANGE: Readonly<Record<string, string>> = {
  "42501":
    "This PostgreSQL user may not create or change the tables of Elenchus. Please give it the right to: " +
    "GRANT CREATE ON DATABASE … and GRANT CREATE ON SCHEMA public, or make it the owner of the database.",
  "25006": READ_ONLY,
};

function explainFailure(error: unknown): unknown {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const text = "code" in cause ? CANNOT_CHANGE[String(cause.code)] : undefined;
    if (text !== undefined) return new SchemaError(text, { cause: error });
  }
  return error;
}

/** A start that has nothing to change would succeed, and break only at its first row. */
async function refuseReadOnly(tx: Orm): Promise<void> {
  if (await isReadOnly(tx)) throw new SchemaError(READ_ONLY);
}

/**
 * Brings the schema up to date, if it is one that this program knows: all of it, or nothing.
 * @param lock keeps other processes from the same until the transaction ends
 * @throws SchemaError in words, where that cannot be done
 */
export async function migrateKnownSchema(
  orm: Orm,
  migrationsFolder: string,
  lock: (tx: Orm) => Promise<unknown>,
): Promise<void> {
  try {
    await orm.transaction(async (tx) => {
      await lock(tx);
      const { missing } = await compareSchema(tx, migrationsFolder);
      if (missing.length === 0) {
        await refuseReadOnly(tx);
        return;
      }
      await makeMigrationBooks(tx);
      await runMigrations(tx, missing);
    });
  } catch (error) {
    throw explainFailure(error);
  }
}
