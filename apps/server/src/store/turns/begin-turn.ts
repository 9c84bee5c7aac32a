import { writeStored } from "../../db/schema/stored-json.ts";
import type { Orm } from "../../db/database.ts";
import { type BeginValues, createBeginAnyTurn } from "./begin-any-turn.ts";
import { createBeginNextTurn } from "./begin-next-turn.ts";
import type { DialogueRecord } from "./dialogue-rows.ts";
import type { KeptDialogues } from "./dialogue-cache.ts";
import { proofValues } from "./session-proof.ts";
import type { BegunTurn, LeaseRequest, NewMessage, TurnRequest } from "./turn-beginning.ts";
import { isUniqueViolation } from "../unique-violation.ts";

/**
 * What a dialogue will be once a new message is stored in it, if nothing happened to it since this server's last turn of
 * it; null where that is not to be expected.
 */
export function foresee(
  kept: KeptDialogues,
  { dialogueId, userId }: Omit<LeaseRequest, "token">,
  { text, marks, messageId }: NewMessage,
): DialogueRecord | null {
  const found = kept.find(dialogueId, userId);
  if (found === null || found.roams || found.pending !== null) return null;
  const { dialogue, messages } = found.record;
  const last = messages.at(-1);
  const isKnown = messageId !== null && messages.some((one) => one.messageId === messageId);
  if (last?.sender !== "system" || isKnown) return null;
  const message = {
    position: last.position + 1,
    sender: "user" as const,
    text,
    step: dialogue.state.step,
    messageId,
    marks,
    assessment: null,
    move: null,
    createdAt: new Date(),
  };
  return { dialogue, messages: [...messages, message] };
}

/**
 * Makes the beginning of turns ready. A dialogue that is as this server left it takes a small statement, all others
 * one that brings what is new.
 */
export function createBeginTurn(orm: Orm, kept: KeptDialogues) {
  const beginAny = createBeginAnyTurn(orm, kept);
  const beginNext = createBeginNextTurn(orm);
  const beginForeseen = async (values: BeginValues): Promise<BegunTurn | null> => {
    const record = values.mayStore ? foresee(kept, values, values) : null;
    const message = record?.messages.at(-1);
    if (record === null || message === undefined) return null;
    try {
      const next = await beginNext(message, values);
      if (next === null) return null;
      const messages = [...record.messages.slice(0, -1), { ...message, createdAt: next.createdAt }];
      const begun = { ...record, messages };
      kept.begin(values.userId, begun);
      return { record: begun, isStored: true, isForeseen: true, used: next.used };
    } catch (error) {
      // It was taken at the same moment.
      if (isUniqueViolation(error)) return null;
      throw error;
    }
  };
  return async (
    { dialogueId, userId, token, countedDay, proof }: TurnRequest,
    message: NewMessage | null,
  ): Promise<BegunTurn | null> => {
    const { text, marks, messageId } = message ?? { text: "", marks: null, messageId: null };
    const lease = { dialogueId, userId, token, ...proofValues(proof) };
    const marksAsJson = marks === null ? null : writeStored(marks);
    const said = { text, marks, marksAsJson, messageId };
    const values = { ...lease, ...said, mayStore: message !== null, day: countedDay };
    const begun = (await beginForeseen(values)) ?? (await beginAny(values));
    return begun === null || countedDay !== null ? begun : { ...begun, used: null };
  };
}
