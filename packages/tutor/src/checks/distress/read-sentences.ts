import { withoutInvisible } from "@elenchus/domain/invisible";
import { memoise } from "@elenchus/dialogue/words/memoise";
import { isMisspelling } from "../../text/misspelling.ts";
import { shareOfMessageCopied } from "../../text/copying.ts";
import { wordsOf } from "@elenchus/dialogue/words/words";
import { unmask } from "./unmask.ts";

/** Words on which much hangs, put right where they are misspelt. */
const MENDED: readonly string[] =
  "suicide suicidal myself killing hurting cutting harming living alive anymore wrists overdose abused dead".split(
    " ",
  );
/** Words outside of a quotation, from which on it is somebody else's words that are quoted. */
const AROUND_QUOTATION = 3;
/** Share of a sentence that stands in the passage, and its fewest words: a quotation without marks. */
const COPIED = { share: 0.6, words: 4 } as const;

/** Letters without marks, or anything that nobody sees, in lower case, straight quotes, keys that were held down let go: as signs are written. */
export function fold(text: string): string {
  return withoutInvisible(text)
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[‘’ʼ`´]/gu, "'")
    .replaceAll(/[“”«»„]/gu, '"')
    .replaceAll(/(\p{L})\1{2,}/gu, "$1")
    .replaceAll(/[ \t]+/gu, " ");
}

/** Words that were mended, or looked at, and are kept. */
const CACHED_WORDS = 5000;

const mendWord = memoise(
  (word) =>
    MENDED.includes(word) ? word : (MENDED.find((meant) => isMisspelling(word, meant)) ?? word),
  CACHED_WORDS,
);

/** A sentence with its misspelt English put right where it matters. */
export function mend(text: string): string {
  return text.replaceAll(/(?<![\p{L}'])[a-z]{4,}(?![\p{L}'])/gu, mendWord);
}

/** Takes out what stands in quotation marks, unless it is all that there is. */
function withoutQuotations(text: string): string {
  const rest = text.replaceAll(/"[^"]{1,400}"|(?<![\p{L}])'[^'\n]{8,400}'(?![\p{L}])/gu, " … ");
  return wordsOf(rest).length >= AROUND_QUOTATION ? rest : text;
}

/** Messages whose sentences are kept. */
const CACHED_MESSAGES = 500;

/** The sentences of a message, folded, without what it sets in quotation marks. */
export const readSentences = memoise(
  (message): readonly string[] =>
    withoutQuotations(unmask(fold(message)))
      .split(/[.!?;…\n。！？]+/u)
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence !== ""),
  CACHED_MESSAGES,
);

/** Whether a sentence is not the learner's own, but stands in something that they have read. */
export function isCopied(sentence: string, known: readonly string[]): boolean {
  if (wordsOf(sentence).length < COPIED.words) return false;
  return known.some((text) => shareOfMessageCopied(sentence, text) >= COPIED.share);
}
