import { isFunctionWord, stemOf, wordsOf } from "../../reading/words.ts";

/** A text as the guard compares it. */
export interface ReadText {
  readonly text: string;
  /** In lower case, without marks. */
  readonly words: readonly string[];
  /** One a word; null where the word carries no content. */
  readonly stems: readonly (string | null)[];
}

/** Reads a text word by word. */
export function readText(text: string): ReadText {
  const words = wordsOf(text);
  return { text, words, stems: words.map((word) => (isFunctionWord(word) ? null : stemOf(word))) };
}
