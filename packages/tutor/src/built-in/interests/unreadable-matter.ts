import { isUnspeakable } from "../../text/unspeakable.ts";

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
