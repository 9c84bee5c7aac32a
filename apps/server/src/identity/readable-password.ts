import { randomInt } from "node:crypto";

/** Without letters that are taken for one another, or for a digit. */
const CONSONANTS = "bdfghjkmnprstvz";
const VOWELS = "aeiou";
/** 75⁶ and 90: 44 bits, for a password that has to be replaced at the first log-in. */
const SYLLABLES = 6;
const IN_A_WORD = 3;

const pick = (signs: string): string => signs.charAt(randomInt(signs.length));

/** A password that is read off a card: "kafimo-desuro-47". */
export function makeReadablePassword(): string {
  const syllables = Array.from({ length: SYLLABLES }, () => pick(CONSONANTS) + pick(VOWELS));
  const words = [syllables.slice(0, IN_A_WORD), syllables.slice(IN_A_WORD)];
  return [...words.map((word) => word.join("")), String(randomInt(10, 100))].join("-");
}
