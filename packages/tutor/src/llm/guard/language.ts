import { isCommonWord } from "../../text/common-words.ts";
import { memoiseOf } from "@elenchus/dialogue/words/memoise";
import { isFunctionWord, wordsOf } from "@elenchus/dialogue/words/words";
import type { ReadText } from "./read-text.ts";
import type { Watched } from "./watched.ts";

/** Words of the trade, and sounds of talk, that the lists of common words lack. */
const TRADE: ReadonlySet<string> = new Set(
  wordsOf(
    "strawman ad hominem dichotomy slippery fallacy fallacies premise premises persuasive persuasiveness unstated implicit outlier outliers median rephrase reread unpack sidebar elenchus factual ambiguous ambiguity analyse analysed summarise counterargument counterexample generalise plausible hm hmm hmmm mm mhm ok ooh gotcha",
  ),
);

/** Words that a tutor may use in a dialogue without leaving English. */
export interface Vocabulary {
  /** Whether a word is English, or the dialogue's own. */
  knows(word: string): boolean;
  /** One a word of a text: whether it is neither. */
  strangeIn(read: ReadText): readonly boolean[];
}

/** English, the words of the trade, of the passage, and of the texts that belong to it; read when one is strange. */
export function vocabularyOf({ view, allowed }: Watched): Vocabulary {
  const { argument } = view;
  let own: ReadonlySet<string> | null = null;
  const isOwn = (word: string): boolean => {
    if (TRADE.has(word)) return true;
    own ??= new Set([argument.passage, argument.issue, ...allowed].flatMap(wordsOf));
    return own.has(word);
  };
  const knows = (word: string): boolean => {
    if (/^\d+(?:st|nd|rd|th|s)?$/u.test(word)) return true;
    if (isCommonWord(word) || isFunctionWord(word)) return true;
    const plain = word.replace(/'(?:s|d|ll|ve|re|m|t)$/u, "");
    return isCommonWord(plain) || isOwn(word) || isOwn(plain);
  };
  return { knows, strangeIn: memoiseOf(({ words }) => words.map((word) => !knows(word))) };
}

/** How much of a text may be strange: names and a learner's slips, not sentences. */
const STRANGE = { share: 0.4, least: 2, window: 6, inWindow: 4, few: 3, ofFew: 0.5 } as const;

/** Whether a text is, as a whole or in one place, not English, or not in Latin letters. */
export function isForeign(read: ReadText, vocabulary: Vocabulary): boolean {
  const { words } = read;
  const strange = vocabulary.strangeIn(read);
  const count = strange.filter(Boolean).length;
  if (count === 0) return false;
  const isOtherScript = words.some(
    (word, at) => strange[at] === true && /[^\p{Script=Latin}\p{N}'\p{M}]/u.test(word),
  );
  if (isOtherScript) return true;
  if (words.length <= STRANGE.few) return count / words.length >= STRANGE.ofFew;
  if (count >= STRANGE.least && count / words.length >= STRANGE.share) return true;
  return strange.some((_, at) => {
    const near = strange.slice(at, at + STRANGE.window);
    return near.filter(Boolean).length >= STRANGE.inWindow;
  });
}
