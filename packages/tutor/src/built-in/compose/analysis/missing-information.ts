import {
  gapOpposites,
  MISSING_INFORMATION_IMPACT,
  missingInformationMisconceptions,
  WEIGH_PROBE,
} from "@elenchus/dialogue/answer-key/missing-information";
import { FINDS_ENOUGH, ownFinds } from "@elenchus/dialogue/answer-key/own-finds";
import { ANALYSIS_STEP } from "@elenchus/dialogue/answer-key/steps";
import type { Expectation } from "@elenchus/dialogue/argument";
import { partsOf } from "../parts-of.ts";
import { type Analysis, type EvaluatedPassage, pickBy, quoteReason } from "./analysis.ts";

const WEAK_HINT =
  "Missing information is a fact that the passage keeps from you and that could change your mind. Take one reason, and ask: what could turn out to be the case that would make me shrug at it?";

const IMPACT_STATEMENTS = [
  "As long as these facts are missing, the reasons cannot be weighed: depending on the answers they may carry the conclusion or not, so the argument persuades less than it seems to.",
  "Nobody can say yet how much these reasons are worth: one answer to the open questions would make them strong, another would leave little of them.",
  "A fair reader holds back here. The reasons may be good, but what would show it has been left out, so they carry less than they seem to.",
] as const;

/** Module 2: what a reader would have to know, and is not told. */
export function missingInformation(passage: EvaluatedPassage): Analysis {
  const ofReasons = passage.reasons.map(({ reason }, index): Expectation => {
    return {
      id: `gap-${index + 1}`,
      kind: "missing_information",
      step: ANALYSIS_STEP,
      statement: reason.gap.question,
      quote: passage.reasons[index]?.reason.clause ?? "",
      paraphrases: [reason.gap.question, ...reason.gap.paraphrases],
      opposites: gapOpposites(reason.gap.paraphrases),
      hints: [
        WEAK_HINT,
        `Take this reason: ${quoteReason(passage, index)}. Suppose that you had to write a report on whether it holds. What would you go and find out first?`,
        `The writer seems to count on it that ${reason.assumption.clause}. Which question would test that, and is its answer anywhere in the passage?`,
      ],
      prompt: `Finish this sentence: "Before I let myself be convinced by ${quoteReason(passage, index).replaceAll('"', "'")}, I would want to know …"`,
    };
  });
  return {
    enough: FINDS_ENOUGH,
    expectations: [...ofReasons, ...ownFinds("missing_information"), WEIGH_PROBE],
    misconceptions: missingInformationMisconceptions(partsOf(passage)),
    impact: {
      ...MISSING_INFORMATION_IMPACT,
      statement: pickBy(passage.passage, IMPACT_STATEMENTS),
    },
  };
}
