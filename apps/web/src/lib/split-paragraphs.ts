import { splitPassage } from "@elenchus/domain/passage-sentences";

/** A sentence of the passage, by the index under which it is marked. */
export interface PassageSentence {
  readonly index: number;
  readonly text: string;
}

/** The passage's sentences, paragraph by paragraph. */
export function splitParagraphs(passage: string): PassageSentence[][] {
  // Words and, between them, the white space, which the sentences are without.
  const pieces = passage.trim().split(/(\s+)/u);
  const paragraphs: PassageSentence[][] = [];
  let paragraph: PassageSentence[] = [];
  let words = 0;
  for (const [index, text] of splitPassage(passage).entries()) {
    const gap = pieces[2 * words - 1];
    if (gap === undefined || /\n\s*\n/u.test(gap)) {
      paragraph = [];
      paragraphs.push(paragraph);
    }
    paragraph.push({ index, text });
    words += text.split(/\s+/u).length;
  }
  return paragraphs;
}
