import { isCommonWord } from "./common-words.ts";
import { isFunctionWord } from "./words.ts";

/** Numbers with what they count, times of day, and names of days and months: no list of common words has them. */
const NUMBERS_AND_DAYS =
  /^(?:\d+(?:am|pm|st|nd|rd|th|km|kg|m|k|h)?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|(?:septem|octo|novem|decem)ber)$/u;

/** Whether a word, in lower case, is none of common English. */
export function isStrange(word: string): boolean {
  if (NUMBERS_AND_DAYS.test(word) || isFunctionWord(word)) return false;
  return !isCommonWord(word) && !isCommonWord(word.replace(/'.*$/u, ""));
}
