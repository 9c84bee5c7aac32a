import { cutAtClause } from "./cut-at-clause.ts";
import { wordsOf } from "./words.ts";

/** Longest quotation of a learner, in words. */
const MOST_WORDS = 50;
/** Marked sentences, as they stand behind what was typed. */
const MARKED = /^\[[^\]\n]+: .*\]$/gmu;

/** What joins a clause to the one before it, which is not quoted. */
const JOINS_ON = /^(?:and|but|also|or)[\s,]+(?=\S+\s)/iu;

/** A learner's words as they can be quoted, without Markdown and without quotation marks of their own, on one line. */
export function quotedWords(text: string, most = MOST_WORDS): string | null {
  const clean = text
    .replaceAll(MARKED, "")
    .replaceAll(/[*_`#<>[\]]/gu, "")
    .replaceAll(/["“”]/gu, "'")
    .replace(/[\s.,;:]+$/u, "")
    .trimStart()
    .replace(JOINS_ON, "");
  return wordsOf(clean).length === 0 ? null : cutAtClause(clean, most);
}
