import type { Argument } from "@elenchus/dialogue/argument";
import { waysOf } from "@elenchus/dialogue/ways-of";
import { hasInvisible } from "../../../text/invisible.ts";
import { memoiseOf } from "@elenchus/dialogue/words/memoise";
import { isMisspelling } from "../../../text/misspelling.ts";
import { isStrange } from "../../../text/strange-words.ts";
import { isFunctionWord, wordsOf } from "@elenchus/dialogue/words/words";

/** Letters spelt one by one. */
const SPELT = /(?<![\p{L}\p{N}'])\p{L}(?:[\s.,\-_*|/·•:;]+\p{L}(?![\p{L}\p{N}'])){3,}/u;
/** Codes: escapes, rows of figures in twos, binary, Morse, a tag, a brace, back ticks, strokes, program text. */
const CODES =
  /\\[xu][0-9a-f]{2}|(?:%[0-9a-f]{2}){2}|(?<![\p{L}\p{N}])(?=[0-9a-f]{2})(?=[0-9a-f\s:-]*\d)(?:[0-9a-f]{2}[\s:-]){5,}|\b[01]{6,}\b|(?:[.\-–—_·•]{1,6}[\s/]+){4,}|<\/?[a-z!][^>]*>|<\|[^|]*\|>|[{}]|`|\[\/?\w+\]|^\s*[-*]\s*\[[x ✓]\]|^#{1,6}\s|--\s*$|\w\(\)|={2}|~~|\breturn (?:true|false)\b/iu;
/** Pictures in the place of words. */
const PICTURE = /\p{Extended_Pictographic}/gu;
/** Pictures with what colours and joins them: somebody who shrugs. */
const JOINED_PICTURES = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier})(?:\u200D|\uFE0F)*/gu;
const MOST_PICTURES = 3;
/** From so many words on, a text of which such a share is no English is none. */
const STRANGE = { words: 3, share: 0.5 } as const;
/** A strange word as long as this is a code. */
const LONGEST_WORD = 24;

/** Content words without a mark or a small word between them, from which on they are a heap. */
const HEAPED = 11;

/** Most words of content in a row. */
function longestRun(text: string): number {
  const runs = text.split(/[,;.:!?()\n/|→–—-]+/u).map((part) => {
    let run = 0;
    let longest = 0;
    for (const word of wordsOf(part)) {
      run = isFunctionWord(word) ? 0 : run + 1;
      longest = Math.max(longest, run);
    }
    return longest;
  });
  return Math.max(0, ...runs);
}

/** All words of an argument and of what there is to be found in it. */
const wordsOfArgument = memoiseOf(({ passage, issue, key }: Argument): ReadonlySet<string> => {
  const ways = key.expectations.flatMap(waysOf);
  return new Set(wordsOf([passage, issue, ...ways].join(" ")));
});

/** Whether a text is no plain English: another language or script, a code, a heap, letters that pass for others. */
export function isDisguised(text: string, argument: Argument): boolean {
  if (hasInvisible(text.replaceAll(JOINED_PICTURES, ""))) return true;
  if (SPELT.test(text) || CODES.test(text)) return true;
  const words = wordsOf(text);
  if ((text.match(PICTURE)?.length ?? 0) >= Math.max(MOST_PICTURES, words.length)) return true;
  if (words.length >= HEAPED && longestRun(text) >= HEAPED) return true;
  const unknown = words.filter(isStrange);
  if (unknown.length === 0) return false;
  const own = wordsOfArgument(argument);
  const isMeant = (word: string): boolean =>
    own.has(word) ||
    (/^\p{L}+$/u.test(word) && [...own].some((meant) => isMisspelling(word, meant)));
  const strange = unknown.filter((word) => !isMeant(word));
  if (strange.some((word) => word.length > LONGEST_WORD)) return true;
  if (strange.some((word) => /[^\p{Script=Latin}\p{N}'\p{M}]/u.test(word))) return true;
  return words.length >= STRANGE.words && strange.length >= words.length * STRANGE.share;
}
