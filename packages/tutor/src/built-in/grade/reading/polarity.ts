import { normalise } from "@elenchus/dialogue/words/words";

const NEGATORS =
  /\b(?:not|never|no|nobody|none|neither|nor|cannot|cant|dont|shouldnt|without|against|oppos\w*|reject\w*|refus\w*|stop(?:s|ped|ping)?|ban(?:s|ned|ning)?|forbid\w*|prohibit\w*|prevent\w*|avoid\w*|abolish\w*|scrap(?:s|ped|ping)?|(?:keep|kept|keeps|stay|leave|left) (?:\w+ ){0,4}?(?:off|out|away)|bad idea|wrong to|exempt\w*|capped|at most|limited to|a maximum of)\b|n't\b/gu;

/** Turns of speech with a "not" in them that deny nothing of the main claim. */
const NOT_A_DENIAL =
  /\bnot\b(?=.{3,60}\buntil\b)|\bn't\b(?=.{3,60}\buntil\b)|\b(?:(?:is|are|was|were)n't|not) yet\b|\bnot only\b|\bno more than\b|\bwhy not\b|, no\?/gu;

/** How often a text denies, forbids or ends something. */
function countNegations(text: string): number {
  const plain = normalise(text).replaceAll(NOT_A_DENIAL, " ");
  return plain.match(NEGATORS)?.length ?? 0;
}

/**
 * Whether an answer denies what a statement says: one has an odd number of denials and the other an
 * even one. A sentence encoder hears next to no difference there.
 */
export function isDenial(answer: string, statement: string): boolean {
  return countNegations(answer) % 2 !== countNegations(statement) % 2;
}
