import type { AmbiguousTerm } from "@elenchus/curriculum/issue";
import type { Expectation } from "../argument.ts";
import { OWN_TERM_ID } from "../own-term-id.ts";
import { oppositesOf } from "./defences.ts";

/** The expectation that the learner finds an ambiguous term of a clause, and its two readings. */
export function termExpectation(clause: string, term: AmbiguousTerm, index: number): Expectation {
  const { phrase, readings, stake } = term;
  return {
    id: `term-${index + 1}`,
    kind: "ambiguous_term",
    step: 2,
    statement: `"${phrase}" can be taken in two ways: ${readings[0]}, or ${readings[1]}. ${stake}`,
    quote: clause,
    paraphrases: [
      `"${phrase}" could mean "${readings[0]}" or "${readings[1]}"`,
      `it isn't clear whether "${phrase}" means "${readings[0]}" or "${readings[1]}"`,
      `${phrase}: ${readings[0]}, or ${readings[1]}`,
      `one reader takes "${phrase}" for "${readings[0]}", another for "${readings[1]}"`,
    ],
    opposites: oppositesOf(
      { module: 1 },
      { phrase: [phrase], first: [readings[0]], second: [readings[1]] },
    ),
    hints: [
      "Everybody nods at an ambiguous word, and everybody thinks of something else. Which word in the reasons would you ask the writer to pin down?",
      `Read this reason once more: "${clause}". In which of its words could two readers hear different things?`,
      `Imagine that the writer and a sceptic both agree that "${clause}", and it turns out later that they meant different things. Over which word did they part?`,
    ],
    prompt: `Take the reason "${clause}". A word or phrase in it that begins with "${phrase.charAt(0)}" can be understood in two ways. Which one is it, and what are the two ways?`,
    term: { phrase, readings, stake },
  };
}

/**
 * Stands for an ambiguous word that the learner finds and the key does not list: any word of the
 * passage counts that the learner can take in two ways.
 */
export function ownTermExpectation(): Expectation {
  return {
    id: OWN_TERM_ID,
    kind: "ambiguous_term",
    step: 2,
    statement: "A further word of the passage can be taken in two ways.",
    paraphrases: [],
    hints: [
      "Are there other words in the passage on which the writer and a sceptic might mean different things?",
    ],
    prompt: "Name one more word of the passage, and two things that it could mean there.",
  };
}

/** A second place for such a word: both that the step asks for may be of the learner's own finding. */
export function secondOwnTermExpectation(): Expectation {
  return { ...ownTermExpectation(), id: "own-1", isOwn: true };
}
