import { bigint, boolean, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "./moment.ts";

/**
 * The subject of a line of the ledger: somebody's account, what was kept of a registration, a dialogue or an unaided
 * check that retention emptied, or all of a kind that was older than a moment.
 */
export const DELETION_KINDS = ["account", "registration", "dialogue", "check", "old"] as const;

/** The ledger of deletions: ids, no names and no addresses. It is applied to whatever a restore brings back. */
export const deletions = pgTable(
  "deletions",
  {
    kind: text("kind", { enum: DELETION_KINDS }).notNull(),
    /** An id; of `old`, which kind of rows. */
    key: text("key").notNull(),
    /** Of what retention deleted: the days that it was kept. */
    days: integer("days"),
    /** Of `old`: what rested since before this moment. */
    before: moment("before"),
    at: moment("at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.key] }),
    index("deletions_at_idx").on(table.at),
  ],
);

/** Backups that were written and read back, for whoever watches their age. */
export const keptBackups = pgTable("kept_backups", {
  /** The moment that it is of. */
  createdAt: moment("created_at").primaryKey(),
  bytes: bigint("bytes", { mode: "number" }).notNull(),
  isEncrypted: boolean("is_encrypted").notNull(),
});
