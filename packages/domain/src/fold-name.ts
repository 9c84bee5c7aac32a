import { withoutInvisible } from "./invisible.ts";

/** Marks of letters that are as good as the bare letter to whoever searches; vowel signs of other scripts are none. */
const ACCENTS =
  /[\p{Script=Inherited}--[\u3099\u309A]]|[\p{Script=Hebrew}&&\p{Mn}]|[\p{Script=Cyrillic}&&\p{Mn}]/gv;
/** Before the rest: some of them come apart into a space and an accent. */
const APOSTROPHES =
  /[\u0060\u00B4\u02B9\u02BB-\u02BF\u02C8\u2018-\u201B\u2032\u2035\uA78C\uFF07]/gu;
/** Letters with a stroke, and two in one, which do not come apart by themselves. */
const PLAIN: Readonly<Record<string, string>> = {
  ς: "σ",
  æ: "ae",
  ð: "d",
  ø: "o",
  þ: "th",
  đ: "d",
  ħ: "h",
  ł: "l",
  œ: "oe",
  ŧ: "t",
};
const STROKES = new RegExp(`[${Object.keys(PLAIN).join("")}]`, "gu");

/** Letters that only differ in case, made one. By way of the capitals: ß is "SS" there, and ı is "I". */
function foldCase(text: string): string {
  return text.toLowerCase().toUpperCase().toLowerCase();
}

/**
 * A name as names are searched and sorted by: without case, accents, and kinds of apostrophe, dash and space. What is
 * typed to search for it is folded alike.
 */
export function foldName(name: string): string {
  const plain = withoutInvisible(name).replaceAll(APOSTROPHES, "'").normalize("NFKD");
  return foldCase(plain.replaceAll(ACCENTS, ""))
    .replaceAll(ACCENTS, "")
    .replaceAll(STROKES, (letter) => PLAIN[letter] ?? letter)
    .replaceAll(/\p{Dash_Punctuation}/gu, "-")
    .replaceAll(/\s+/gu, " ")
    .trim();
}
