import { splitSentences } from "@elenchus/domain/split-sentences";
import { locate, overlap } from "../llm/write/locate.ts";

/** The sentence of a text in which words stand one after another; null where they stand nowhere. */
export function sentenceAt(passage: string, words: string): string | null {
  const span = locate(passage, words);
  if (span === null) return null;
  let from = 0;
  for (const sentence of splitSentences(passage)) {
    const start = passage.indexOf(sentence, from);
    from = start + sentence.length;
    if (overlap({ start, end: from }, span) > 0) return sentence;
  }
  return null;
}
