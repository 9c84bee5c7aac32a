import type { Argument } from "@elenchus/dialogue/argument";
import { asksForQuestions, kindOfStep } from "@elenchus/dialogue/step-kind";
import { partIn } from "@elenchus/dialogue/marks";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { contentStems } from "@elenchus/dialogue/words/words";
import { splitSentences } from "@elenchus/domain/split-sentences";

/** Stands for the answer to what a sentence of the passage does. */
export const OF_PART = "part-of-passage";

/** What one asks of a sentence. */
const ASKED =
  /\b(?:reasons?|premises?|grounds?|facts?|examples?|evidence|supports?|backing|background|counts?|part|role|conclusion|important|(?:it|that|this|there) for)\b/iu;
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

/** Parts of the passage that neither conclude nor support by themselves. */
type OtherPart = Exclude<NonNullable<ReturnType<typeof partIn>>, "conclusion" | "reason">;

/** A sentence that is none of what is asked for, and what it does instead. */
export interface Other {
  readonly part: OtherPart;
  readonly sentence: string;
}

/** The sentence that a message speaks of, where it neither concludes nor supports by itself; null where it may be what is asked for. */
export function otherSpokenOf(argument: Argument, message: string): Other | null {
  const at = sentenceSpokenOf(argument, message);
  const part = at === null ? undefined : partIn(argument, at);
  if (at === null || part === undefined || part === "reason" || part === "conclusion") return null;
  return { part, sentence: splitSentences(argument.passage)[at] ?? "" };
}

/** So many words of content a quotation has at least, and so great a share of them the sentence. */
const LEAST_QUOTED = 4;
const QUOTED = 0.8;

/** Whether a message says hardly more than such a sentence does. */
export function quotesOther(argument: Argument, message: string): boolean {
  const own = contentStems(otherSpokenOf(argument, message)?.sentence ?? "");
  const stems = [...contentStems(message)];
  const shared = stems.filter((stem) => own.has(stem)).length;
  return stems.length >= LEAST_QUOTED && shared >= QUOTED * stems.length;
}

/** Of a short question one word may point to a sentence; of a longer one it may stand there by chance. */
const MOST_FOR_ONE = 3;

/** The sentence that alone has most words of a text, of those that can point to one. */
function sentenceWith(passage: string, text: string, atLeast?: number): number | null {
  const stems = [...contentStems(text)].filter((stem) => !POINTS_NOWHERE.has(stem));
  const shared = splitSentences(passage).map((sentence) => {
    const own = contentStems(sentence);
    return stems.filter((stem) => own.has(stem)).length;
  });
  const least = atLeast ?? (stems.length <= MOST_FOR_ONE ? 1 : LEAST_SPOKEN);
  const most = Math.max(0, ...shared);
  const isOne = shared.filter((count) => count === most).length === 1;
  return most >= least && isOne ? shared.indexOf(most) : null;
}

/** Whether the open step is about what the sentences of the passage do in the argument. */
export function isOfPassage(view: DialogueView): boolean {
  const kind = kindOfStep(view);
  return kind === "conclusion" || kind === "reason";
}

/** Whether a message asks what a sentence of the passage does in the argument; where questions are answers it asks for a fact. */
export const asksOfSentence = (view: DialogueView, message: string): boolean =>
  !asksForQuestions(view) && sentenceAskedOf(view, message) !== null;
