import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { ClientBase, Pool } from "pg";
import { ADAPTED, adaptToPooler } from "./adapt-to-pooler.ts";
import { migrateKnownSchema } from "./check-schema.ts";
import type { Database } from "./database.ts";
import { GuardedPool } from "./guarded-pool.ts";

/** Any fixed number: holders of this advisory lock migrate one after the other. */
const MIGRATION_LOCK = 7_316_204;

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
  const isOwn = await adaptToPooler(client);
  if (isOwn) await client.query("set plan_cache_mode = force_generic_plan");
}

/** Settings in which pools differ. */
interface OwnPoolConfig {
  readonly max: number;
  readonly onConnect: (typeof ADAPTED)["onConnect"];
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
  const pool = openPool(options, { max: options.poolSize - forTurns, ...ADAPTED });
  const turnPool = openPool(options, { max: forTurns, onConnect: planOnce });
  const orm = drizzle(pool);
  const turnOrm = drizzle(turnPool);
  return {
    orm,
    turnOrm,
    connection: { kind: "postgres", pool },
    isExclusive: false,
    // Until the transaction's end: behind a pooler, what is locked for a session is never free again.
    migrate: () =>
      migrateKnownSchema(orm, options.migrationsFolder, (tx) =>
        tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`),
      ),
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
