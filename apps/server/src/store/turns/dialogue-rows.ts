import { asc, eq, sql } from "drizzle-orm";
import type { Orm } from "../../db/database.ts";
import { dialogues, messages } from "../../db/schema/schema.ts";

/** A dialogue as it is stored, apart from its lease and from what was worked out of it. */
export type StoredDialogue = Omit<
  typeof dialogues.$inferSelect,
  "leaseToken" | "leaseUntil" | "userId" | "skills" | "chosenIssue" | "ownTextId"
>;

/** A message as it is stored. */
export type StoredMessage = Omit<typeof messages.$inferSelect, "dialogueId">;

/** A dialogue and all its messages, oldest first. */
export interface DialogueRecord {
  readonly dialogue: StoredDialogue;
  readonly messages: readonly StoredMessage[];
}

/** The columns of a {@link StoredDialogue}. */
export const DIALOGUE_COLUMNS = {
  id: dialogues.id,
  module: dialogues.module,
  issue: dialogues.issue,
  interest: dialogues.interest,
  shareable: dialogues.shareable,
  frame: dialogues.frame,
  argument: dialogues.argument,
  state: dialogues.state,
  status: dialogues.status,
  summary: dialogues.summary,
  startedAt: dialogues.startedAt,
  endedAt: dialogues.endedAt,
  deletedAfterDays: dialogues.deletedAfterDays,
};

/** The columns of a {@link StoredMessage}. */
export const MESSAGE_COLUMNS = {
  position: messages.position,
  sender: messages.sender,
  text: messages.text,
  step: messages.step,
  messageId: messages.messageId,
  marks: messages.marks,
  assessment: messages.assessment,
  move: messages.move,
  createdAt: messages.createdAt,
};

/** A query of a dialogue's messages, oldest first. */
export function prepareMessages(orm: Orm) {
  return orm
    .select(MESSAGE_COLUMNS)
    .from(messages)
    .where(eq(messages.dialogueId, sql.placeholder("dialogueId")))
    .orderBy(asc(messages.position))
    .prepare("list_messages");
}
