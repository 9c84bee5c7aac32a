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
 * Places for ambiguous words that the learner finds and the key does not list: any word of the passage counts that the
 * learner can take in two ways, and both that the step asks for may be such.
 */
export function ownTermExpectations(): readonly [Expectation, Expectation] {
  const own = { kind: "ambiguous_term", step: ANALYSIS_STEP, ...texts.own } as const;
  return [
    { ...own, id: OWN_TERM_ID },
    { ...own, id: "own-1", isOwn: true },
  ];
}
