import { isCommonWord } from "./common-words.ts";
import { isFunctionWord, wordsOf } from "@elenchus/dialogue/words/words";

/** Numbers with what they count, times of day, and names of days and months: no list of common words has them. */
const NUMBERS_AND_DAYS =
  /^(?:\d+(?:am|pm|st|nd|rd|th|km|kg|m|k|h)?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|(?:septem|octo|novem|decem)ber)$/u;

/** Whether a word, in lower case, is none of common English. */
export function isStrange(word: string): boolean {
  if (NUMBERS_AND_DAYS.test(word) || isFunctionWord(word)) return false;
  return !isCommonWord(word) && !isCommonWord(word.replace(/'.*$/u, ""));
}

/** From this share of words on that are none of English, a text is in another language. */
const FOREIGN_SHARE = 0.5;

/**
 * Whether a text is in another language than English.
 * @param known words, in lower case, that say nothing of that: names and terms that are given
 * @param least words that it has: a shorter one may be mostly names
 */
export function isForeign(text: string, known?: ReadonlySet<string>, least = 5): boolean {
  const words = wordsOf(text);
  const strange = words.filter((word) => known?.has(word) !== true && isStrange(word));
  return words.length >= least && strange.length >= words.length * FOREIGN_SHARE;
}
