import {
  answersFor,
  STORED_ANSWERS,
  type StoredAnswer,
} from "@elenchus/curriculum/answers/answers";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { memoiseOf } from "@elenchus/dialogue/words/memoise";
import { contentStems, stemOf, wordsOf } from "@elenchus/dialogue/words/words";
import type { About } from "../listen/read-speech-act.ts";

/** Likeness from which on a stored question is the one that was asked. */
const SAME = 0.8;
/** And from which on it is, where nothing better is known, or what it is about is named. */
const ALIKE = 0.5;
const MAY_BE_NAMED = /^asks_(?:find|how_many|meaning|same|why)$/u;

/** Function words stay: "how" and "why" tell questions apart. Apostrophes are typed or not. */
const stemsOf = (text: string) => [
  ...new Set(wordsOf(text).map((word) => stemOf(word.replace("'", "")))),
];
const askedOf = memoiseOf(({ questions }: StoredAnswer) => questions.map(stemsOf));
/** Of each stem, its inverse document frequency, squared. */
const weightsOf = memoiseOf((answers: readonly StoredAnswer[]) => {
  const stems = answers.flatMap((one) => [...new Set(askedOf(one).flat())]);
  const squared = (all: readonly string[]) => Math.log(answers.length / all.length) ** 2;
  return new Map([...Map.groupBy(stems, String)].map(([stem, all]) => [stem, squared(all)]));
});
const UNKNOWN = Math.log(2 * STORED_ANSWERS.length) ** 2;
const weightOf = (stem: string): number => weightsOf(STORED_ANSWERS).get(stem) ?? UNKNOWN;
const weigh = (stems: readonly string[]) => stems.reduce((sum, one) => sum + weightOf(one), 0);

/** The stored answer that fits the open step and has the question most like the message, by their words; null where none is alike. */
export function pickAnswer({ argument, dialogue }: DialogueView, message: string, about: About) {
  const said = stemsOf(message);
  const [likest] = answersFor(argument.module, dialogue.step)
    .flatMap((stored) => askedOf(stored).map((one) => ({ stored, likeness: compare(one, said) })))
    .toSorted((one, other) => other.likeness - one.likeness);
  if (likest === undefined) return null;
  const isNamed = [...contentStems(likest.stored.id)].some((stem) => said.includes(stem));
  const isOpen = about === "asks_other" || (MAY_BE_NAMED.test(about) && isNamed);
  return likest.likeness >= (isOpen ? ALIKE : SAME) ? likest.stored : null;
}

/** Cosine of two texts' weighed words. */
function compare(one: readonly string[], other: readonly string[]): number {
  const shared = one.filter((stem) => other.includes(stem));
  return weigh(shared) / Math.sqrt(weigh(one) * weigh(other));
}

/** Whether a message has a word of the passage that we do not teach. */
export function isOfPassage({ argument }: DialogueView, message: string): boolean {
  const passage = contentStems(argument.passage);
  return [...contentStems(message)].some((one) => passage.has(one) && weightOf(one) === UNKNOWN);
}
