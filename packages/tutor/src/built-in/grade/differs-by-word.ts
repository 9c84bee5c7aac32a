import type { Expectation, ExpectationKind } from "@elenchus/dialogue/argument";
import { isOwnFinding } from "@elenchus/dialogue/is-own-finding";
import { isFunctionWord, stemOf, wordsOf } from "@elenchus/dialogue/words/words";

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
const SORTS = OF_ONE_SORT.map((sort) => new Set(sort.map(stemOf)));

/** A word of a text, and the one that stands in its place in what the text is held against. */
export interface ExchangedWord {
  readonly said: string;
  readonly meant: string;
}

/** A word where it stands. */
interface Place {
  readonly word: string;
  readonly stem: string;
  readonly before: string;
  /** What it counts, say; empty where no word of content follows. */
  readonly behind: string;
}

/** The places of a text where words of a sort stand. */
function placesOf(text: string, sort: ReadonlySet<string>): Place[] {
  const words = wordsOf(text);
  return words.flatMap((word, at) => {
    const [before = "", stem, next = ""] = [words[at - 1], stemOf(word), words[at + 1]];
    const behind = isFunctionWord(next) ? "" : stemOf(next);
    return sort.has(stem) ? [{ word, stem, before, behind }] : [];
  });
}

/** Whether two words surely tell of the same: "two hours late" is no other time than "at ten". */
function isOfSame(one: Place, other: Place): boolean {
  const isCounted = one.behind !== "" && other.behind !== "";
  return isCounted ? one.behind === other.behind : one.before === other.before;
}

/** The number, day or time that a text names in place of another one; null where there is none. */
function findExchanged(text: string, against: string): ExchangedWord | null {
  for (const sort of SORTS) {
    const said = placesOf(text, sort);
    const meant = placesOf(against, sort);
    if (meant.some(({ stem }) => said.some((one) => one.stem === stem))) continue;
    for (const one of said) {
      const other = meant.find((place) => isOfSame(one, place));
      if (other !== undefined) return { said: one.word, meant: other.word };
    }
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
