import meanings from "./words.json" with { type: "json" };

/**
 * Rarer words of the passages, in the form in which they are looked up, and what they mean there; written for this
 * project.
 */
export const WORD_MEANINGS: Readonly<Record<string, string>> = meanings;
