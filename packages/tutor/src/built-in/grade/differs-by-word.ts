import type { Expectation, ExpectationKind } from "@elenchus/dialogue/argument";
import { isOwnFinding } from "@elenchus/dialogue/is-own-finding";
import { stemOf, wordsOf } from "@elenchus/dialogue/words/words";

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

/** Of each of them, by its stem: a number is the same in words and in figures. */
const BY_STEM = OF_ONE_SORT.map((sort) => new Map(sort.map((word) => [stemOf(word), word])));

/** A word of a text, and the one that stands in its place in what the text is held against. */
export interface ExchangedWord {
  readonly said: string;
  readonly meant: string;
}

/** The number, day or time that a text names in place of another one; null where there is none. */
function findExchanged(text: string, against: string): ExchangedWord | null {
  const words = wordsOf(text);
  const said = new Set(words.map(stemOf));
  const meant = new Set(wordsOf(against).map(stemOf));
  for (const sort of BY_STEM) {
    const named = [...sort].filter(([stem]) => meant.has(stem));
    const other = words.find((word) => sort.has(stemOf(word)));
    if (other !== undefined && named[0] !== undefined && named.every(([stem]) => !said.has(stem)))
      return { said: other, meant: named[0][1] };
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
  return OF_PASSAGE.has(kind) && !isOwnFinding(point) ? findExchanged(text, statement) : null;
}
