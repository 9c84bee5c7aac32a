import { AppError } from "../../errors/app-error.ts";
import { notYours } from "../../errors/refusals.ts";
import type { EndedRecord } from "../../store/learning/finished-store.ts";
import type { Stores } from "../../store/stores.ts";

/** A finished dialogue of the learner's; one that goes on or was left is refused, and so is another's. */
export async function findFinished(
  { dialogues }: Stores,
  dialogueId: string,
  userId: string,
): Promise<EndedRecord> {
  const found = await dialogues.find(dialogueId, userId);
  if (found === null) throw notYours();
  const { status, endedAt } = found.dialogue;
  if ((status !== "success" && status !== "failure") || endedAt === null)
    throw new AppError(409, "dialogue_not_ended", "This dialogue was not finished.");
  return { dialogue: { ...found.dialogue, status, endedAt }, messages: found.messages };
}
