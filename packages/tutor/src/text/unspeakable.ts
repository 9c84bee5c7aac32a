import { commonWords, isCommonWord } from "./common-words.ts";

/** From this share of a word's groups of three letters on that no common word has, nobody would speak it. */
const STRANGE_SHARE = 0.5;
/** Shorter ones may be initials: "NBA", "F1". */
const LEAST_LETTERS = 4;

const LETTERS = /^\p{L}+$/u;

let groups: ReadonlySet<string> | null = null;

/** The groups of three letters in a word, its edges marked. */
function groupsOf(word: string): string[] {
  const edged = `^${word}$`;
  return Array.from({ length: edged.length - 2 }, (_, at) => edged.slice(at, at + 3));
}

/** Whether a word, in lower case, is spelt as no word is: "asdfqwer", "hhhh". Names and brands are spelt like words. */
export function isUnspeakable(word: string): boolean {
  if (word.length < LEAST_LETTERS || !LETTERS.test(word) || isCommonWord(word)) return false;
  groups ??= new Set([...commonWords()].flatMap(groupsOf));
  const own = groupsOf(word);
  const strange = own.filter((group) => groups?.has(group) !== true);
  return strange.length >= own.length * STRANGE_SHARE;
}
