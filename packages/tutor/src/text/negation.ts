import { normalise } from "@elenchus/dialogue/words/words";

const NEGATION =
  /\b(?:not|no|never|nobody|nothing|none|without|few|less|fewer|too|only|hardly|cannot|stop|ban|forbid)\b|n't\b/gu;

/** How often a text denies or lessens something. */
export function countNegations(text: string): number {
  return normalise(text).match(NEGATION)?.length ?? 0;
}

/** Whether one of two texts denies something and the other does not. */
export function differsInNegation(one: string, other: string): boolean {
  return countNegations(one) > 0 !== countNegations(other) > 0;
}
