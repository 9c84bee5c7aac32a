import type { ChatMessage } from "@elenchus/contract/fields";
import { presentMarks } from "./present-marks.ts";
import type { StoredMessage } from "../store/turns/dialogue-rows.ts";

/** Messages as bubbles. */
export function presentHistory(messages: readonly StoredMessage[]): ChatMessage[] {
  return messages.map(({ sender, text, marks, assessment }) => ({
    sender,
    message: text,
    ...presentMarks(marks, assessment),
  }));
}
