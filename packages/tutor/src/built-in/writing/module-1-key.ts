import type { ComposedPassage } from "@elenchus/curriculum/frames/compose";
import { asSentence } from "@elenchus/curriculum/frames/passage";
import type { AnswerKey, Expectation } from "../../dialogue/argument.ts";
import { conclusionHints, conclusionProbes } from "./conclusion-questions.ts";
import { module1Misconceptions } from "./module-1-misconceptions.ts";
import { reasonHints, reasonProbe } from "./reason-questions.ts";
import { ownTermExpectation, termExpectation, termProbe } from "./term-questions.ts";

/** Indices of module 1's steps. */
const STEP = { conclusion: 0, reasons: 1, terms: 2 } as const;

/** Words of a clause up to and with the given word, for a sentence to be finished. */
function openingUpTo(clause: string, word: string): string {
  const words = clause.split(" ");
  const at = words.indexOf(word);
  return words.slice(0, at === -1 ? 3 : at + 1).join(" ");
}

function conclusionExpectation(composed: ComposedPassage): Expectation {
  const { issue } = composed;
  return {
    id: "conclusion",
    kind: "conclusion",
    step: STEP.conclusion,
    statement: asSentence(issue.claim),
    quote: issue.claim,
    paraphrases: [issue.claim, ...issue.claimParaphrases],
    hints: conclusionHints(composed),
    prompt: `Finish this sentence in your own words: "The writer wants us to accept that ${openingUpTo(issue.claim, "should")} …"`,
  };
}

function reasonExpectations(composed: ComposedPassage): Expectation[] {
  return composed.reasons.map((used, index) => ({
    id: `reason-${index + 1}`,
    kind: "reason",
    step: STEP.reasons,
    statement: asSentence(used.reason.clause),
    quote: used.reason.clause,
    paraphrases: [used.reason.clause, ...used.reason.paraphrases],
    hints: reasonHints(composed, index),
    prompt: `Finish this sentence from the passage's own case: "… because ${used.reason.clause.split(" ").slice(0, 2).join(" ")} …"`,
  }));
}

/** The answer key of a module 1 argument: conclusion, reasons, ambiguous terms, and their probes. */
export function module1Key(composed: ComposedPassage): AnswerKey {
  const { issue, reasons } = composed;
  return {
    conclusion: asSentence(issue.claim),
    reasons: reasons.map(({ reason }) => asSentence(reason.clause)),
    expectations: [
      conclusionExpectation(composed),
      ...conclusionProbes(composed),
      ...reasonExpectations(composed),
      reasonProbe(composed),
      ...reasons.map(({ reason }, index) => termExpectation(reason, index)),
      ownTermExpectation(),
      termProbe(),
    ],
    misconceptions: module1Misconceptions(composed),
  };
}
