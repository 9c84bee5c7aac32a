import { normalise } from "@elenchus/dialogue/words/words";
import { NUMBERS, ORDINALS } from "./counting-words.ts";
import type { OpenWords } from "./open-words.ts";
import type { ReadText } from "./read-text.ts";
import type { Watched } from "./watched.ts";

/** A message that offers something to choose from: "the first or the second", "1 the fee, 2 the roof". */
const OFFERS =
  /\bor\b|\bwhich (?:one|number|sentence|name|of)\b|\b1\b.*\b2\b|\ba[).:].*\bb[).:]|(?:[^,.]+,){2,}[^,.]+\?|\bfirst\b.*\bsecond\b/u;
const NUMBER = `(?:\\d|${NUMBERS.join("|")})`;
const ORDINAL = `(?:${ORDINALS.join("|")}|last)`;
/** Words that pick something by its place in a list. */
const PICKS = new RegExp(
  [
    // "First, read it again" picks nothing.
    `\\b${ORDINAL}\\b(?!,)|\\bthe ${ORDINAL}\\b`,
    "\\b(?:former|latter|both|neither)\\b",
    `\\b(?:number|no\\.|option|not) ${NUMBER}\\b`,
    `\\b${NUMBER} (?:and|nor) ${NUMBER}\\b`,
    "\\b(?:option|letter|answer) [a-f]\\b",
  ].join("|"),
  "u",
);
/** Says of which thought it speaks, whatever it says of it. */
const PICKS_THOUGHT = new RegExp(
  `\\b(?:your|the|that) (?:${ORDINAL}|other|former|latter) (?:idea|thought|guess|option|suggestion|candidate)\\b|\\b(?:with|to|about|say|why) the ${ORDINAL}\\b[.?!]?$|^(?:no,? and yes|yes,? and no)\\b`,
  "u",
);
/** Numbers, letters, and what is counted by them. */
const OF_A_LIST = /^(?:\d+|option|letter|[a-f])$/u;
/** Most words of a sentence that does little more than pick. */
const MOST_WORDS = 9;

/** Looks for sentences that pick one of what the learner offers: whoever guessed all has found none of it. */
export function createChoiceCheck(
  { message }: Watched,
  { openIn, isTalk }: OpenWords,
): (read: ReadText) => boolean {
  const isOffered = OFFERS.test(normalise(message));
  return (read) =>
    isOffered &&
    (PICKS_THOUGHT.test(read.normal) ||
      (read.words.length <= MOST_WORDS &&
        PICKS.test(read.normal) &&
        openIn(read).every((stem) => isTalk(stem) || OF_A_LIST.test(stem))));
}
