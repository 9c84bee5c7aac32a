import { asSentence } from "@elenchus/curriculum/frames/passage";
import type { AnswerKey, Expectation } from "../../dialogue/argument.ts";
import type { Analysis, EvaluatedPassage } from "./analysis/analysis.ts";
import { conclusionExpectation, reasonExpectations, STEP } from "./conclusion-and-reasons.ts";
import {
  conclusionMisconceptions,
  reasonMisconceptions,
} from "./conclusion-and-reason-misconceptions.ts";
import { impactExpectations, impactMisconceptions } from "./impact.ts";

/** The expectation for what is offered in support and is the weak part of the passage. */
export const WEAK_REASON_ID = "reason-weak";

/** The answer key of an argument of modules 2 to 7. */
export function evaluatingKey(
  passage: EvaluatedPassage,
  analysis: Analysis,
  weakReason: readonly string[],
): AnswerKey {
  const { issue, reasons } = passage;
  return {
    conclusion: asSentence(issue.claim),
    reasons: reasons.map(({ reason }) => asSentence(reason.clause)),
    expectations: [
      conclusionExpectation(passage),
      ...reasonExpectations(passage),
      ...weakReasonExpectations(passage, weakReason),
      ...analysis.expectations,
      ...impactExpectations(analysis, passage.passage),
    ],
    misconceptions: [
      ...conclusionMisconceptions(passage),
      ...reasonMisconceptions(passage),
      ...analysis.misconceptions,
      ...impactMisconceptions(),
    ],
  };
}

/** What the writer offers in support besides the reasons: it is given, however little it is worth. */
function weakReasonExpectations(
  passage: EvaluatedPassage,
  paraphrases: readonly string[],
): Expectation[] {
  const [first] = paraphrases;
  if (first === undefined) return [];
  return [
    {
      id: WEAK_REASON_ID,
      kind: "reason",
      step: STEP.reasons,
      statement: asSentence(first.charAt(0).toUpperCase() + first.slice(1)),
      quote: passage.frame.weakWords(passage),
      paraphrases,
      hints: [
        'Turn the conclusion into a question: "Why?" Which claims in the passage answer it?',
        "Besides the two claims that stand out, the writer brings up something else in support. Where?",
        `Look at the place that begins "${passage.frame.weakWords(passage).split(" ").slice(0, 5).join(" ")} …" What is it meant to do for the conclusion?`,
      ],
      prompt: "What else does the writer put forward so that you accept the conclusion?",
    },
  ];
}
