import type { CopiedFrom } from "@elenchus/dialogue/dialogue";
import type { ExpectationKind } from "@elenchus/dialogue/argument";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { plainWords, wordsOf } from "@elenchus/dialogue/words/words";
import { shareOfMessageCopied, shareOfSourceCopied, standsIn } from "../../text/copying.ts";

/** Share of the passage that a message repeats: from where on it has to be said in fewer words, and earns nothing. */
const OF_PASSAGE = { much: 0.3, tooMuchForOneClaim: 0.4, tooMuch: 0.55 } as const;
/** Share of a text in a row of another's words, from which on it is that one's. */
const IS_COPY = 0.8;
/** A copy has so many words at least: fewer are the words that everybody uses. */
const LEAST_WORDS = 5;
/** Kinds that are answered by pointing out a sentence or a word of the passage. */
const STANDS_THERE: ReadonlySet<ExpectationKind | null> = new Set([
  "conclusion",
  "reason",
  "ambiguous_term",
]);

/** How far a text stands on copied words: not at all, in part, or so that it earns nothing. */
export interface Copy {
  readonly from: CopiedFrom;
  readonly earnsNothing: boolean;
}

/** Whether words are the tutor's own: it said them, and neither the passage nor an answer of the learner's did before. */
function isTutors({ argument, transcript }: DialogueView, words: string): boolean {
  if (wordsOf(words).length < LEAST_WORDS || standsIn(words, argument.passage)) return false;
  if (plainWords(words) === plainWords(argument.issue)) return true;
  // The greeting asks the issue as a question: who makes a statement of it has found the conclusion.
  const isIn = (text: string): boolean =>
    shareOfMessageCopied(words, text.replaceAll(argument.issue, "\n")) >= IS_COPY;
  const said = transcript.filter(({ text }) => isIn(text));
  const isLearners = said.some(
    ({ sender, assessment }) =>
      sender === "user" && (assessment === undefined || assessment.speechAct === "answer"),
  );
  return !isLearners && said.some(({ sender }) => sender === "system");
}

/**
 * Whether what is said of a kind of point is copied, by more than the point allows. Null when it is not.
 * @param source the whole message
 * @param words those of it that are to count
 */
export function findCopy(
  view: DialogueView,
  source: string,
  words: string,
  kind: ExpectationKind | null,
): Copy | null {
  const { passage } = view.argument;
  if (isTutors(view, words)) return { from: "tutor", earnsNothing: true };
  const share = shareOfSourceCopied(source, passage);
  const tooMuch = kind === "conclusion" ? OF_PASSAGE.tooMuchForOneClaim : OF_PASSAGE.tooMuch;
  if (share > tooMuch) return { from: "passage", earnsNothing: true };
  if (share > OF_PASSAGE.much) return { from: "much_of_passage", earnsNothing: false };
  const isQuotation =
    wordsOf(source).length >= LEAST_WORDS && shareOfMessageCopied(source, passage) >= IS_COPY;
  return isQuotation && !STANDS_THERE.has(kind) ? { from: "passage", earnsNothing: false } : null;
}
