import { normalise } from "./words.ts";

const NEGATORS = /\b(?:not|never|no|nobody|none|neither|nor|cannot|against|oppos\w*|reject\w*|bad idea|wrong to)\b|n't\b/gu;

/** How often a text denies something. */
export function countNegations(text: string): number {
  return normalise(text).match(NEGATORS)?.length ?? 0;
}

/**
 * Whether an answer denies what a statement says: one has an odd number of denials and the other an
 * even one. A sentence encoder hears next to no difference there.
 */
export function isDenial(answer: string, statement: string): boolean {
  return countNegations(answer) % 2 !== countNegations(statement) % 2;
}
