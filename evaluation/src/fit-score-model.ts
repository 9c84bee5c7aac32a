import { type ScoreKind, scoreKindOf } from "@elenchus/tutor/built-in/grade/score-kinds";
import { matchAnswer } from "@elenchus/tutor/built-in/grade/assess-statements";
import { type Features, pickNearest } from "@elenchus/tutor/built-in/grade/match";
import {
  expandFeatures,
  isElsewhere,
  type ScoreWeights,
  TERM_NAMES,
} from "@elenchus/tutor/built-in/grade/score-model";
import type { SentenceEncoder } from "@elenchus/tutor/text/sentence-encoder";
import { COVERED } from "@elenchus/dialogue/coverage";
import { findCut, fitLogistic, sumOf } from "./fit-logistic.ts";
import type { Leanings } from "./leaning-samples.ts";
import { type LabelledAnswer, OWN_FIND, placeAnswer } from "./labelled-answer.ts";

/** An answer against one expectation: its features, and whether it should count. */
export interface Sample {
  readonly kind: ScoreKind;
  readonly features: Features;
  readonly right: boolean;
  /** How much it counts in fitting: 1 for a labelled answer. */
  readonly weight: number;
}

/** Pull of the weights towards 0; stronger where there are fewer answers. */
const SHRINK = { claims: 0.001, other: 0.01 } as const;
/** Most false accepts on the tuned part; wrong answers about the impact are told well by other means. */
const FALSE_ACCEPTS = { impact: 0.08, other: 0.05 } as const;

/** The samples of all labelled answers to statement steps; what is labelled near is left out. */
export async function collectSamples(
  encoder: SentenceEncoder,
  labels: readonly LabelledAnswer[],
  leanings: Leanings,
): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const label of labels) {
    if (label.probe !== undefined || label.covers.includes(OWN_FIND)) continue;
    const { argument, message } = placeAnswer(label);
    const asked = argument.key.expectations.filter(
      (one) => one.step === label.step && scoreKindOf(one.kind) !== null && one.isOwn !== true,
    );
    if (asked.length === 0) continue;
    const matches = await matchAnswer(encoder, argument, label.step, message);
    for (const one of asked) {
      if (label.near.includes(one.id)) continue;
      const match = pickNearest(matches.filter((each) => each.statement.id === one.id));
      if (match === null || match.heaped) continue;
      const leaning = leanings.get(label) ?? match.features.leaning;
      const features = { ...match.features, leaning };
      if (isElsewhere(features)) continue;
      samples.push({
        kind: match.statement.kind,
        features,
        right: label.covers.includes(one.id),
        weight: 1,
      });
    }
  }
  return samples;
}

/**
 * Weights for one kind of statement, with "covered" where few wrong answers of the labelled ones are
 * accepted and most right ones.
 */
export function fitWeights(labelled: readonly Sample[], library: readonly Sample[]): ScoreWeights {
  const kind = labelled[0]?.kind;
  const isClaim = kind === "conclusion" || kind === "reason";
  const cases = [...labelled, ...library].map((sample) => ({
    ...sample,
    terms: expandFeatures(sample.features),
  }));
  const weights = fitLogistic(TERM_NAMES, cases, isClaim ? SHRINK.claims : SHRINK.other);
  const scored = labelled.map(({ features, right }) => ({
    right,
    sum: sumOf(expandFeatures(features), weights, TERM_NAMES),
  }));
  const cut = findCut(scored, kind === "impact" ? FALSE_ACCEPTS.impact : FALSE_ACCEPTS.other);
  return { ...weights, bias: weights.bias + Math.log(COVERED / (1 - COVERED)) - cut };
}
