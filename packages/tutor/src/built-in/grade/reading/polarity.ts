import { normalise } from "@elenchus/dialogue/words/words";
import { compilePhrases } from "@elenchus/dialogue/words/compile-phrases";
import phrases from "./polarity-phrases.json" with { type: "json" };

const NEGATORS = compilePhrases(phrases.negators);

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
 * even one. A reader hears next to no difference there.
 */
export function isDenial(answer: string, statement: string): boolean {
  return countNegations(answer) % 2 !== countNegations(statement) % 2;
}
