import { max, sql } from "drizzle-orm";
import { mails } from "../../db/schema/account-schema.ts";
import type { Orm } from "../../db/database.ts";
import { keptBackups } from "../../db/schema/ledger-schema.ts";
import { WAITS_FOR_SERVER } from "./mail-store.ts";

/** Work that waits to be done. */
export interface Backlog {
  readonly mails: number;
  /** The moment of the newest backup that was written and read back; null where none was. */
  readonly backedUpAt: Date | null;
  readonly jobs: readonly {
    readonly name: string;
    readonly state: string;
    readonly count: number;
  }[];
}

/** Counts what is waiting; the jobs' table is pg-boss's own. */
export async function countBacklog(orm: Orm): Promise<Backlog> {
  const columns = { name: sql<string>`name`, state: sql<string>`state::text` };
  const [newest] = await orm.select({ at: max(keptBackups.createdAt) }).from(keptBackups);
  return {
    backedUpAt: newest?.at ?? null,
    mails: await orm.$count(mails, WAITS_FOR_SERVER),
    jobs: await orm
      .select({ ...columns, count: sql<number>`count(*)::int` })
      .from(sql`jobs.job`)
      .groupBy(columns.name, columns.state),
  };
}
