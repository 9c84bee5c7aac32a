import { readValues } from "@elenchus/tutor/built-in/grade/assess-values";
import type { LogisticWeights } from "@elenchus/tutor/built-in/grade/logistic";
import {
  expandValue,
  VALUE_TERM_NAMES,
  type ValueTerms,
} from "@elenchus/tutor/built-in/grade/value-model";
import { isHeap } from "@elenchus/tutor/built-in/grade/reading/heaps";
import type { SentenceEncoder } from "@elenchus/tutor/text/sentence-encoder";
import { COVERED } from "@elenchus/dialogue/coverage";
import { findCut, fitLogistic, sumOf } from "./fit-logistic.ts";
import { type LabelledAnswer, placeAnswer } from "./labelled-answer.ts";
import type { Leanings } from "./leaning-samples.ts";

const SHRINK = 0.01;
/** Most false accepts on the tuned part. */
const FALSE_ACCEPTS = 0.045;

/** Weights for the two values of a conflict, fitted to the labelled answers. */
export async function fitValueWeights(
  encoder: SentenceEncoder,
  labels: readonly LabelledAnswer[],
  leanings: Leanings,
): Promise<LogisticWeights<keyof ValueTerms>> {
  const cases: { terms: ValueTerms; right: boolean; weight: number }[] = [];
  for (const label of labels) {
    const { argument, message } = placeAnswer(label);
    const asked = argument.key.expectations.find((one) => one.step === label.step);
    if (label.probe !== undefined || asked?.kind !== "value" || isHeap(message)) continue;
    const read = await readValues(encoder, argument, message);
    for (const side of ["first", "second"] as const) {
      if (label.near.includes(`value-${side}`)) continue;
      const leaning = leanings.get(label) ?? read[side].leaning;
      const terms = expandValue({ ...read[side], leaning });
      cases.push({ terms, right: label.covers.includes(`value-${side}`), weight: 1 });
    }
  }
  const weights = fitLogistic(VALUE_TERM_NAMES, cases, SHRINK);
  const scored = cases.map(({ terms, right }) => ({
    right,
    sum: sumOf(terms, weights, VALUE_TERM_NAMES),
  }));
  const cut = findCut(scored, FALSE_ACCEPTS);
  console.log(`values: ${cases.length} labelled pairs.`);
  return { ...weights, bias: weights.bias + Math.log(COVERED / (1 - COVERED)) - cut };
}
