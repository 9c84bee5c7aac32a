import { cutAtClause } from "../words/cut-at-clause.ts";

/** Longest quotation of a learner, in words. */
const QUOTE_WORDS = 30;

/** The learner's words in quotation marks, on one line, without their Markdown. */
export function quoteLearner(text: string): string {
  const plain = text.replaceAll(/[*_`#<>[\]]/gu, "").replaceAll('"', "'");
  return `"${cutAtClause(plain, QUOTE_WORDS)}"`;
}
