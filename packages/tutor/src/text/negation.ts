import { normalise } from "@elenchus/dialogue/words/words";

const NEGATION =
  /\b(?:not|no|never|nobody|nothing|none|without|few|less|fewer|too|only|hardly|cannot|stop|ban|forbid)\b|n't\b/gu;

/** How often a text denies or lessens something. */
export function countNegations(text: string): number {
  return normalise(text).match(NEGATION)?.length ?? 0;
}

/**
 * Whether an answer denies what a statement says: one has an odd number of denials and the other an even one. The reader
 * hears next to no difference there.
 */
export function isDenial(answer: string, statement: string): boolean {
  return countNegations(answer) % 2 !== countNegations(statement) % 2;
}

/** Whether one of two texts denies something and the other does not. */
export function differsInNegation(one: string, other: string): boolean {
  return countNegations(one) > 0 !== countNegations(other) > 0;
}
