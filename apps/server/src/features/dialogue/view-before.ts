import type { DialogueView } from "@elenchus/dialogue/tutor";
import type { DialogueRecord } from "../../store/dialogue-rows.ts";
import { toTranscript } from "../../store/to-transcript.ts";

/** The dialogue of a record as it was before its last message, and that message. */
export function viewBefore({ dialogue, messages }: DialogueRecord): {
  readonly view: DialogueView;
  readonly message: string;
} {
  const { argument, state } = dialogue;
  const transcript = toTranscript(messages.slice(0, -1));
  return { view: { argument, dialogue: state, transcript }, message: messages.at(-1)?.text ?? "" };
}
