import { distance } from "fastest-levenshtein";
import { isCommonWord } from "./common-words.ts";

/** Most slips in a word of at least so many letters. */
const SLIPS: readonly { readonly letters: number; readonly slips: number }[] = [
  { letters: 6, slips: 2 },
  { letters: 4, slips: 1 },
];

/** Whether a word is another but for a slip of the finger or two. */
export function isMisspelling(word: string, meant: string): boolean {
  if (word === meant) return true;
  if (isCommonWord(word) || word.charAt(0) !== meant.charAt(0)) return false;
  const shorter = Math.min(word.length, meant.length);
  const allowed = SLIPS.find((one) => shorter >= one.letters)?.slips ?? 0;
  return allowed > 0 && distance(word, meant) <= allowed;
}
