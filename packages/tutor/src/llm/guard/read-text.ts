import { memoise } from "@elenchus/dialogue/words/memoise";
import { isFunctionWord, normalise, stemOf, wordsOfNormal } from "@elenchus/dialogue/words/words";

/** A text as the guard compares it. */
export interface ReadText {
  readonly text: string;
  /** In lower case, with straight quotes and single spaces. */
  readonly normal: string;
  /** In lower case, without marks. */
  readonly words: readonly string[];
  /** One a word; null where the word carries no content. */
  readonly stems: readonly (string | null)[];
}

/** Reads a text word by word. */
export const readText = memoise((text): ReadText => {
  const normal = normalise(text);
  const words = wordsOfNormal(normal);
  const stems = words.map((word) => (isFunctionWord(word) ? null : stemOf(word)));
  return { text, normal, words, stems };
}, 2000);

/** Texts that are said one after the other, as one. */
export function readTogether(reads: readonly ReadText[]): ReadText {
  return {
    text: reads.map(({ text }) => text).join(" "),
    normal: reads.map(({ normal }) => normal).join(" "),
    words: reads.flatMap(({ words }) => words),
    stems: reads.flatMap(({ stems }) => stems),
  };
}
