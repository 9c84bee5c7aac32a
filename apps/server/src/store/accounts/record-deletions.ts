import { sql } from "drizzle-orm";
import type { Orm } from "../../db/database.ts";
import { deletions } from "../../db/schema/ledger-schema.ts";

/** A line to be added to the ledger of deletions. */
export type NewDeletion = typeof deletions.$inferInsert;

const ROWS_AT_ONCE = 500;

/** Adds to the ledger, in the transaction of what is deleted. What is there already stays; of moments, the latest one. */
export async function recordDeletions(tx: Orm, rows: readonly NewDeletion[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await tx
      .insert(deletions)
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .onConflictDoUpdate({
        target: [deletions.kind, deletions.key],
        set: { before: sql`greatest(${deletions.before}, excluded.before)`, at: sql`excluded.at` },
        setWhere: sql`excluded.before > ${deletions.before}`,
      });
  }
}
