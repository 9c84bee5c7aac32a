import { isOwnFind } from "@elenchus/dialogue/is-own-find";
import type { Pair } from "./features.ts";
import { type Grade, gradePair } from "./network.ts";

/** A message held against an expectation, with what the network makes of it. */
export interface GradedPair extends Pair {
  readonly grade: Grade;
  /** 0 to 1; 0.8 and above where it is accepted. */
  readonly coverage: number;
}

/** What accepted answers count at least; what is not accepted stays below what is near. */
const ACCEPTED = 0.82;
const MOST_REFUSED = 0.58;

/** Has the network grade pairs. */
export function gradeAll(pairs: readonly Pair[]): GradedPair[] {
  return pairs.map((pair) => {
    const { kind } = pair.expectation;
    const grade = gradePair(kind, pair.numbers);
    const { likelihood, zone } = grade;
    const coverage =
      zone === "accepted"
        ? ACCEPTED + (1 - ACCEPTED) * likelihood
        : Math.min(MOST_REFUSED, likelihood);
    // What stands for all finds of the learner's own says nothing by itself about a word.
    const isOpen = kind === "ambiguous_term" && isOwnFind(pair.expectation);
    return { ...pair, grade, coverage: isOpen ? Math.min(coverage, MOST_REFUSED) : coverage };
  });
}
