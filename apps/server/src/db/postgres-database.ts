import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { ClientBase, Pool } from "pg";
import { migrateKnownSchema } from "./check-schema.ts";
import type { Database } from "./database.ts";
import { GuardedPool } from "./guarded-pool.ts";

/** Any fixed number: holders of this advisory lock migrate one after the other. */
const MIGRATION_LOCK = 7_316_204;

/** Drizzle's migrator has no lock of its own, so a session-level one is taken around it. */
async function migrateUnderLock(pool: Pool, migrationsFolder: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    try {
      const orm = drizzle(client);
      await migrateKnownSchema(orm, migrationsFolder, () => migrate(orm, { migrationsFolder }));
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
  /** Most connections that this process opens; two at least. */
  readonly poolSize: number;
  /** Told of connections that break while idle; without a listener they would end the process. */
  readonly onError: (error: Error) => void;
}

/**
 * PostgreSQL compares what a statement would cost with its values and without. It finds the plans that were made
 * while the tables were small so cheap that it goes on planning what begins a turn, each time for longer than
 * that then takes.
 */
async function planOnce(client: ClientBase): Promise<void> {
  await client.query("set plan_cache_mode = force_generic_plan");
}

/** What pools differ in. */
interface OwnPoolConfig {
  readonly max: number;
  /** The pool waits for it, and fails with it, though its types do not say so. */
  readonly onConnect?: (client: ClientBase) => Promise<void>;
}

function openPool({ url, onError }: PostgresOptions, config: OwnPoolConfig): Pool {
  const pool = new GuardedPool({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: "elenchus",
    ...config,
  });
  pool.on("error", onError);
  return pool;
}

function countConnections(pools: readonly Pool[]) {
  const sum = (countOf: (pool: Pool) => number): number =>
    pools.reduce((total, pool) => total + countOf(pool), 0);
  return {
    busy: sum(({ totalCount, idleCount }) => totalCount - idleCount),
    idle: sum(({ idleCount }) => idleCount),
    waiting: sum(({ waitingCount }) => waitingCount),
  };
}

/** PostgreSQL behind the `Database` port. */
export function createPostgresDatabase(options: PostgresOptions): Database {
  const forTurns = Math.floor(options.poolSize / 2);
  const pool = openPool(options, { max: options.poolSize - forTurns });
  const turnPool = openPool(options, { max: forTurns, onConnect: planOnce });
  const orm = drizzle(pool);
  const turnOrm = drizzle(turnPool);
  return {
    orm,
    turnOrm,
    connection: { kind: "postgres", pool },
    isExclusive: false,
    migrate: () => migrateUnderLock(pool, options.migrationsFolder),
    connections: () => countConnections([pool, turnPool]),
    async ping() {
      // Each pool finds for itself that the database is back.
      await Promise.all([orm, turnOrm].map((each) => each.execute(sql`select 1`)));
    },
    async close() {
      await Promise.all([pool.end(), turnPool.end()]);
    },
  };
}
