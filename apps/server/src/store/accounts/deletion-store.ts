import { gte } from "drizzle-orm";
import type { Orm } from "../../db/database.ts";
import { deletions, keptBackups } from "../../db/schema/ledger-schema.ts";
import { applyLedger, type Reapplied } from "./apply-ledger.ts";
import { recordDeletions, type NewDeletion } from "./record-deletions.ts";

/** A line of the ledger of deletions. */
export type Deletion = typeof deletions.$inferSelect;

/** A backup that was written and read back. */
export type KeptBackup = typeof keptBackups.$inferSelect;

/** The ledger of deletions, to be kept in other places, too; and which backups there are. */
export interface DeletionStore {
  /** Those of this moment and later, oldest first. */
  listSince(at: Date): Promise<Deletion[]>;
  /** Takes over what another place knows. */
  add(rows: readonly NewDeletion[]): Promise<void>;
  /** Deletes again what a restore has brought back. */
  apply(): Promise<Reapplied>;
  noteBackup(backup: KeptBackup): Promise<void>;
}

export function createDeletionStore(orm: Orm): DeletionStore {
  return {
    listSince: (at) =>
      orm.select().from(deletions).where(gte(deletions.at, at)).orderBy(deletions.at),
    add: (rows) => orm.transaction((tx) => recordDeletions(tx, rows)),
    apply: () => orm.transaction(applyLedger),
    async noteBackup(backup) {
      await orm.insert(keptBackups).values(backup).onConflictDoNothing();
    },
  };
}
