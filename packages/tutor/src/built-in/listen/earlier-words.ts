import type { TranscriptEntry } from "@elenchus/dialogue/dialogue";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { wordsOf } from "@elenchus/dialogue/words/words";

/** Words from which on an earlier message may have said more than its step asked for. */
const LONG_MESSAGE = 14;

function isAnswer({ sender, assessment }: TranscriptEntry): boolean {
  return sender === "user" && assessment?.speechAct === "answer";
}

/** What the learner said at length before the open step was asked about; null where that was nothing, or the step is no longer new. */
export function wordsBeforeStep({ dialogue, transcript }: DialogueView): string | null {
  if (dialogue.stepMessages > 0) return null;
  const before = transcript.findLast(
    (one) => one.step < dialogue.step && isAnswer(one) && wordsOf(one.text).length >= LONG_MESSAGE,
  );
  return before?.text ?? null;
}
