import { isOwnFind } from "@elenchus/dialogue/is-own-find";
import { readPairs } from "@elenchus/tutor/built-in/grade/features";
import { repairSpelling } from "@elenchus/tutor/built-in/grade/reading/spelling";
import { vocabularyOf } from "@elenchus/tutor/built-in/grade/vocabulary";
import { readSpeechAct } from "@elenchus/tutor/built-in/listen/read-speech-act";
import type { SentenceEncoder } from "@elenchus/tutor/text/sentence-encoder";
import type { GradedAnswer } from "./graded-answer.ts";

/** An answer held against one expectation. */
export interface Case {
  readonly answer: GradedAnswer;
  /** Which answer it is. */
  readonly nth: number;
  readonly kind: string;
  readonly isOwn: boolean;
  readonly numbers: Float32Array;
  /** 1 where it earns the expectation, 0.5 where it comes near, 0 where not; null where that is not known. */
  readonly earns: number | null;
}

/** Labels of the panel that earn nothing. */
const WRONG: ReadonlySet<string> = new Set(["wrong", "gaming", "question", "other_step"]);

function earnedBy(
  { covers, near, anyOf, source, label }: GradedAnswer,
  id: string,
  isOwn: boolean,
): number | null {
  if (anyOf || (source === "panel" && !WRONG.has(label))) return null;
  const isIn = (ids: readonly string[]): boolean => (isOwn ? ids.length > 0 : ids.includes(id));
  if (isIn(covers)) return 1;
  return isIn(near) ? 0.5 : 0;
}

/** Reads the answers that are heard as answers. */
export async function readCases(
  encoder: SentenceEncoder,
  answers: readonly GradedAnswer[],
): Promise<Case[]> {
  const cases: Case[] = [];
  for (const [nth, answer] of answers.entries()) {
    const { argument, dialogue, transcript, message } = answer;
    if (readSpeechAct({ argument, dialogue, transcript }, message).speechAct !== "answer") continue;
    const text = repairSpelling(message, vocabularyOf(argument));
    for (const { expectation, numbers } of await readPairs(encoder, argument, dialogue, text)) {
      const isOwn = isOwnFind(expectation);
      const { kind, id } = expectation;
      const earns = earnedBy(answer, id, isOwn);
      cases.push({ answer, nth, kind, isOwn, numbers: Float32Array.from(numbers), earns });
    }
  }
  return cases;
}
