import { COVERED, NEAR } from "@elenchus/dialogue/coverage";
import type { TranscriptEntry } from "@elenchus/dialogue/dialogue";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { wordsOf } from "@elenchus/dialogue/words/words";

/** Words from which on an earlier message may have said more than its step asked for. */
const LONG_MESSAGE = 14;

function isAnswer({ sender, assessment }: TranscriptEntry): boolean {
  return sender === "user" && assessment?.speechAct === "answer";
}

/** Whether the judge heard a half of something in a message, or could not tell. */
function isHalf({ assessment }: TranscriptEntry): boolean {
  const heard = Object.values(assessment?.coverage ?? {});
  const isNear = heard.some((value) => value >= NEAR) || (assessment?.unsure ?? []).length > 0;
  return isNear && heard.every((value) => value < COVERED);
}

/**
 * What the learner said of the open step before and was half right or not understood, as one text; empty where nothing
 * was. Joined with the new message it is a second way of reading that: half a reason and the other half make one.
 */
export function earlierWords({ dialogue, transcript }: DialogueView): string {
  return transcript
    .filter((one) => one.step === dialogue.step && isAnswer(one) && isHalf(one))
    .slice(-2)
    .map(({ text }) => text)
    .join(" ");
}

/** What the learner said at length before the open step was asked about; null where that was nothing, or the step is no longer new. */
export function wordsBeforeStep({ dialogue, transcript }: DialogueView): string | null {
  if (dialogue.stepMessages > 0) return null;
  const before = transcript.findLast(
    (one) => one.step < dialogue.step && isAnswer(one) && wordsOf(one.text).length >= LONG_MESSAGE,
  );
  return before?.text ?? null;
}
