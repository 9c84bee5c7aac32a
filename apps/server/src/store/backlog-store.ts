import { eq, sql } from "drizzle-orm";
import { mails } from "../db/account-schema.ts";
import type { Orm } from "../db/database.ts";

/** What is waiting to be done. */
export interface Backlog {
  readonly mails: number;
  readonly jobs: readonly {
    readonly name: string;
    readonly state: string;
    readonly count: number;
  }[];
}

/** Counts what is waiting; the jobs' table is pg-boss's own. */
export async function countBacklog(orm: Orm): Promise<Backlog> {
  const columns = { name: sql<string>`name`, state: sql<string>`state::text` };
  return {
    mails: await orm.$count(mails, eq(mails.state, "due")),
    jobs: await orm
      .select({ ...columns, count: sql<number>`count(*)::int` })
      .from(sql`jobs.job`)
      .groupBy(columns.name, columns.state),
  };
}
