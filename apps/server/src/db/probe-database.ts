import { sql } from "drizzle-orm";
import { describeDatabaseFailure } from "../errors/describe-database-failure.ts";
import type { Orm } from "./database.ts";

/** Whether a database stores anything, and if not, why. */
export type DatabaseStanding = "ok" | "full" | "read_only" | "away";

const BY_CODE: Readonly<Record<string, DatabaseStanding>> = {
  storage_full: "full",
  storage_read_only: "read_only",
  database_unavailable: "away",
};

function judge(error: unknown): DatabaseStanding | null {
  return BY_CODE[describeDatabaseFailure(error)?.code ?? ""] ?? null;
}

/** Some 70 kB in a file of its own, which goes with the transaction: only that shows whether there is room. */
async function writeSome(orm: Orm): Promise<void> {
  await orm.transaction(async (tx) => {
    await tx.execute(
      sql`create temp table storage_probe on commit drop as select generate_series(1, 2000) as n`,
    );
  });
}

/** Whether nothing can be written there, as on a standby. */
export async function isReadOnly(orm: Orm): Promise<boolean> {
  const query = sql`select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as yes`;
  const { rows } = (await orm.execute(query)) as { rows: { yes: boolean }[] };
  return rows[0]?.yes === true;
}

/** Tries to write. A user who may make no temporary tables is told of a read-only database alone. */
export async function probeDatabase(orm: Orm): Promise<DatabaseStanding> {
  try {
    await writeSome(orm);
    return "ok";
  } catch (error) {
    const standing = judge(error);
    if (standing !== null) return standing;
  }
  try {
    return (await isReadOnly(orm)) ? "read_only" : "ok";
  } catch (error) {
    return judge(error) ?? "away";
  }
}
