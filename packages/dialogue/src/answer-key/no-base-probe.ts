import type { FigureProbe } from "./figure-probe.ts";
import { changeIn, smallChanges } from "./small-changes.ts";

const QUESTION =
  "Make up two numbers, one for before and one for after, with which that figure is right and yet hardly anything has changed.";
/** Where the words give no figure that two small numbers make. */
const ANY_FIGURE: FigureProbe = {
  question: QUESTION,
  statement: "Where there were few before, a few more or fewer are a great change in per cent.",
  paraphrases: ["with a handful of cases before and a few more afterwards it is right, and tiny"],
  hint: "Start from a small number, and work out what it becomes.",
  prompt:
    'Fill the gaps: "With … before and … afterwards that figure is right, and hardly anything has changed."',
};

/** A question for who saw that words give a change and not from what to what: its answers are right for that very change. */
export function noBaseProbe(words: string): FigureProbe {
  const change = changeIn(words);
  if (change === undefined) return ANY_FIGURE;
  const [first, second] = smallChanges(change);
  if (first === undefined) return ANY_FIGURE;
  const [before, after] = first;
  const [more, moreAfter] = second ?? first;
  const direction = change.isFall ? "fall" : "rise";
  return {
    ...ANY_FIGURE,
    statement: `From ${before} to ${after} is a ${direction} of ${change.percent} per cent, too: a few cases are enough.`,
    paraphrases: [
      `from ${more} to ${moreAfter}, that would be tiny`,
      `${before} before and ${after} afterwards, that is next to nothing`,
      `it could have gone from ${more} to ${moreAfter} in all`,
    ],
  };
}
