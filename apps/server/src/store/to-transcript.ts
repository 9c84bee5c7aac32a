import type { TranscriptEntry } from "@elenchus/dialogue/dialogue";
import type { StoredMessage } from "./dialogue-rows.ts";

/** What the tutor needs to know of the messages so far. */
export function toTranscript(messages: readonly StoredMessage[]): TranscriptEntry[] {
  return messages.map(({ sender, text, step, assessment, move }) => ({
    sender,
    text,
    step,
    ...(assessment === null ? {} : { assessment }),
    ...(move === null ? {} : { move }),
  }));
}
