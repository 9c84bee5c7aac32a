import type { ComposedPassage } from "@elenchus/curriculum/frames/compose";
import { asSentence } from "@elenchus/curriculum/frames/passage";
import {
  ownTermExpectations,
  termExpectation,
} from "@elenchus/dialogue/answer-key/ambiguous-terms";
import { misconceptionsOf } from "@elenchus/dialogue/answer-key/misconceptions";
import { probeOf } from "@elenchus/dialogue/answer-key/probes";
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
      ...ownTermExpectations(),
      probeOf("term"),
    ],
    misconceptions: [
      ...misconceptionsOf("conclusion", parts),
      ...misconceptionsOf("reasons", parts),
      ...misconceptionsOf("ambiguous_term", parts, {
        slots: { phrase: reasons.map(({ reason }) => reason.ambiguous.phrase) },
      }),
    ],
  };
}
