import type { ChatMessage } from "@elenchus/contract/fields";
import type { StoredMessage } from "../store/dialogue-rows.ts";

/** Messages as bubbles. */
export function presentHistory(messages: readonly StoredMessage[]): ChatMessage[] {
  return messages.map(({ sender, text }) => ({ sender, message: text }));
}
