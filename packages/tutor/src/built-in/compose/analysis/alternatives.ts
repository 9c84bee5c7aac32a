import { asSentence } from "@elenchus/curriculum/frames/passage";
import {
  ALTERNATIVE_IMPACT,
  alternativeMisconceptions,
  alternativeOpposites,
  WHICH_REASON_PROBE,
} from "@elenchus/dialogue/answer-key/alternatives";
import { FINDS_ENOUGH, ownFinds } from "@elenchus/dialogue/answer-key/own-finds";
import { ANALYSIS_STEP } from "@elenchus/dialogue/answer-key/steps";
import type { Expectation } from "@elenchus/dialogue/argument";
import { partsOf } from "../parts-of.ts";
import { type Analysis, type EvaluatedPassage, pickBy, quoteReason } from "./analysis.ts";

const WEAK_HINT =
  "Cover the conclusion with your hand and read only the reasons. If somebody brought you these facts and asked what to make of them, what would come to your mind?";

const IMPACT_STATEMENTS = [
  "The reasons may all be true and still leave room for another conclusion; until the writer shows why this one is better, they persuade us that the matter deserves attention, but not that it has to be this.",
  "Somebody can accept every reason and still go elsewhere, so the reasons alone do not decide for this conclusion; what is missing is why it is better than the others.",
  "The reasons show that the matter deserves attention, and leave open what follows from it. The step to just this conclusion needs more than the passage gives.",
] as const;

/** Module 6: what else the same reasons would support. */
export function alternatives(passage: EvaluatedPassage): Analysis {
  const listed = passage.reasons.map(({ reason }, index): Expectation => {
    return {
      id: `alternative-${index + 1}`,
      kind: "alternative",
      step: ANALYSIS_STEP,
      statement: asSentence(reason.alternative.clause),
      paraphrases: [reason.alternative.clause, ...reason.alternative.paraphrases],
      opposites: alternativeOpposites(reason.alternative.clause),
      hints: [
        WEAK_HINT,
        `Take this reason alone: ${quoteReason(passage, index)}. What else could be concluded from it, or what other explanation would go with it?`,
        `Suppose that what the writer asks for is impossible. What else could be done by somebody to whom this matters: ${quoteReason(passage, index)}?`,
      ],
      prompt: `Finish this sentence: "If it is true that ${quoteReason(passage, index).replaceAll('"', "'")}, one could also conclude that …"`,
    };
  });
  return {
    enough: FINDS_ENOUGH,
    expectations: [...listed, ...ownFinds("alternative"), WHICH_REASON_PROBE],
    misconceptions: alternativeMisconceptions(partsOf(passage)),
    impact: { ...ALTERNATIVE_IMPACT, statement: pickBy(passage.passage, IMPACT_STATEMENTS) },
  };
}
