import type { ResumeDialogueReply } from "@elenchus/contract/dialogue";
import { secondsSpent } from "@elenchus/domain/time-spent";
import type { Refusal } from "@elenchus/contract/error";
import type { AppContext } from "../../app-context.ts";
import { AppError } from "../../errors/app-error.ts";
import { presentRefusal } from "../../errors/error-handler.ts";
import { dialogueEnded, notYours, transcriptDeleted } from "../../errors/refusals.ts";
import type { DialogueRecord } from "../../store/turns/dialogue-rows.ts";
import type { ModelCallSubject } from "../../store/turns/model-call-store.ts";
import { findPending } from "./match-message.ts";
import { presentHistory } from "../../presenters/present-history.ts";
import { presentExit, presentLive, presentStep } from "./present-dialogue.ts";
import { urgencyOf, type Urgency } from "./urgency-of.ts";

/** Why a message that waits for its reply would get none now: the day's share is spent. */
async function findRefusal(
  { modelCalls }: AppContext,
  subject: ModelCallSubject,
  urgency: Urgency,
): Promise<Refusal | null> {
  try {
    await modelCalls.allow(subject, urgency);
    return null;
  } catch (error) {
    if (error instanceof AppError) return presentRefusal(error);
    throw error;
  }
}

async function presentPending(
  context: AppContext,
  { dialogue, messages }: DialogueRecord,
  userId: string,
): Promise<ResumeDialogueReply["pending_message"]> {
  const message = findPending(messages);
  if (message === null) return null;
  const subject = { userId, dialogueId: dialogue.id };
  const refusal = await findRefusal(context, subject, urgencyOf(message, dialogue));
  return {
    message_id: message.messageId,
    message: message.text,
    ...(message.marks === null ? {} : { marks: message.marks }),
    ...(refusal === null ? {} : { refusal }),
  };
}

/** A dialogue as it stands; one that was left is gone. */
export async function resumeDialogue(
  context: AppContext,
  dialogueId: string,
  userId: string,
): Promise<ResumeDialogueReply> {
  const found = await context.stores.dialogues.find(dialogueId, userId);
  if (found === null) throw notYours();
  const { dialogue, messages } = found;
  const moments = messages.map((sent) => sent.createdAt.getTime());
  if (dialogue.status === "abandoned") throw dialogueEnded();
  if (dialogue.deletedAfterDays !== null) throw transcriptDeleted(dialogue.deletedAfterDays);
  return {
    session_id: dialogue.id,
    module_id: dialogue.module,
    chosen_passage_subtopic: dialogue.issue,
    first_message: messages[0]?.text ?? "",
    history: presentHistory(messages),
    ...presentStep(dialogue.argument, dialogue.state.step),
    keeps_context: true,
    elapsed_seconds: Math.floor(
      secondsSpent(dialogue.status === "active" ? [...moments, context.now().getTime()] : moments),
    ),
    pending_message: await presentPending(context, found, userId),
    ...presentExit(dialogue),
    ...presentLive(found),
  };
}
