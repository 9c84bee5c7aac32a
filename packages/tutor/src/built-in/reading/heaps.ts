import nlp from "compromise/two";
import { functionShare, wordsOf } from "./words.ts";

/** Words from which on a text without structure counts as a heap. */
const HEAP_WORDS = 6;
/** Share of structure words below which a text is a heap: with a verb in it, and without. */
const HEAP_FUNCTION_SHARE = { verb: 0.1, noVerb: 0.2 } as const;
/** So many scraps of one or two words make a heap, commas or not. */
const HEAP_SCRAPS = 4;

/** Whether a text says something of something: a part-of-speech tagger finds a verb in it. */
export function hasVerb(text: string): boolean {
  return nlp(text).has("#Verb");
}

/** Whether a text is a heap of key words rather than a sentence. */
export function isHeap(text: string): boolean {
  if (wordsOf(text).length < HEAP_WORDS) return false;
  const share = functionShare(text);
  if (share >= HEAP_FUNCTION_SHARE.noVerb) return false;
  return share < HEAP_FUNCTION_SHARE.verb || !hasVerb(text);
}

/** Whether a whole message is a heap: no sentence in it, in one piece or in scraps. */
export function isHeapOfWords(message: string): boolean {
  if (!isHeap(message)) return false;
  const parts = message.split(/[,;.:\n/|]+/u).filter((part) => wordsOf(part).length > 0);
  const scraps = parts.filter((part) => wordsOf(part).length <= 2);
  return parts.every(isHeap) || scraps.length >= HEAP_SCRAPS;
}
