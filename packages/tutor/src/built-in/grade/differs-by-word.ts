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

const plain = (text: string): ReadonlySet<string> =>
  new Set(wordsOf(text).map((word) => FIGURES[word] ?? word));

/**
 * Whether a text names another number, day or time than what it is held against, and not that one: "one day a week" for two
 * is nearly right, and the reader hardly hears the difference.
 */
export function differsByWord(text: string, against: string): boolean {
  const said = plain(text);
  const meant = plain(against);
  return OF_ONE_SORT.some((sort) => {
    const named = sort.filter((word) => meant.has(word));
    return (
      named.length > 0 &&
      named.every((word) => !said.has(word)) &&
      sort.some((word) => said.has(word))
    );
  });
}
