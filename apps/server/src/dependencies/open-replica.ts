import type { Config } from "../config.ts";
import type { Database } from "../db/database.ts";
import type { Replica } from "../db/replica.ts";
import { StartRefusal } from "../errors/start-refusal.ts";
import type { Report } from "./wiring.ts";

/** What only a wrong address has: everything else may be a replica that is down, and no server waits for one. */
const MISTAKES: Readonly<Record<string, string>> = {
  ENOTFOUND: "names a host that nobody knows",
  "28P01": "has a user or a password that the replica refuses",
  "28000": "has a user whom the replica does not let in from here (see its pg_hba.conf)",
  "3D000": "names a database that the replica does not have",
};

function describeMistake(error: unknown): string | null {
  for (let each = error; each instanceof Error; each = each.cause) {
    const code = "code" in each ? String(each.code) : "";
    const said = MISTAKES[code];
    if (said !== undefined) return `DATABASE_REPLICA_URL ${said}: ${each.message}.`;
    if (/^SASL|password must be|does not support SSL/u.test(each.message))
      return `DATABASE_REPLICA_URL cannot be used: ${each.message}.`;
  }
  return null;
}

/**
 * The replica that supervisors' pages are read from, where one is set. One that is down is waited for by nobody.
 * @throws StartRefusal where the address is wrong, or leads to what is no replica of the database
 */
export async function openReplica(
  { replicaUrl, databasePoolSize }: Pick<Config, "replicaUrl" | "databasePoolSize">,
  { connection }: Database,
  report: Report,
): Promise<Replica | null> {
  if (replicaUrl === null || connection.kind !== "postgres") return null;
  const { createPostgresReplica, ReplicaMismatch } = await import("../db/postgres-replica.ts");
  const opened = createPostgresReplica({
    url: replicaUrl,
    poolSize: Math.ceil(databasePoolSize / 2),
    primary: connection.pool,
    report,
  });
  try {
    await opened.check();
  } catch (error) {
    const mistake = error instanceof ReplicaMismatch ? `${error.message}.` : describeMistake(error);
    if (mistake !== null) {
      await opened.replica.close();
      throw new StartRefusal(mistake, { cause: error });
    }
  }
  await opened.start();
  return opened.replica;
}
