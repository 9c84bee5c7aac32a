import { sql } from "drizzle-orm";
import type { Orm } from "../db/database.ts";

/**
 * Counts a learner anew, in the transaction of what changed: a group that was joined, a check that ended.
 * The function stands in migration 0005, which fills the tables of counts by it too.
 */
export async function refreshStudent(tx: Orm, userId: string): Promise<void> {
  await tx.execute(sql`select refresh_student_stats(array[${userId}::uuid])`);
}

/**
 * Counts a dialogue and its learner anew, in the transaction that begins, ends or re-judges it. The dialogue comes
 * first: what stands in `from` is done before what is selected, and that sees what was done.
 */
export async function refreshDialogue(tx: Orm, dialogueId: string): Promise<void> {
  await tx.execute(sql`select refresh_student_stats(array[user_id])
    from record_dialogue_results(array[${dialogueId}::uuid]), dialogues where id = ${dialogueId}::uuid`);
}
