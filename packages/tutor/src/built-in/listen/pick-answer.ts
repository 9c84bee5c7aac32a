import {
  answersFor,
  STORED_ANSWERS,
  type StoredAnswer,
} from "@elenchus/curriculum/answers/answers";
import type { SpeechAct } from "@elenchus/dialogue/dialogue";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { memoiseOf } from "@elenchus/dialogue/words/memoise";
import { stemOf, wordsOf } from "@elenchus/dialogue/words/words";
import { questionText } from "../../reader/question-text.ts";
import type { Reader } from "../../reader/reader.ts";

/** By their words so many stored answers are picked, of which the reader picks one. */
const PICKED = 10;
/** Likeness in words and likelihood together, from which on a stored question is the one that was asked. */
const ASKED = 0.83;
/** What complaints are answered with, and nothing else is. */
const OF_COMPLAINTS: ReadonlySet<string> = new Set([
  "said-already",
  "not-heard",
  "told-by-tutor",
  "never-said",
  "tired",
  "tutor-made-mistake",
  "mine-was-right",
]);

/** Function words stay: "how" and "why" tell questions apart. Apostrophes are typed or not. */
const stemsOf = (text: string) => [
  ...new Set(wordsOf(text).map((word) => stemOf(word.replace("'", "")))),
];
const askedOf = memoiseOf(({ questions }: StoredAnswer) =>
  questions.map((question) => ({ question, stems: stemsOf(question) })),
);
/** Of each stem, its inverse document frequency, squared. */
const weightsOf = memoiseOf((answers: readonly StoredAnswer[]) => {
  const stems = answers.flatMap((one) => [...new Set(askedOf(one).flatMap((way) => way.stems))]);
  const squared = (all: readonly string[]) => Math.log(answers.length / all.length) ** 2;
  return new Map([...Map.groupBy(stems, String)].map(([stem, all]) => [stem, squared(all)]));
});
const UNKNOWN = Math.log(2 * STORED_ANSWERS.length) ** 2;
const weigh = (stems: readonly string[]) =>
  stems.reduce((sum, one) => sum + (weightsOf(STORED_ANSWERS).get(one) ?? UNKNOWN), 0);

/** Cosine of two texts' weighed words. */
function compare(one: readonly string[], other: readonly string[]): number {
  const shared = one.filter((stem) => other.includes(stem));
  return weigh(shared) / Math.sqrt(weigh(one) * weigh(other) || 1);
}

/** The stored answer that fits the open step and has the question that a message asks; null where none has. */
export async function pickAnswer(
  reader: Reader,
  { argument, dialogue }: DialogueView,
  { message, speechAct }: { readonly message: string; readonly speechAct: SpeechAct },
): Promise<StoredAnswer | null> {
  const said = stemsOf(message);
  const alike = answersFor(argument.module, dialogue.step)
    .filter(({ id }) => (speechAct === "complaint") === OF_COMPLAINTS.has(id))
    .map((stored) => {
      const ways = askedOf(stored)
        .map(({ question, stems }) => ({ question, likeness: compare(stems, said) }))
        .toSorted((one, other) => other.likeness - one.likeness);
      return { stored, ways, likeness: ways[0]?.likeness ?? 0 };
    })
    .filter(({ likeness }) => likeness > 0)
    .toSorted((one, other) => other.likeness - one.likeness)
    .slice(0, PICKED);
  const readings = await reader.read(
    alike.map(({ ways }) => [questionText(ways.map(({ question }) => question)), message] as const),
  );
  const [best] = alike
    .map(({ stored, likeness }, at) => ({
      stored,
      sure: likeness + (readings[at]?.likelihood ?? 0),
    }))
    .toSorted((one, other) => other.sure - one.sure);
  return best !== undefined && best.sure >= ASKED ? best.stored : null;
}
