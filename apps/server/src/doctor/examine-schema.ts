import { sql } from "drizzle-orm";
import { findingsAbout, type Finding } from "./finding.ts";
import { compareSchema, SchemaError } from "../db/check-schema.ts";
import type { Orm } from "../db/database.ts";

const { ok, doubt, broken } = findingsAbout("migrations");

/** Tables that every schema of ours has, from its first migration on. */
const TABLES = ["users", "dialogues", "messages", "payments", "mails"] as const;

async function listTables(orm: Orm): Promise<string[]> {
  const names = TABLES.map((name) => `'${name}'`).join(", ");
  const query = `select tablename from pg_tables where schemaname = 'public' and tablename in (${names})`;
  const { rows } = (await orm.execute(sql.raw(query))) as { rows: { tablename: string }[] };
  return rows.map(({ tablename }) => tablename);
}

/** Whether PostgreSQL refuses it to this user. */
function isForbidden(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error && "code" in cause && cause.code === "42501";
}

/**
 * Whether a database's schema is one that this program can work with.
 * @param mayCreate whether its user may change it
 */
export async function examineSchema(
  orm: Orm,
  migrationsFolder: string,
  mayCreate: boolean,
): Promise<Finding> {
  try {
    const schema = await compareSchema(orm, migrationsFolder);
    const [applied, missing] = [schema.applied, schema.missing.length];
    const tables = await listTables(orm);
    const lost = TABLES.filter((name) => !tables.includes(name));
    if (applied === 0 && tables.length > 0) {
      return broken(
        `There are tables of Elenchus (${tables.join(", ")}) without a record of how they were made: restore a whole backup, or use an empty database.`,
      );
    }
    if (applied > 0 && lost.length > 0) {
      return broken(
        `The schema is recorded as made, but lacks ${lost.join(", ")}: it was left half done. Restore a backup into an empty database.`,
      );
    }
    if (missing > 0 && !mayCreate) {
      return broken(
        `${missing} migrations are to be applied, and this user may not: GRANT CREATE ON DATABASE … and ON SCHEMA public, or make it the owner.`,
      );
    }
    if (applied === 0)
      return doubt("The database is empty: the server makes the schema when it starts.");
    if (missing > 0) {
      return doubt(
        `${missing} migrations are to be applied: the server does so when it starts. Make a backup before.`,
      );
    }
    return ok(`All ${applied} are applied.`);
  } catch (error) {
    if (error instanceof SchemaError) return broken(error.message);
    if (!isForbidden(error)) throw error;
    return broken(
      "This user may not read how the tables were made: make it the owner of the database, or GRANT it USAGE and SELECT on the schema drizzle, and all on the schema public.",
    );
  }
}
