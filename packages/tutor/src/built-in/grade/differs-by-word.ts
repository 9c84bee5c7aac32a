import type { Expectation, ExpectationKind } from "@elenchus/dialogue/argument";
import { isOwnFind } from "@elenchus/dialogue/is-own-find";
import { wordsOf } from "@elenchus/dialogue/words/words";

/** Words of which one says another thing than the next: numbers, days, months, spans of time. */
export const OF_ONE_SORT: readonly (readonly string[])[] = [
  "two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty",
  "hundred thousand million",
  "once twice",
  "daily weekly monthly yearly",
  "day week month year",
  "monday tuesday wednesday thursday friday saturday sunday",
  "mondays tuesdays wednesdays thursdays fridays saturdays sundays",
  "january february march april june july august september october november december",
  "spring summer autumn winter",
  "morning afternoon evening night",
  "weekdays weekends",
].map((line) => line.split(" "));

const FIGURES: Readonly<Record<string, string>> = {
  "2": "two",
  "3": "three",
  "4": "four",
  "5": "five",
  "6": "six",
  "7": "seven",
  "8": "eight",
  "9": "nine",
  "10": "ten",
  "12": "twelve",
  "20": "twenty",
};

const spell = (word: string): string => FIGURES[word] ?? word;

/** A word of a text, and the one that stands in its place in what the text is held against. */
export interface ExchangedWord {
  readonly said: string;
  readonly meant: string;
}

/** The number, day or time that a text names in place of another one; null where there is none. */
function findExchanged(text: string, against: string): ExchangedWord | null {
  const words = wordsOf(text);
  const said = new Set(words.map(spell));
  const meant = new Set(wordsOf(against).map(spell));
  for (const sort of OF_ONE_SORT) {
    const named = sort.filter((word) => meant.has(word));
    const other = words.find((word) => sort.includes(spell(word)));
    if (other !== undefined && named[0] !== undefined && named.every((word) => !said.has(word)))
      return { said: other, meant: named[0] };
  }
  return null;
}

/** Of other points another number or day may be just what is right. */
const OF_PASSAGE: ReadonlySet<ExpectationKind> = new Set([
  "conclusion",
  "reason",
  "assumption",
  "alternative",
]);

/**
 * The word by which an answer to what the passage says may be only nearly right; null where none is. "One day a week" for
 * two is nearly right, and the reader hardly hears the difference.
 */
export function nearlyBy(
  { kind, statement, ...point }: Expectation,
  text: string,
): ExchangedWord | null {
  return OF_PASSAGE.has(kind) && !isOwnFind(point) ? findExchanged(text, statement) : null;
}
