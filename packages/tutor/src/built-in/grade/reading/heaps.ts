import nlp from "compromise/two";
import { wordsOf } from "@elenchus/dialogue/words/words";

/** Small words that glue a sentence together; a heap of key words has next to none. */
const GLUE = new Set(
  "a an the this that these those it its they them their he she his her we us our you your i my is am are was were be been has have had do does did will would can could may might not no and or but if as at by for from in into of off on out over to up with than so who which what when where how more too it's that's they're don't doesn't can't isn't won't there some all any one about each other own every back still per max".split(
    " ",
  ),
);

/** Where a run is long enough these glue it, too; in a short one they may be one of the key words. */
const GLUE_OF_CLAIMS = new Set(["should", "must"]);

/** Least share of glue in an unbroken run of words, by its length; found on the labelled answers. */
const LEAST_GLUE: readonly { readonly words: number; readonly share: number }[] = [
  { words: 17, share: 0.18 },
  { words: 12, share: 0.13 },
  { words: 9, share: 0.1 },
];
/** A run of so many words needs a verb where it has no glue at all. */
const VERB_WORDS = 6;
/** So many scraps of one or two words make a heap, commas or not. */
const HEAP_SCRAPS = 5;

/** Whether a text says something of something: a part-of-speech tagger finds a verb in it. */
export function hasVerb(text: string): boolean {
  return nlp(text).has("#Verb");
}

function runsOf(text: string): (readonly string[])[] {
  return text
    .split(/[,;.:!?()\n/|→]+/u)
    .map(wordsOf)
    .filter((words) => words.length > 0);
}

function isHeapedRun(words: readonly string[]): boolean {
  const glue = words.filter((word) => GLUE.has(word)).length;
  const bound = LEAST_GLUE.find((one) => words.length >= one.words);
  if (bound !== undefined) {
    const ofClaims = words.filter((word) => GLUE_OF_CLAIMS.has(word)).length;
    return (glue + ofClaims) / words.length < bound.share;
  }
  return words.length >= VERB_WORDS && glue === 0 && !hasVerb(words.join(" "));
}

/** Whether a text is a heap of key words rather than a sentence. */
export function isHeap(text: string): boolean {
  return runsOf(text).some(isHeapedRun);
}

/** Whether a text has no glue at all although it is long enough to need some. */
export function isBare(text: string): boolean {
  const words = wordsOf(text);
  return words.length >= VERB_WORDS && !words.some((word) => GLUE.has(word));
}

/** Whether a whole message is a heap: no sentence in it, in one piece or in scraps. */
export function isHeapOfWords(message: string): boolean {
  const runs = runsOf(message);
  const scraps = runs.filter((words) => words.length <= 2);
  const heaped = runs.filter(isHeapedRun);
  return (
    (heaped.length > 0 && heaped.length + scraps.length === runs.length) ||
    (scraps.length >= HEAP_SCRAPS && scraps.length === runs.length)
  );
}
