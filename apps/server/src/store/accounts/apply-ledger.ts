import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { registrations } from "../../db/schema/account-schema.ts";
import { users } from "../../db/schema/auth-schema.ts";
import type { Orm } from "../../db/database.ts";
import { deletions } from "../../db/schema/ledger-schema.ts";
import { dialogues, distressFlags } from "../../db/schema/schema.ts";
import { transferChecks } from "../../db/schema/transfer-check-schema.ts";
import { eraseAccount } from "./account-store.ts";
import { refreshDialogue } from "../learning/refresh-stats.ts";
import { LAST_SAID } from "../operations/retention-rules.ts";
import {
  DELETES,
  emptyTheseChecks,
  emptyTheseDialogues,
  type OldKind,
} from "../operations/delete-old-rows.ts";

/** Deletions that were undone by a restore, and are done again. */
export interface Reapplied {
  readonly accounts: number;
  /** Transcripts and answers of checks. */
  readonly transcripts: number;
}

/** Ids of this kind in the ledger. */
function isIn(kind: (typeof deletions.$inferSelect)["kind"], id: SQL): SQL {
  return sql`exists (select 1 from ${deletions} l where l.kind = ${kind} and l.key = ${id}::text)`;
}

async function eraseAccounts(tx: Orm): Promise<number> {
  const { id, email } = users;
  const back = await tx
    .select({ id, email })
    .from(users)
    .where(isIn("account", sql`${users.id}`));
  for (const person of back) await eraseAccount(tx, person);
  await tx.delete(registrations).where(isIn("registration", sql`${registrations.id}`));
  return back.length;
}

/** One that goes on again ends as it does when nobody goes on with it. */
async function endDialogues(tx: Orm): Promise<void> {
  const ended = await tx
    .update(dialogues)
    .set({ status: "abandoned", endedAt: LAST_SAID, leaseToken: null, leaseUntil: null })
    .where(and(eq(dialogues.status, "active"), isIn("dialogue", sql`${dialogues.id}`)))
    .returning({ id: dialogues.id });
  for (const { id } of ended) await refreshDialogue(tx, id);
}

type Empty = typeof emptyTheseDialogues;

async function emptyAgain(
  tx: Orm,
  kind: "dialogue" | "check",
  table: typeof dialogues | typeof transferChecks,
  empty: Empty,
): Promise<number> {
  const isSame = and(eq(deletions.kind, kind), eq(deletions.key, sql`${table.id}::text`));
  const back = await tx
    .select({ id: table.id, days: deletions.days })
    .from(table)
    .innerJoin(deletions, isSame)
    .where(isNull(table.deletedAfterDays));
  for (const [days, some] of Map.groupBy(back, (one) => one.days ?? 0)) {
    for (let from = 0; from < some.length; from += 500) {
      const ids = some.slice(from, from + 500).map(({ id }) => id);
      await empty(tx, ids, days);
      // A flag is gone before its dialogue is emptied.
      if (kind === "dialogue")
        await tx.delete(distressFlags).where(inArray(distressFlags.dialogueId, ids));
    }
  }
  return back.length;
}

async function deleteOldAgain(tx: Orm): Promise<void> {
  const rows = await tx.select().from(deletions).where(eq(deletions.kind, "old"));
  for (const { key, before, days } of rows) {
    if (before === null || !Object.hasOwn(DELETES, key)) continue;
    const deleteSome = DELETES[key as OldKind];
    while ((await deleteSome(tx, { before, days: days ?? 0 })) > 0);
  }
}

/** Deletes again what the ledger says was deleted: what a restore has brought back. Otherwise it finds nothing. */
export async function applyLedger(tx: Orm): Promise<Reapplied> {
  const accounts = await eraseAccounts(tx);
  await endDialogues(tx);
  const ofDialogues = await emptyAgain(tx, "dialogue", dialogues, emptyTheseDialogues);
  const ofChecks = await emptyAgain(tx, "check", transferChecks, emptyTheseChecks);
  await deleteOldAgain(tx);
  return { accounts, transcripts: ofDialogues + ofChecks };
}
