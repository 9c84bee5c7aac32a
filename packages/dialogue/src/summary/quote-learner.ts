import { quotedWords } from "../words/quoted-words.ts";

/** Longest quotation of a learner, in words. */
const QUOTE_WORDS = 30;

/** The learner's words in quotation marks, on one line, without their Markdown. */
export function quoteLearner(text: string): string {
  return `"${quotedWords(text, QUOTE_WORDS) ?? ""}"`;
}
