import type { DialogueView } from "@elenchus/dialogue/tutor";
import { wordsOf } from "@elenchus/dialogue/words/words";

/** Words from which on an earlier message may have said more than its step asked for. */
const LONG_MESSAGE = 14;

/** What the learner said at length before the open step was asked about; null where that was nothing, or the step is no longer new. */
export function wordsBeforeStep({ dialogue, transcript }: DialogueView): string | null {
  if (dialogue.stepMessages > 0) return null;
  const before = transcript.findLast(
    ({ step, text, assessment }) =>
      step < dialogue.step &&
      assessment?.speechAct === "answer" &&
      wordsOf(text).length >= LONG_MESSAGE,
  );
  return before?.text ?? null;
}
