import { STORED_ANSWERS, type StoredAnswer } from "@elenchus/curriculum/answers/answers";
import { memoiseOf } from "@elenchus/dialogue/words/memoise";
import { isFunctionWord, plainWords, stemOf, wordsOf } from "@elenchus/dialogue/words/words";
import { questionText } from "../../reader/question-text.ts";
import type { Reader } from "../../reader/reader.ts";

/** By their words so many stored answers are picked, of which the reader picks one. */
const PICKED = 10;

/** The stems of words, each once; apostrophes are typed or not. */
const stemsOfWords = (words: readonly string[]) => [
  ...new Set(words.map((word) => stemOf(word.replace("'", "")))),
];
/** Function words stay: "how" and "why" tell questions apart. */
const stemsOf = (text: string) => stemsOfWords(wordsOf(text));
/** Stored questions have no apostrophes: "dont" says as little as "don't". */
const carriesContent = (word: string): boolean =>
  [word, word.replace(/nt$/u, "n't"), word.replace(/(?:s|m|d|re|ve|ll)$/u, "'$&")].every(
    (one) => !isFunctionWord(one),
  );

/** How a text begins that asks, with or without a question mark. */
const ASKS =
  /^(?:(?:ok|wait|please|so|but|and|then|like|or)\s)*(?:what|wat|whats|who|which|why|how|when|where|wdym|is|isnt|are|arent|am|do|does|did|can|cant|could|may|must|should|will|would|have|has)\b/u;

/** Whether a text is put as a question, and has not only the mark of one: "it is right there, no?" */
export const isPutAsQuestion = (text: string): boolean =>
  ASKS.test(plainWords(text).replaceAll("'", "")) || /\b(?:what|why|how|which|who)\b/iu.test(text);

const askedOf = memoiseOf(({ questions }: StoredAnswer) =>
  questions.map((question) => {
    const content = stemsOfWords(wordsOf(question).filter(carriesContent));
    const stems = stemsOf(question);
    return {
      question,
      stems,
      topic: content.length > 0 ? content : stems,
      asks: ASKS.test(question) || question.endsWith("?"),
    };
  }),
);
type Way = ReturnType<typeof askedOf>[number];

/** Of each stem, its inverse document frequency, squared. */
const weightsOf = memoiseOf((answers: readonly StoredAnswer[]) => {
  const stems = answers.flatMap((one) => [...new Set(askedOf(one).flatMap((way) => way.stems))]);
  const squared = (all: readonly string[]) => Math.log(answers.length / all.length) ** 2;
  return new Map([...Map.groupBy(stems, String)].map(([stem, all]) => [stem, squared(all)]));
});
const OF_UNKNOWN = Math.log(2 * STORED_ANSWERS.length) ** 2;
const weigh = (stems: readonly string[]) =>
  stems.reduce((sum, one) => sum + (weightsOf(STORED_ANSWERS).get(one) ?? OF_UNKNOWN), 0);

/** Cosine of two texts' weighed words. */
function compare(one: readonly string[], other: readonly string[]): number {
  const shared = one.filter((stem) => other.includes(stem));
  return weigh(shared) / Math.sqrt(weigh(one) * weigh(other) || 1);
}

/** A stored answer, and how sure it is that a text asks for it. */
interface Candidate {
  readonly stored: StoredAnswer;
  readonly sure: number;
}

/** How a text is held against what is stored. */
interface Held {
  readonly text: string;
  /** Whether it states something: then it asks nothing that is stored as a question. */
  readonly isStated: boolean;
  /** Whether it complains: complaints have few words of content, and those that are stored are few. */
  readonly isComplaint: boolean;
}

/** Below so much likeness in words, a text asks something else, however likely the reader finds it. */
const LEAST_ALIKE = 0.2;

/** How like a text is to one way of asking: 0 unless it names half of what that speaks of, and does not state where that asks. */
function likenessOf({ stems, topic, asks }: Way, { text, isStated, isComplaint }: Held): number {
  const said = stemsOf(text);
  const likeness = compare(stems, said);
  if (isComplaint) return likeness;
  const named = topic.filter((stem) => said.includes(stem)).length;
  const isMeant = 2 * named >= topic.length && !(isStated && asks);
  return isMeant && likeness >= LEAST_ALIKE ? likeness : 0;
}

/** The likeliest of stored answers to what a text asks; null where it asks for none in words of its own. */
export async function findLikeliest(
  reader: Reader,
  answers: readonly StoredAnswer[],
  held: Held,
): Promise<Candidate | null> {
  const said = stemsOf(held.text);
  const alike = answers
    .map((stored) => {
      const ways = askedOf(stored);
      const likeness = Math.max(...ways.map((way) => likenessOf(way, held)));
      return { stored, ways, likeness };
    })
    .filter(({ likeness }) => likeness > 0)
    .toSorted((one, other) => other.likeness - one.likeness)
    .slice(0, PICKED);
  const readings = await reader.read(
    alike.map(({ ways }) => {
      const sorted = ways.toSorted(
        (one, other) => compare(other.stems, said) - compare(one.stems, said),
      );
      return [questionText(sorted.map(({ question }) => question)), held.text] as const;
    }),
  );
  const [best] = alike
    .map(({ stored, likeness }, at) => ({
      stored,
      sure: likeness + (readings[at]?.likelihood ?? 0),
    }))
    .toSorted((one, other) => other.sure - one.sure);
  return best ?? null;
}
