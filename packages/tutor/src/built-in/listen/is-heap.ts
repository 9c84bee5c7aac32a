import { wordsOf } from "@elenchus/dialogue/words/words";

/** Small words that glue a sentence together; a heap of key words has next to none. */
const GLUE = new Set(
  "a an the this that these those it its they them their he she his her we us our you your i my is am are was were be been has have had do does did will would can could may might should must not no and or but if as at by for from in into of off on out over to up with than so who which what when where how more too it's that's they're don't doesn't can't isn't won't there some all any one about each other own every back still per max n u r ur w bc cuz get gets got".split(
    " ",
  ),
);

/** Least share of glue in an unbroken run of words, by its length; found on labelled answers. */
const LEAST_GLUE: readonly { readonly words: number; readonly share: number }[] = [
  { words: 17, share: 0.18 },
  { words: 12, share: 0.13 },
  { words: 9, share: 0.1 },
];

/** Whether a message is nothing but runs of key words, and no sentence. */
export function isHeapOfWords(message: string): boolean {
  const runs = message
    .split(/[,;.:!?()\n/|→]+/u)
    .map(wordsOf)
    .filter((words) => words.length > 0);
  return (
    runs.length > 0 &&
    runs.every((words) => {
      const bound = LEAST_GLUE.find((one) => words.length >= one.words);
      const glue = words.filter((word) => GLUE.has(word)).length;
      return bound !== undefined && glue / words.length < bound.share;
    })
  );
}
