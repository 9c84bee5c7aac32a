import type { ComposedPassage } from "@elenchus/curriculum/frames/compose";
import { asSentence } from "@elenchus/curriculum/frames/passage";
import { STEP } from "@elenchus/dialogue/answer-key/steps";
import type { Expectation } from "@elenchus/dialogue/argument";
import { conclusionHints } from "./conclusion-questions.ts";
import { reasonHints } from "./reason-questions.ts";

/** Words of a clause up to and with the given word, for a sentence to be finished. */
function openingUpTo(clause: string, word: string): string {
  const words = clause.split(" ");
  const at = words.indexOf(word);
  return words.slice(0, at === -1 ? 3 : at + 1).join(" ");
}

/** What an answer to the first step says. */
export function conclusionExpectation(composed: ComposedPassage): Expectation {
  const { issue } = composed;
  return {
    id: "conclusion",
    kind: "conclusion",
    step: STEP.conclusion,
    statement: asSentence(issue.claim),
    quote: issue.claim,
    paraphrases: [issue.claim, ...issue.claimParaphrases],
    opposites: issue.claimOpposites,
    hints: conclusionHints(composed),
    prompt: `Finish this sentence in your own words: "The writer wants us to accept that ${openingUpTo(issue.claim, "should")} …"`,
  };
}

/** What answers to the second step say, one for each reason of the issue that the passage gives. */
export function reasonExpectations(composed: ComposedPassage): Expectation[] {
  return composed.reasons.map((used, index) => ({
    id: `reason-${index + 1}`,
    kind: "reason",
    step: STEP.reasons,
    statement: asSentence(used.reason.clause),
    quote: used.reason.clause,
    paraphrases: [used.reason.clause, ...used.reason.paraphrases],
    opposites: used.reason.opposites,
    hints: reasonHints(composed, index),
    prompt: `Finish this sentence from the passage's own case: "… because ${used.reason.clause.split(" ").slice(0, 2).join(" ")} …"`,
  }));
}
