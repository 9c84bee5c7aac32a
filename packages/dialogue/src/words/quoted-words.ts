import { cutAtClause } from "./cut-at-clause.ts";
import { withoutLeadIn } from "./lead-in.ts";
import { wordsOf } from "./words.ts";

/** Longest quotation of a learner, in words. */
const MOST_WORDS = 50;
/** Marked sentences, as they stand behind what was typed. */
const MARKED = /^\[[^\]\n]+: .*\]$/gmu;

/** A learner's words as they can be quoted, without lead-in, Markdown and quotation marks of their own, on one line. */
export function quotedWords(text: string, most = MOST_WORDS): string | null {
  const clean = text
    .replaceAll(MARKED, "")
    .replaceAll(/[*_`#<>[\]]/gu, "")
    .replaceAll(/["“”]/gu, "'")
    .replace(/[\s.,;:]+$/u, "")
    .trimStart();
  return wordsOf(clean).length === 0 ? null : cutAtClause(withoutLeadIn(clean), most);
}
