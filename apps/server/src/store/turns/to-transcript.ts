import type { Argument } from "@elenchus/dialogue/argument";
import { splitSentences } from "@elenchus/domain/split-sentences";
import { sayMarked } from "@elenchus/domain/marks";
import type { TranscriptEntry } from "@elenchus/dialogue/dialogue";
import type { StoredMessage } from "./dialogue-rows.ts";

/** The messages so far as the tutor needs them; marks stand in the text, too. */
export function toTranscript(
  argument: Argument,
  messages: readonly StoredMessage[],
): TranscriptEntry[] {
  const sentences = splitSentences(argument.passage);
  return messages.map(({ sender, text, marks, step, assessment, move }) => ({
    sender,
    text: marks === null ? text : sayMarked(text, marks, sentences),
    step,
    ...(marks === null ? {} : { marks }),
    ...(assessment === null ? {} : { assessment }),
    ...(move === null ? {} : { move }),
  }));
}
