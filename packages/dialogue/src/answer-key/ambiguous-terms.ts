import type { AmbiguousTerm } from "@elenchus/curriculum/issue";
import type { Expectation, Misconception } from "../argument.ts";
import { OWN_TERM_ID } from "../own-term-id.ts";
import { defenceMisconception, oppositesOf } from "./defences.ts";

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

/** A question on what hangs on an ambiguity, for learners who found the terms at once. */
export function termProbe(): Expectation {
  return {
    id: "probe-term-stake",
    kind: "probe",
    step: 2,
    statement:
      "An ambiguity matters when the reason supports the conclusion well on one reading and hardly on the other.",
    question:
      "Take one of the words that can be read in two ways. With which of its meanings does the reason support the conclusion better, and why?",
    paraphrases: [
      "the argument is stronger if the word has the first meaning",
      "if it means this, the reason supports the conclusion, but if it means that, it does not",
      "on the second meaning the reason is weak",
      "with that meaning it has little to do with the conclusion",
      "it only works if the writer means this",
      "then the conclusion follows, otherwise it doesn't",
    ],
    hints: [
      "Put each meaning in the place of the word, and read the reason and the conclusion one after the other. In which case would you shrug?",
    ],
    prompt: 'Finish one of these: "If the word means …, then the reason …"',
  };
}

/** What learners are likely to take for an ambiguous word. */
export function termMisconceptions(phrases: readonly string[]): Misconception[] {
  return [
    defenceMisconception({ module: 1 }, { phrase: phrases }),
    {
      id: "disagreement-as-ambiguity",
      step: 2,
      paraphrases: [
        "that claim is not true",
        "I disagree with what the writer says",
        "there is no proof for that",
        "that is wrong because it does not work like that",
        "the writer exaggerates",
      ],
      correction:
        "Whether a claim is true is one question; what it means is another, and it comes first. Which word in it could two readers understand differently?",
    },
    {
      id: "hard-word-as-ambiguous",
      step: 2,
      paraphrases: [],
      correction:
        "A hard word is not yet an ambiguous one: a dictionary settles it. Look for an easy word that two readers would fill in differently. Which one, and how?",
    },
  ];
}
