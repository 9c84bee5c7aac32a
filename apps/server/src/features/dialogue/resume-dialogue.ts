import type { ResumeDialogueReply } from "@elenchus/contract/dialogue";
import { secondsSpent } from "@elenchus/domain/time-spent";
import type { AppContext } from "../../app-context.ts";
import { dialogueEnded, notYours } from "../../errors/refusals.ts";
import { findPending } from "./match-message.ts";
import { presentHistory } from "../../http/present-history.ts";
import { presentExit, presentStep } from "./present-dialogue.ts";

/** A dialogue as it stands; one that was left is gone. */
export async function resumeDialogue(
  { stores }: AppContext,
  dialogueId: string,
  userId: string,
): Promise<ResumeDialogueReply> {
  const found = await stores.dialogues.find(dialogueId, userId);
  if (found === null) throw notYours();
  const { dialogue, messages } = found;
  if (dialogue.status === "abandoned") throw dialogueEnded();
  const pending = findPending(messages);
  return {
    session_id: dialogue.id,
    module_id: dialogue.module,
    chosen_passage_subtopic: dialogue.issue,
    first_message: messages[0]?.text ?? "",
    history: presentHistory(messages),
    ...presentStep(dialogue.argument, dialogue.state.step),
    elapsed_seconds: Math.floor(secondsSpent(messages.map((sent) => sent.createdAt.getTime()))),
    pending_message: pending && { message_id: pending.messageId, message: pending.text },
    ...presentExit(dialogue),
  };
}
