import meanings from "./words.json" with { type: "json" };
import tutorWords from "./tutor-words.json" with { type: "json" };

/**
 * Rarer words of the passages, in the form in which they are looked up, and what they mean there; written for this
 * project.
 */
export const WORD_MEANINGS: Readonly<Record<string, string>> = meanings;

/**
 * Words and phrases in which the tutor speaks of arguments, and what they mean there, or the id of the stored answer that
 * says it.
 */
export const TUTOR_WORDS: Readonly<Record<string, string>> = tutorWords;
