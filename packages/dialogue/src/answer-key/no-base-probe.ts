import { changeIn, smallChanges } from "./small-changes.ts";

/** A question for learners who saw the flaw at once. */
export interface FigureProbe {
  readonly question: string;
  readonly statement: string;
  readonly paraphrases: readonly string[];
  readonly hint: string;
  /** The beginning of an answer, offered last. */
  readonly prompt: string;
}

/**
 * The question for who saw that words give a change and not from what to what: its answers are right for that very
 * change, where the words tell it plainly.
 * @param general its texts for any change
 */
export function noBaseProbe(words: string, general: FigureProbe): FigureProbe {
  const change = changeIn(words);
  const [first, second = first] = change === null ? [] : smallChanges(change);
  if (change === null || first === undefined || second === undefined) return general;
  const [before, after] = first;
  const [more, moreAfter] = second;
  const direction = change.isFall ? "fall" : "rise";
  return {
    ...general,
    statement: `From ${before} to ${after} is a ${direction} of ${change.percent} per cent, too: a few cases are enough.`,
    paraphrases: [
      `from ${more} to ${moreAfter}, that would be tiny`,
      `${before} before and ${after} afterwards, that is next to nothing`,
      `it could have gone from ${more} to ${moreAfter} in all`,
    ],
  };
}
