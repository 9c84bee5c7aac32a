import { isSameWords } from "../../text/copying.ts";
import { cosine } from "../../text/cosine.ts";
import {
  contentStems,
  isFunctionWord,
  normalise,
  stemOf,
  wordsOf,
} from "@elenchus/dialogue/words/words";
import type { SentenceEncoder } from "../../text/sentence-encoder.ts";

/** A text with its meaning. */
export interface Said {
  readonly text: string;
  readonly vector: Float32Array;
}

/**
 * How near in meaning two texts are that say one find: as wholes, and by the words that only one of them has, since
 * whatever is said of one thing is near as a whole ("plant trees in the park", "put benches in the park"). Where one
 * of them has no other words and the other one a single one, or where they ask with different words ("how many cards?",
 * "who counted the cards?"), as wholes the more. Of a hundred pairs that say different finds, one is as near.
 */
const SAME_FIND = { whole: 0.62, otherWords: 0.46, moreWords: 0.72, otherQuestion: 0.8 } as const;
const QUESTION_WORD =
  /\b(?:how (?:many|much|long|old|far|often|big|high)|how|who|whose|where|when|why|whether|what|which)\b/u;

/** The words of content that another text has not. */
function otherWords(text: string, other: string): string {
  const known = contentStems(other);
  return wordsOf(text)
    .filter((word) => !isFunctionWord(word) && !known.has(stemOf(word)))
    .join(" ");
}

function asksOther(one: string, other: string): boolean {
  const [word, otherWord] = [one, other].map((text) => QUESTION_WORD.exec(normalise(text))?.[0]);
  return word !== undefined && otherWord !== undefined && word !== otherWord;
}

async function isSame(encoder: SentenceEncoder, one: Said, other: Said): Promise<boolean> {
  if (isSameWords(one.text, other.text)) return true;
  const whole = cosine(one.vector, other.vector);
  if (whole < SAME_FIND.whole) return false;
  if (asksOther(one.text, other.text)) return whole >= SAME_FIND.otherQuestion;
  const others = [otherWords(one.text, other.text), otherWords(other.text, one.text)];
  if (others.includes(""))
    return whole >= SAME_FIND.moreWords && others.every((words) => !words.includes(" "));
  const [first = new Float32Array(), second = first] = await encoder.embed(others);
  return cosine(first, second) >= SAME_FIND.otherWords;
}

/** The first of others that says the same find as a text: in the same words, or in words that mean the same; null when none does. */
export async function findSame<Other extends Said>(
  encoder: SentenceEncoder,
  one: Said,
  others: readonly Other[],
): Promise<Other | null> {
  for (const other of others) if (await isSame(encoder, one, other)) return other;
  return null;
}
