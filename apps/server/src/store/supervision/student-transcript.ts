import { eq, getTableColumns } from "drizzle-orm";
import { users } from "../../db/schema/auth-schema.ts";
import type { Orm } from "../../db/database.ts";
import { dialogues, distressFlags } from "../../db/schema/schema.ts";
import { dialogueResults } from "../../db/schema/student-schema.ts";
import { reviewRequests } from "../../db/schema/supervision-schema.ts";
import {
  prepareMessages,
  type StoredDialogue,
  type StoredMessage,
} from "../turns/dialogue-rows.ts";

/** A dialogue with everything that was said, judged and decided in it. */
export interface DialogueTranscript {
  readonly dialogue: StoredDialogue;
  readonly student: {
    readonly id: string;
    readonly firstName: string;
    readonly lastName: string;
  };
  /** Null as long as the learner has said nothing. */
  readonly secondsSpent: number | null;
  /** Index of the step that it failed at, or was left in; null as long as the learner has said nothing. */
  readonly lostAt: number | null;
  readonly review: typeof reviewRequests.$inferSelect | null;
  readonly messages: readonly StoredMessage[];
  /** Positions of the messages that raised a flag. */
  readonly flagged: readonly number[];
}

/** Null when the dialogue is unknown. */
export async function findTranscript(
  orm: Orm,
  dialogueId: string,
): Promise<DialogueTranscript | null> {
  const { id, firstName, lastName } = users;
  const [[found], messages, flags] = await Promise.all([
    orm
      .select({
        dialogue: getTableColumns(dialogues),
        student: { id, firstName, lastName },
        secondsSpent: dialogueResults.secondsSpent,
        lostAt: dialogueResults.step,
        review: getTableColumns(reviewRequests),
      })
      .from(dialogues)
      .innerJoin(users, eq(users.id, dialogues.userId))
      .leftJoin(dialogueResults, eq(dialogueResults.dialogueId, dialogues.id))
      .leftJoin(reviewRequests, eq(reviewRequests.dialogueId, dialogues.id))
      .where(eq(dialogues.id, dialogueId)),
    prepareMessages(orm).execute({ dialogueId }),
    orm
      .select({ position: distressFlags.position })
      .from(distressFlags)
      .where(eq(distressFlags.dialogueId, dialogueId)),
  ]);
  const flagged = flags.flatMap(({ position }) => position ?? []);
  return found ? { ...found, messages, flagged } : null;
}
