import { asSentence } from "@elenchus/curriculum/frames/passage";
import { reasonOpposites } from "@elenchus/dialogue/answer-key/defences";
import {
  impactExpectations,
  impactHelp,
  impactMisconceptions,
} from "@elenchus/dialogue/answer-key/impact";
import { misconceptionsOf } from "@elenchus/dialogue/answer-key/misconceptions";
import { weakReasonExpectation } from "@elenchus/dialogue/answer-key/weak-reason";
import type { ModuleNumber } from "@elenchus/domain/modules";
import type { AnswerKey } from "@elenchus/dialogue/argument";
import type { Analysis, EvaluatedPassage } from "./analysis/analysis.ts";
import { conclusionExpectation, reasonExpectations } from "./conclusion-and-reasons.ts";
import { partsOf } from "./parts-of.ts";
import { slotsOf } from "./defence-slots.ts";
import { sayFlaw } from "./analysis/say-flaw.ts";

/** The answer key of an argument of modules 2 to 7. */
export function evaluatingKey(
  module: ModuleNumber,
  passage: EvaluatedPassage,
  analysis: Analysis,
): AnswerKey {
  const { issue, reasons, frame } = passage;
  const { impact } = analysis;
  const parts = partsOf(passage);
  const flaw = { module, kind: frame.weakness };
  const weakReason = sayFlaw(passage)?.asReason ?? [];
  const { hints, prompt } = impactHelp(module);
  return {
    conclusion: asSentence(issue.claim),
    reasons: reasons.map(({ reason }) => asSentence(reason.clause)),
    expectations: [
      conclusionExpectation(passage),
      ...reasonExpectations(passage),
      ...(weakReason.length === 0
        ? []
        : [
            weakReasonExpectation(
              frame.weakWords(passage),
              weakReason,
              reasonOpposites(flaw, slotsOf(passage)),
            ),
          ]),
      ...analysis.expectations,
      ...impactExpectations(
        { ...impact, hints: [...hints, impact.hint], prompt },
        passage.passage,
        flaw,
      ),
    ],
    misconceptions: [
      ...misconceptionsOf("conclusion", parts),
      ...misconceptionsOf("reasons", parts),
      ...analysis.misconceptions,
      ...impactMisconceptions(flaw),
    ],
  };
}
