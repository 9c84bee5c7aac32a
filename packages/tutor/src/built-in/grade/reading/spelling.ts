import { distance } from "fastest-levenshtein";
import { isCommonWord } from "../../../text/common-words.ts";
import { isMisspelling } from "../../../text/misspelling.ts";
import { isFunctionWord, normalise } from "@elenchus/dialogue/words/words";

/** Words of the talk about arguments, towards which a misspelling is put right, too. */
const TALK =
  "because therefore conclusion reason evidence example illustrates support supports sentence sentences everything believe writer author passage meaning ambiguous follows argument background opposite opinion people different another background explains something".split(
    " ",
  );

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
    if (word.includes("'") || known.has(word) || isCommonWord(word) || isFunctionWord(word))
      return word;
    return nearestWord(word, known) ?? nearestWord(word, TALK) ?? word;
  });
}
