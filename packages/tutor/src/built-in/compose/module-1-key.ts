import type { ComposedPassage } from "@elenchus/curriculum/frames/compose";
import { asSentence } from "@elenchus/curriculum/frames/passage";
import {
  ownTermExpectation,
  termExpectation,
  termMisconceptions,
  termProbe,
} from "@elenchus/dialogue/answer-key/ambiguous-terms";
import {
  conclusionMisconceptions,
  reasonMisconceptions,
} from "@elenchus/dialogue/answer-key/conclusion-and-reason-misconceptions";
import type { AnswerKey } from "@elenchus/dialogue/argument";
import { conclusionExpectation, reasonExpectations } from "./conclusion-and-reasons.ts";
import { conclusionProbes } from "./conclusion-questions.ts";
import { partsOf } from "./parts-of.ts";
import { reasonProbe } from "./reason-questions.ts";

/** The answer key of a module 1 argument: conclusion, reasons, ambiguous terms, and their probes. */
export function module1Key(composed: ComposedPassage): AnswerKey {
  const { issue, reasons } = composed;
  const parts = partsOf(composed);
  return {
    conclusion: asSentence(issue.claim),
    reasons: reasons.map(({ reason }) => asSentence(reason.clause)),
    expectations: [
      conclusionExpectation(composed),
      ...conclusionProbes(composed),
      ...reasonExpectations(composed),
      reasonProbe(composed),
      ...reasons.map(({ reason }, index) =>
        termExpectation(reason.clause, reason.ambiguous, index),
      ),
      ownTermExpectation(),
      termProbe(),
    ],
    misconceptions: [
      ...conclusionMisconceptions(parts),
      ...reasonMisconceptions(parts),
      ...termMisconceptions(reasons.map(({ reason }) => reason.ambiguous.phrase)),
    ],
  };
}
