import type { AmbiguousTerm } from "@elenchus/curriculum/issue";
import type { Expectation } from "../argument.ts";
import { OWN_TERM_ID } from "../own-term-id.ts";
import { oppositesOf } from "./defences.ts";
import { fillWith } from "./fill-with.ts";
import { ANALYSIS_STEP } from "./steps.ts";
import texts from "./terms.json" with { type: "json" };

/** The expectation that the learner finds an ambiguous term of a clause, and its two readings. */
export function termExpectation(clause: string, term: AmbiguousTerm, index: number): Expectation {
  const { phrase, readings, stake } = term;
  const [first, second] = readings;
  const { statement, paraphrases, hints, prompt } = texts.listed;
  const fill = fillWith({ clause, phrase, first, second, stake, initial: phrase.charAt(0) });
  return {
    id: `term-${index + 1}`,
    kind: "ambiguous_term",
    step: ANALYSIS_STEP,
    statement: fill(statement),
    quote: clause,
    paraphrases: paraphrases.map(fill),
    opposites: oppositesOf({ module: 1 }, { phrase: [phrase], first: [first], second: [second] }),
    hints: hints.map(fill),
    prompt: fill(prompt),
    term: { phrase, readings, stake },
  };
}

/**
 * Stands for an ambiguous word that the learner finds and the key does not list: any word of the
 * passage counts that the learner can take in two ways.
 */
export function ownTermExpectation(): Expectation {
  return { id: OWN_TERM_ID, kind: "ambiguous_term", step: ANALYSIS_STEP, ...texts.own };
}

/** A second place for such a word: both that the step asks for may be of the learner's own finding. */
export function secondOwnTermExpectation(): Expectation {
  return { ...ownTermExpectation(), id: "own-1", isOwn: true };
}
