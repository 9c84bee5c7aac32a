import { type SQL, sql } from "drizzle-orm";
import type { Orm } from "../../db/database.ts";

// The functions stand in migration 0005, which fills the tables of counts by them too.

/** Counts learners anew. @param ids an array of them */
export function countLearners(ids: SQL): SQL {
  return sql`refresh_student_stats(${ids})`;
}

/** Counts dialogues anew, for whoever counts their learners next. @param ids an array of them */
export function countDialogues(ids: SQL): SQL {
  return sql`record_dialogue_results(${ids})`;
}

/** Counts a learner anew, in the transaction of what changed: a group that was joined, a check that ended. */
export async function refreshStudent(tx: Orm, userId: string): Promise<void> {
  await tx.execute(sql`select ${countLearners(sql`array[${userId}::uuid]`)}`);
}

/**
 * Counts a dialogue and its learner anew, in the transaction that ends or re-judges it. The dialogue comes first:
 * what stands in `from` is done before what is selected, and that sees what was done.
 */
export async function refreshDialogue(tx: Orm, dialogueId: string): Promise<void> {
  const first = countDialogues(sql`array[${dialogueId}::uuid]`);
  await tx.execute(sql`select ${countLearners(sql`array[user_id]`)}
    from ${first}, dialogues where id = ${dialogueId}::uuid`);
}
