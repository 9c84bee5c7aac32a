import { normalise } from "./words/words.ts";

/** Words that people say before they name an option: "I think it's the", "ok, answer". */
const LEAD_IN = String.raw`(?:(?:i|i'd|i'll|think|guess|say|choose|pick|take|go|going|for|with|mean|meant|would|be|is|it's|its|it|that's|thats|the|my|answer|option|choice|letter|statement|number|definitely|probably|maybe|ok|okay|so|well|then|yes)[\s,.:]+)*`;

/** An "a" before a word is an article; no other letter is a word. */
const LETTER = new RegExp(
  String.raw`^[^\p{L}\p{N}]*${LEAD_IN}[("]*(a(?=$|[^\p{L}\p{N}\s'])|[b-h](?=$|[^\p{L}\p{N}']))`,
  "u",
);
const TWO_LETTERS = /^\W*[a-h]\W+(?:or|and)\W+[a-h](?![\p{L}\p{N}])/u;
const ORDINAL = new RegExp(
  String.raw`^[^\p{L}\p{N}]*${LEAD_IN}(first|second|third|fourth|last)(?:\s+(?:one|option|answer|choice|statement)(?![\p{L}\p{N}])|[^\p{L}\p{N}]*$)`,
  "u",
);
const NUMBER = /^\W*(?:number |option |answer |no\. ?)?([1-9])\W*$/u;

const PLACES: readonly string[] = ["first", "second", "third", "fourth"];

function placeNamed(text: string, options: number): number {
  const letter = LETTER.exec(text)?.[1];
  if (letter !== undefined) return letter.charCodeAt(0) - "a".charCodeAt(0);
  const place = ORDINAL.exec(text)?.[1];
  if (place === "last") return options - 1;
  if (place !== undefined) return PLACES.indexOf(place);
  return Number(NUMBER.exec(text)?.[1] ?? 0) - 1;
}

/**
 * The place, from 0, that a message names among lettered options: by letter, number or place in the list, whatever is said
 * after it; null where it names none, or more than one.
 */
export function readPick(message: string, options: number): number | null {
  const text = normalise(message);
  const picked = TWO_LETTERS.test(text) ? -1 : placeNamed(text, options);
  return picked >= 0 && picked < options ? picked : null;
}
