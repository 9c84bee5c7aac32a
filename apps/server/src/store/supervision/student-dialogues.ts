import type { Outcome } from "@elenchus/dialogue/dialogue";
import { desc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Orm } from "../../db/database.ts";
import { dialogues } from "../../db/schema/schema.ts";
import { dialogueResults } from "../../db/schema/student-schema.ts";
import { reviewRequests } from "../../db/schema/supervision-schema.ts";

/** More than anybody looks through; the exports have them all. */
const MOST_DIALOGUES = 200;

const DIALOGUE = {
  result: getTableColumns(dialogueResults),
  issue: dialogues.issue,
  summary: dialogues.summary,
  deletedAfterDays: dialogues.deletedAfterDays,
  machineOutcome: sql<Outcome | null>`${dialogues.state} ->> 'outcome'`,
  review: getTableColumns(reviewRequests),
};

/** A dialogue in which the learner said something, as supervisors see it in a list. */
export interface CountedDialogue {
  readonly result: typeof dialogueResults.$inferSelect;
  readonly issue: string;
  readonly summary: string | null;
  /** Null while its transcript is there. */
  readonly deletedAfterDays: number | null;
  readonly machineOutcome: Outcome | null;
  readonly review: typeof reviewRequests.$inferSelect | null;
}

/** A student's dialogues, newest first. */
export function listDialoguesOf(orm: Orm, studentId: string): Promise<CountedDialogue[]> {
  return orm
    .select(DIALOGUE)
    .from(dialogueResults)
    .innerJoin(dialogues, eq(dialogues.id, dialogueResults.dialogueId))
    .leftJoin(reviewRequests, eq(reviewRequests.dialogueId, dialogueResults.dialogueId))
    .where(eq(dialogueResults.userId, studentId))
    .orderBy(desc(dialogueResults.startedAt))
    .limit(MOST_DIALOGUES);
}
