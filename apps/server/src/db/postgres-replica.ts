import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool, QueryConfig } from "pg";
import { ADAPTED } from "./adapt-to-pooler.ts";
import { GuardedPool } from "./guarded-pool.ts";
import type { Replica } from "./replica.ts";
import { ReplicaWatch } from "./replica-watch.ts";
import { findMismatch, readStanding } from "./replica-standing.ts";

export interface ReplicaOptions {
  readonly url: string;
  /** Most connections to the replica that this process opens. */
  readonly poolSize: number;
  readonly primary: Pool;
  /** Told of every change once. */
  readonly report: (message: string, cause: unknown) => void;
}

/** A replica that is not one of this database. The message is for people. */
export class ReplicaMismatch extends Error {
  override readonly name = "ReplicaMismatch";
}

/** The part of a pool that Drizzle asks outside of transactions: the replica, and where that fails the primary. */
function askEither(replica: Pool, primary: Pool, watch: ReplicaWatch): Pool {
  const query = async (asked: QueryConfig, values?: unknown[]): Promise<unknown> => {
    if (watch.state().kind === "following") {
      try {
        return await replica.query(asked, values);
      } catch (error) {
        watch.failed(error);
      }
    }
    return primary.query(asked, values);
  };
  return { query } as unknown as Pool;
}

/** A streaming replica behind the `Replica` port. It is not read before it has been looked at. */
export function createPostgresReplica({ url, poolSize, primary, report }: ReplicaOptions) {
  const pool = new GuardedPool({
    connectionString: url,
    // Who waits for a page has the primary to turn to.
    connectionTimeoutMillis: 1500,
    keepAlive: true,
    application_name: "elenchus",
    max: poolSize,
    ...ADAPTED,
  });
  // Of what breaks while nobody asks, the watch tells.
  pool.on("error", () => {});
  const askPrimary = () => readStanding(primary);
  const askReplica = () => readStanding(pool);
  const watch = new ReplicaWatch({ askPrimary, askReplica, report });
  let running: Promise<void> = Promise.resolve();
  const replica: Replica = {
    orm: drizzle({ client: askEither(pool, primary, watch) }),
    state: () => watch.state(),
    async close() {
      watch.close();
      await running;
      await pool.end();
    },
  };
  return {
    replica,
    /**
     * Makes sure that it is a replica of this database.
     * @throws ReplicaMismatch where it is none; whatever keeps it from answering
     */
    async check(): Promise<void> {
      const mismatch = findMismatch(await askPrimary(), await askReplica());
      if (mismatch !== null) throw new ReplicaMismatch(mismatch);
    },
    /** Begins to look after it, and waits for the first look. */
    async start(): Promise<void> {
      await watch.look();
      running = watch.run();
    },
  };
}
