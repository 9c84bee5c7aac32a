import type { Said } from "@elenchus/dialogue/take-turn";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import type { DialogueRecord } from "../../store/turns/dialogue-rows.ts";
import { toTranscript } from "../../store/turns/to-transcript.ts";

/** The dialogue of a record as it was before its last message, and that message. */
export function viewBefore({ dialogue, messages }: DialogueRecord): {
  readonly view: DialogueView;
  readonly said: Pick<Said, "message" | "marks">;
} {
  const { argument, state } = dialogue;
  const transcript = toTranscript(argument, messages.slice(0, -1));
  const { text = "", marks = null } = messages.at(-1) ?? {};
  const said = { message: text, marks: marks ?? [] };
  return { view: { argument, dialogue: state, transcript }, said };
}
