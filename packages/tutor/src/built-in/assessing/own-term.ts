import type { Argument } from "../../dialogue/argument.ts";
import { contentStems, isFunctionWord, normalise, wordsOf } from "../reading/words.ts";

/** The expectation that a learner's own find covers: an ambiguous word that the key does not list. */
export const OWN_TERM_ID = "term-own";

/** What an answer says of a word that the key does not list. */
interface OwnTerm {
  /** The word as it stands in the passage; null when the answer names none. */
  readonly word: string | null;
  /** Whether two readings of it are given. */
  readonly explained: boolean;
}

const TALK =
  "word words phrase term mean means meaning ambiguous ambiguity vague unclear two ways different differently people understand interpret depends could reader";
/** Content words that two readings need between them, neither from the passage's word nor talk about meaning. */
const LEAST_EXTRA = 3;

/** The word that an answer puts forward: in quotes, or right before or after talk of meaning. */
function namedWord(message: string): string | null {
  const text = normalise(message);
  const patterns = [
    /["']([\p{L}][\p{L}' -]{1,30}?)["']/u,
    /\b(?:word|phrase|term|expression)s? (?:is |are |would be |could be )?(?:like )?:? ?([\p{L}-]{3,})/u,
    /^(?:i (?:think|guess|would say) |maybe |perhaps |the |a )*([\p{L}-]{3,})(?: here)?(?: -|:|,)? ?(?:could|can|may|might|is (?:ambiguous|vague|unclear)|means?|has two|does)/u,
    /\bwhat (?:counts as|is meant by|does|do they mean by|exactly is) (?:a |an |the )?([\p{L}-]{3,})/u,
    /^([\p{L}-]{4,})[.!?]?$/u,
  ];
  for (const pattern of patterns) {
    const word = pattern.exec(text)?.[1];
    if (word !== undefined && !isFunctionWord(word)) return word;
  }
  return null;
}

/** Reads what an answer says of an ambiguous word of its own finding. */
export function readOwnTerm(argument: Argument, message: string): OwnTerm {
  const word = namedWord(message);
  const passage = ` ${wordsOf(argument.passage).join(" ")} `;
  if (word === null || !passage.includes(` ${wordsOf(word).join(" ")} `))
    return { word: null, explained: false };
  const text = normalise(message);
  const taken = contentStems(`${TALK} ${word}`);
  const extra = [...contentStems(message)].filter((stem) => !taken.has(stem));
  const twoSided = /\b(?:or|either|versus|vs|whereas|while|another|others?|on the one hand|also mean)\b/u.test(text);
  return { word, explained: twoSided && extra.length >= LEAST_EXTRA };
}
