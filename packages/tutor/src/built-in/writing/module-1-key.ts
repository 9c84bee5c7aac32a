import type { ComposedPassage } from "@elenchus/curriculum/frames/compose";
import { asSentence } from "@elenchus/curriculum/frames/passage";
import type { AnswerKey } from "../../dialogue/argument.ts";
import { conclusionExpectation, reasonExpectations } from "./conclusion-and-reasons.ts";
import { conclusionProbes } from "./conclusion-questions.ts";
import {
  conclusionMisconceptions,
  reasonMisconceptions,
} from "./conclusion-and-reason-misconceptions.ts";
import { reasonProbe } from "./reason-questions.ts";
import {
  ownTermExpectation,
  termExpectation,
  termMisconceptions,
  termProbe,
} from "./term-questions.ts";

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
    misconceptions: [
      ...conclusionMisconceptions(composed),
      ...reasonMisconceptions(composed),
      ...termMisconceptions(),
    ],
  };
}
