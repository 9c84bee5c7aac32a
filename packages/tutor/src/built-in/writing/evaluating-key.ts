import { asSentence } from "@elenchus/curriculum/frames/passage";
import {
  conclusionMisconceptions,
  reasonMisconceptions,
} from "../../answer-key/conclusion-and-reason-misconceptions.ts";
import {
  IMPACT_HINTS,
  IMPACT_PROMPT,
  impactExpectations,
  impactMisconceptions,
} from "../../answer-key/impact.ts";
import { weakReasonExpectation } from "../../answer-key/weak-reason.ts";
import type { AnswerKey } from "../../dialogue/argument.ts";
import type { Analysis, EvaluatedPassage } from "./analysis/analysis.ts";
import { conclusionExpectation, reasonExpectations } from "./conclusion-and-reasons.ts";
import { partsOf } from "./parts-of.ts";

/** The answer key of an argument of modules 2 to 7. */
export function evaluatingKey(
  passage: EvaluatedPassage,
  analysis: Analysis,
  weakReason: readonly string[],
): AnswerKey {
  const { issue, reasons, frame } = passage;
  const { impact } = analysis;
  const parts = partsOf(passage);
  const hints = [...IMPACT_HINTS, impact.hint];
  return {
    conclusion: asSentence(issue.claim),
    reasons: reasons.map(({ reason }) => asSentence(reason.clause)),
    expectations: [
      conclusionExpectation(passage),
      ...reasonExpectations(passage),
      ...(weakReason.length === 0
        ? []
        : [weakReasonExpectation(frame.weakWords(passage), weakReason)]),
      ...analysis.expectations,
      ...impactExpectations({ ...impact, hints, prompt: IMPACT_PROMPT }, passage.passage),
    ],
    misconceptions: [
      ...conclusionMisconceptions(parts),
      ...reasonMisconceptions(parts),
      ...analysis.misconceptions,
      ...impactMisconceptions(),
    ],
  };
}
