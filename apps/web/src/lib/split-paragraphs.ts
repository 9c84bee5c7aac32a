import { splitSentences } from "@elenchus/domain/split-sentences";

/** A sentence of the passage, by the index under which it is marked. */
export interface PassageSentence {
  readonly index: number;
  readonly text: string;
}

/** The passage's sentences, paragraph by paragraph. */
export function splitParagraphs(passage: string): PassageSentence[][] {
  let index = 0;
  // No sentence goes on behind a blank line: put together, they are the passage's.
  return passage
    .trim()
    .split(/\n\s*\n/u)
    .map((paragraph) => splitSentences(paragraph).map((text) => ({ index: index++, text })));
}
