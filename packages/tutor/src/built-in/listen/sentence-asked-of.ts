import type { Argument } from "@elenchus/dialogue/argument";
import { kindOfStep } from "@elenchus/dialogue/step-kind";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { contentStems } from "@elenchus/dialogue/words/words";
import { splitSentences } from "@elenchus/domain/split-sentences";

/** Stands for the answer to what a sentence of the passage does. */
export const OF_PART = "part-of-passage";

/** What one asks of a sentence. */
const ASKED =
  /\b(?:reasons?|premises?|grounds?|facts?|examples?|evidence|supports?|backing|background|counts?|part|conclusion|important)\b/iu;
/** Words of such a question that point to no sentence. */
const POINTS_NOWHERE = contentStems(
  "reason premise ground fact example evidence support backing background count part conclusion important text passage writer argument sentence word claim one other always first last end begin say mean think",
);

/** Points to what was said before the question. */
const POINTS_BACK = /\b(?:it|that|this|they|those|these)\b/iu;

/** The sentence of the passage that a question is about, which may be the one spoken of before; null where it names none, or more than one. */
export function sentenceAskedOf(
  { argument, transcript }: Pick<DialogueView, "argument" | "transcript">,
  message: string,
): number | null {
  const { passage } = argument;
  const asked = splitSentences(message).filter(
    (one) => one.trimEnd().endsWith("?") && ASKED.test(one),
  );
  const [first] = asked;
  if (first === undefined) return null;
  const named = sentenceWith(passage, asked.join(" "));
  if (named !== null || !POINTS_BACK.test(first)) return named;
  const before = transcript.findLast(({ sender }) => sender === "user")?.text ?? "";
  return sentenceWith(passage, message) ?? sentenceSpokenOf(argument, before);
}

/** In a message that asks nothing, one word may stand there by chance. */
const LEAST_SPOKEN = 2;

/** The sentence of the passage that a message speaks of, whatever it says of it; null where it is none, or more than one. */
export const sentenceSpokenOf = ({ passage }: Argument, message: string): number | null =>
  sentenceWith(passage, message, LEAST_SPOKEN);

/** The sentence that alone has most words of a text, of those that can point to one. */
function sentenceWith(passage: string, text: string, least = 1): number | null {
  const stems = [...contentStems(text)].filter((stem) => !POINTS_NOWHERE.has(stem));
  const shared = splitSentences(passage).map((sentence) => {
    const own = contentStems(sentence);
    return stems.filter((stem) => own.has(stem)).length;
  });
  const most = Math.max(0, ...shared);
  const isOne = shared.filter((count) => count === most).length === 1;
  return most >= least && isOne ? shared.indexOf(most) : null;
}

/** Whether the open step is about what the sentences of the passage do in the argument. */
export function isOfPassage(view: DialogueView): boolean {
  const kind = kindOfStep(view);
  return kind === "conclusion" || kind === "reason";
}

/** Whether a message asks what a sentence of the passage does in the argument, where that is what the step is about. */
export const asksOfSentence = (view: DialogueView, message: string): boolean =>
  isOfPassage(view) && sentenceAskedOf(view, message) !== null;
