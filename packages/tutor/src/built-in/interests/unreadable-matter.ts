import { isCommonWord, commonWords } from "../../text/common-words.ts";

/** From this share of a word's groups of three letters on that no common word has, nobody would speak it. */
const STRANGE_SHARE = 0.5;
/** Shorter ones may be initials: "NBA", "F1". */
const LEAST_LETTERS = 4;

let groups: ReadonlySet<string> | null = null;

/** The groups of three letters in a word, its edges marked. */
function groupsOf(word: string): string[] {
  const edged = `^${word}$`;
  return Array.from({ length: edged.length - 2 }, (_, at) => edged.slice(at, at + 3));
}

/** Whether a word, in lower case, is spelt as no word is: "asdfqwer", "hhhh". Names and brands are spelt like words. */
function isUnspeakable(word: string): boolean {
  if (word.length < LEAST_LETTERS || isCommonWord(word)) return false;
  groups ??= new Set([...commonWords()].flatMap(groupsOf));
  const own = groupsOf(word);
  const strange = own.filter((group) => groups?.has(group) !== true);
  return strange.length >= own.length * STRANGE_SHARE;
}

/** The words of an interest, in lower case and without accents. */
function plainWordsOf(interest: string): string[] {
  const plain = interest.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return plain.match(/[a-zß-ÿ]+(?:'[a-z]+)?/gu) ?? [];
}

/**
 * What an interest is about, where that is spelt as no word is: "asdfqwer", also in "a newsletter about asdfqwer".
 * `null` where it can be read; the empty text where it holds no word at all that the Latin script could spell.
 */
export function unreadableMatter(interest: string): string | null {
  const words = plainWordsOf(interest);
  if (words.join("").length < 2) return "";
  const last = words.at(-1) ?? "";
  return isUnspeakable(last) ? last : null;
}
