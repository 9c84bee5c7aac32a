import { and, eq, exists } from "drizzle-orm";
import type { Orm } from "../../db/database.ts";
import { dialogues, messages } from "../../db/schema/schema.ts";
import type { DialogueRecord } from "./dialogue-rows.ts";
import { heldBy } from "./lease.ts";
import type { LeaseRequest } from "./begin-turn.ts";

/** Makes it ready to store the last message of a held dialogue anew, in its place. */
export function createReviseMessage(orm: Orm) {
  return async ({ dialogueId, token }: LeaseRequest, record: DialogueRecord): Promise<void> => {
    const message = record.messages.at(-1);
    if (message?.sender !== "user") throw new Error("only a message without reply can be revised");
    const { position, text, marks } = message;
    const isIt = and(eq(messages.dialogueId, dialogueId), eq(messages.position, position));
    const isHeld = exists(orm.select().from(dialogues).where(heldBy(dialogueId, token)));
    await orm.update(messages).set({ text, marks }).where(and(isIt, isHeld));
  };
}
