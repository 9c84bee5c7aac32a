import { isChat, isCourse } from "../../text/meta-vocabulary.ts";

import { contentStems, normalise, wordsOf } from "@elenchus/dialogue/words/words";
import { RUN, runAt } from "../../text/copying.ts";
import { knownWordsOf } from "./free-texts.ts";
import type { ReplyContext } from "./open-answers.ts";

/** A sentence of a reply, read against what is known in its dialogue. */
export interface ReadSentence {
  readonly text: string;
  /** In lower case, with straight quotation marks. */
  readonly normal: string;
  readonly words: readonly string[];
  /** The stems of its words of content. */
  readonly stems: ReadonlySet<string>;
  /** Those of talk about texts and tries. */
  readonly talk: readonly string[];
  /** Those that nobody has said and that are no such talk. */
  readonly unsaid: readonly string[];
}

/** Reads a sentence in its dialogue. */
export function readSentence(context: ReplyContext, text: string): ReadSentence {
  const known = knownWordsOf(context);
  const stems = contentStems(text);
  const isTalk = (stem: string): boolean =>
    isChat(stem) || (isCourse(stem) && !known.passage.has(stem));
  return {
    text,
    normal: normalise(text),
    words: wordsOf(text),
    stems,
    talk: [...stems].filter(isTalk),
    unsaid: [...stems].filter((stem) => !known.free.has(stem) && !isTalk(stem)),
  };
}

/**
 * Which words belong to a run of words that stands in a text.
 * @param text words alone, with a space before and behind each text
 */
export function findRuns(words: readonly string[], text: string): boolean[] {
  const found = words.map(() => false);
  for (let at = 0; at + RUN <= words.length; at += 1)
    if (text.includes(` ${runAt(words, at)} `)) found.fill(true, at, at + RUN);
  return found;
}
