import type { Expectation } from "../argument.ts";
import { contentStems, wordsOf } from "./words.ts";

/** Longest quotation of a learner, in words. */
const MOST_WORDS = 26;
/** A clause shorter than this says too little by itself. */
const LEAST_WORDS = 3;

const SENTENCE_END = /(?<=[.!?;…])\s+|\n+/u;
const CLAUSE_END = /,\s+|\s+[–—-]\s+|:\s+|\s+(?=(?:because|whereas|while|but|so that)\s)/u;
/** Marked sentences, as they stand behind what was typed. */
const MARKED = /^\[[^\]\n]+: .*\]$/gmu;
/** What only leads up to a point: "As I said, …", "I think that …". */
const LEAD_IN =
  /^(?:(?:ok(?:ay)?|well|so|yes|right|sorry|hmm+|um+|also|and|then|first(?:ly)?|second(?:ly)?|maybe|i'd say|i (?:think|guess|mean|believe|already said(?: (?:it|that))?)|as i (?:already )?(?:said|told you|mentioned)(?: (?:before|above|already|at the start))?|(?:it(?:'s| is) )?because|that)\b[,:]?\s+)+/iu;

/** The words of a message that say what an expectation asks for, short enough to quote; null where nothing was typed. */
export function relevantClause(text: string, expectation: Expectation): string | null {
  const typed = text.replaceAll(MARKED, "").trim();
  const sentence = pick(typed.split(SENTENCE_END), expectation);
  const clauses = sentence.split(CLAUSE_END);
  const isShort = wordsOf(sentence).length <= MOST_WORDS;
  const whole = isShort || clauses.length === 1 ? sentence : pick(clauses, expectation);
  const clean = whole
    .replaceAll(/[*_`#<>[\]]/gu, "")
    .replaceAll(/["“”]/gu, "'")
    .replace(LEAD_IN, "")
    .replace(/[\s.,;:]+$/u, "");
  if (wordsOf(clean).length === 0) return null;
  const words = clean.split(/\s+/u);
  return words.length <= MOST_WORDS ? words.join(" ") : `${words.slice(0, MOST_WORDS).join(" ")} …`;
}

/** The part that shares most words with what is expected; of a learner's own find the one that says most. */
function pick(
  parts: readonly string[],
  { statement, paraphrases, term, isOwn }: Expectation,
): string {
  const said = parts.map((one) => one.trim()).filter((one) => wordsOf(one).length > 0);
  const long = said.filter((one) => wordsOf(one).length >= LEAST_WORDS);
  const wanted = contentStems(
    [statement, ...paraphrases, term?.phrase ?? "", ...(term?.readings ?? [])].join(" "),
  );
  const worth = (one: string): number => {
    const stems = [...contentStems(one)];
    return isOwn === true ? stems.length : stems.filter((stem) => wanted.has(stem)).length;
  };
  const [best] = (long.length > 0 ? long : said).toSorted(
    (one, other) => worth(other) - worth(one),
  );
  return best ?? "";
}
