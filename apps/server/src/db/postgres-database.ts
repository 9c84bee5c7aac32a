import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Pool } from "pg";
import type { Database } from "./database.ts";

/** Any fixed number: holders of this advisory lock migrate one after the other. */
const MIGRATION_LOCK = 7_316_204;

/** Drizzle's migrator has no lock of its own, so a session-level one is taken around it. */
async function migrateUnderLock(pool: Pool, migrationsFolder: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    try {
      await migrate(drizzle(client), { migrationsFolder });
    } finally {
      await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
    }
  } finally {
    client.release();
  }
}

export interface PostgresOptions {
  readonly url: string;
  readonly migrationsFolder: string;
  /** Most connections that this process opens. */
  readonly poolSize: number;
  /** Told of connections that break while idle; without a listener they would end the process. */
  readonly onError: (error: Error) => void;
}

/** PostgreSQL behind the `Database` port. */
export function createPostgresDatabase(options: PostgresOptions): Database {
  const pool = new Pool({
    connectionString: options.url,
    max: options.poolSize,
    connectionTimeoutMillis: 10_000,
    application_name: "elenchus",
  });
  pool.on("error", options.onError);
  const orm = drizzle(pool);
  return {
    orm,
    connection: { kind: "postgres", pool },
    isExclusive: false,
    migrate: () => migrateUnderLock(pool, options.migrationsFolder),
    async ping() {
      await orm.execute(sql`select 1`);
    },
    close: () => pool.end(),
  };
}
