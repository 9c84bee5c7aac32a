import { drizzle } from "drizzle-orm/node-postgres";
import { Client } from "pg";
import type { OtherClock } from "./examine-clock.ts";
import { findingsAbout, type Finding } from "./finding.ts";
import { describeStartFailure, type StartSettings } from "../errors/describe-start-failure.ts";
import { examineSchema } from "./examine-schema.ts";
import { probeDatabase, type DatabaseStanding } from "../db/probe-database.ts";

const database = findingsAbout("database");
const connections = findingsAbout("connections");

/** Tried with this one and later. */
const OLDEST_VERSION = 15;
const ANSWER_WITHIN_MS = 10_000;

export interface DatabaseQuestion extends StartSettings {
  readonly databaseUrl: string;
  readonly poolSize: number;
  /** How many servers share the database. */
  readonly servers: number;
  readonly migrationsFolder: string;
}

/** The findings, and the time there; null where the database did not answer. */
export interface DatabaseFound {
  readonly findings: readonly Finding[];
  readonly clock: OtherClock | null;
}

const FACTS = `select
  current_setting('server_version') as version,
  current_setting('server_version_num')::int / 10000 as major,
  current_setting('server_encoding') as encoding,
  pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as is_read_only,
  has_database_privilege(current_database(), 'create')
    and has_schema_privilege('public', 'create') as may_create,
  least(
    current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int,
    nullif((select rolconnlimit from pg_roles where rolname = current_user), -1),
    nullif((select datconnlimit from pg_database where datname = current_database()), -1)
  ) as most_connections,
  (select count(*)::int from pg_stat_activity
    where backend_type = 'client backend' and application_name <> 'elenchus'
      and pid <> pg_backend_pid()) as others,
  (extract(epoch from clock_timestamp()) * 1000)::float8 as now_ms`;

interface Facts {
  readonly version: string;
  readonly major: number;
  readonly encoding: string;
  readonly is_read_only: boolean;
  readonly may_create: boolean;
  readonly most_connections: number;
  readonly others: number;
  readonly now_ms: number;
}

function examineConnections({ poolSize, servers }: DatabaseQuestion, facts: Facts): Finding {
  const { most_connections: most, others } = facts;
  const needed = poolSize * servers;
  const text = `DATABASE_POOL_SIZE=${poolSize} for ${servers === 1 ? "1 server takes" : `${servers} servers takes`} up to ${needed} of ${most} connections; others hold ${others} now`;
  if (needed > most) {
    const fits = Math.max(2, Math.floor(most / servers));
    return connections.broken(
      `${text}: raise PostgreSQL's max_connections (or the user's limit), or set DATABASE_POOL_SIZE=${fits}.`,
    );
  }
  if (needed + others > most) {
    return connections.doubt(`${text}: together they are too many when it is busy.`);
  }
  const more = Math.floor((most - others) / poolSize);
  return connections.ok(`${text}. There is room for ${more} such servers.`);
}

function examineServer(where: string, facts: Facts, standing: DatabaseStanding): Finding {
  const { version, major, encoding, is_read_only } = facts;
  if (standing === "full") {
    return database.broken(
      `${where} has no room left: nothing that learners write is stored. Make room on its disk.`,
    );
  }
  if (is_read_only || standing === "read_only") {
    return database.broken(
      `${where} is read-only, perhaps a standby: set DATABASE_URL to a server that allows writing.`,
    );
  }
  if (encoding !== "UTF8") {
    return database.broken(
      `${where} is in ${encoding}, which has not every script: make it anew (createdb -E UTF8 -T template0).`,
    );
  }
  if (major < OLDEST_VERSION) {
    return database.doubt(
      `${where} is PostgreSQL ${version}. Elenchus is tried with ${OLDEST_VERSION} and later: upgrade it.`,
    );
  }
  return database.ok(
    `${where} is PostgreSQL ${version}, lets this user in, and can be written to.`,
  );
}

/** Whether PostgreSQL can be reached and used, and holds a schema that this program knows. */
export async function examineDatabase(question: DatabaseQuestion): Promise<DatabaseFound> {
  const client = new Client({
    connectionString: question.databaseUrl,
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
    application_name: "elenchus-doctor",
  });
  client.on("error", () => {
    // A query that is under way then fails by it.
  });
  try {
    await client.connect();
    const asked = Date.now();
    const { rows } = await client.query<Facts>(FACTS);
    const [facts] = rows;
    // A pooler in statement mode refuses it.
    await client.query("begin");
    await client.query("rollback");
    if (facts === undefined) throw new Error("PostgreSQL answers nothing");
    const aheadMs = facts.now_ms - (asked + Date.now()) / 2;
    const url = new URL(question.databaseUrl);
    return {
      findings: [
        examineServer(`${url.host}${url.pathname}`, facts, await probeDatabase(drizzle(client))),
        examineConnections(question, facts),
        await examineSchema(drizzle(client), question.migrationsFolder, facts.may_create),
      ],
      clock: { name: "the database", aheadMs },
    };
  } catch (error) {
    const [line = ""] = describeStartFailure(error, question).split("\n");
    return { findings: [database.broken(line)], clock: null };
  } finally {
    // One that never opened has nothing to close.
    await client.end().catch(() => {});
  }
}
