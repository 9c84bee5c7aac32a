/** Words by which people speak of themselves and to somebody. */
const PERSONS =
  /^(?:i|i'm|i've|i'll|i'd|im|ive|me|my|mine|myself|you|you're|you've|you'll|you'd|your|yours|yourself|u|ur|r|we|we're|we'll|us|our|mum|mom|dad|pls|plz|please|thanks|hi|hey|ok|lol)$/u;

/** Which share of words speak of whoever writes, or to somebody: from 0 to 1. */
export function shareOfPersons(words: readonly string[]): number {
  return words.filter((word) => PERSONS.test(word)).length / Math.max(1, words.length);
}
