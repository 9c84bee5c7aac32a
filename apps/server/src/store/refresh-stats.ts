import { sql } from "drizzle-orm";
import type { Orm } from "../db/database.ts";

/**
 * Counts a learner anew, in the transaction of what changed: a group that was joined, a check that ended.
 * The function stands in migration 0005, which fills the tables of counts by it too.
 */
export async function refreshStudent(tx: Orm, userId: string): Promise<void> {
  await tx.execute(sql`select refresh_student_stats(array[${userId}::uuid])`);
}

/** Counts a dialogue and its learner anew, in the transaction that begins, ends or re-judges it. */
export async function refreshDialogue(tx: Orm, dialogueId: string): Promise<void> {
  await tx.execute(sql`select record_dialogue_results(array[${dialogueId}::uuid])`);
  await tx.execute(
    sql`select refresh_student_stats(array[user_id]) from dialogues where id = ${dialogueId}::uuid`,
  );
}
