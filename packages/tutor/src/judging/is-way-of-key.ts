import type { Argument, Expectation } from "../dialogue/argument.ts";
import { shareOfMessageCopied, shareOfSourceCopied } from "../reading/copying.ts";
import { contentStems, plainWords } from "../reading/words.ts";

/**
 * Whether a text is one of the ways of saying something that the key lists: whoever writes it has found it.
 * @param share how much of the text has to stand there in a row; what is left are words around it
 */
export function isWayOfKey({ key }: Argument, text: string, share: number): boolean {
  return key.expectations.some(
    ({ isOwn, statement, paraphrases }) =>
      isOwn !== true &&
      [statement, ...paraphrases].some((way) => shareOfMessageCopied(text, way) >= share),
  );
}

/** How much of a way has to be said, and how much of a text has to say it, in rows of words. */
const SAID = { ofWay: 0.8, ofText: 0.75 } as const;

function says(text: string, way: string): boolean {
  if (plainWords(text) === plainWords(way)) return true;
  return (
    shareOfMessageCopied(text, way) >= SAID.ofText && shareOfSourceCopied(text, way) >= SAID.ofWay
  );
}

/** Whether a text says an expectation of a step in one of the key's own ways, whole and with hardly a word beside it. */
export function saysWayOfStep({ key }: Argument, step: number, text: string): boolean {
  return key.expectations.some(
    (one) =>
      one.step === step &&
      one.isOwn !== true &&
      [one.statement, ...one.paraphrases].some((way) => says(text, way)),
  );
}

/** Fewest words of content that make a claim. */
const LEAST_CONTENT = 3;

/** Whether a text has just the words of content that one of the key's ways of saying an expectation has, whatever stands between them. */
export function hasWordsOf({ statement, paraphrases }: Expectation, text: string): boolean {
  const said = contentStems(text);
  if (said.size < LEAST_CONTENT) return false;
  return [statement, ...paraphrases].some((way) => {
    const stems = contentStems(way);
    return stems.size === said.size && [...said].every((stem) => stems.has(stem));
  });
}
