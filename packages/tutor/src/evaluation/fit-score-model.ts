import { matchAnswer } from "../built-in/assessing/assess-statements.ts";
import { type Features, pickNearest } from "../built-in/assessing/match.ts";
import { FEATURE_NAMES, isElsewhere, type ScoreKind, type ScoreWeights, sumFeatures } from "../built-in/assessing/score-model.ts";
import type { SentenceEncoder } from "../built-in/sentence-encoder.ts";
import { COVERED } from "../dialogue/coverage.ts";
import { type LabelledAnswer, placeAnswer } from "./labelled-answer.ts";

/** An answer against one expectation: its features, and whether it should count. */
export interface Sample {
  readonly kind: ScoreKind;
  readonly features: Features;
  readonly right: boolean;
}

const STEPS = 6000;
const RATE = 0.3;
/** Pull of the weights towards 0, against fitting to chance. */
const SHRINK = 0.004;
/** Most false accepts on the tuned part. */
const FALSE_ACCEPTS = 0.05;

/** The samples of all labelled answers to statement steps; what is labelled near is left out. */
export async function collectSamples(encoder: SentenceEncoder, labels: readonly LabelledAnswer[]): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const label of labels) {
    if (label.probe !== undefined || label.step > 1) continue;
    const { argument, message } = placeAnswer(label);
    const matches = await matchAnswer(encoder, argument, label.step, message);
    for (const one of argument.key.expectations) {
      if (one.step !== label.step || one.kind === "probe" || label.near.includes(one.id)) continue;
      const match = pickNearest(matches.filter((each) => each.statement.id === one.id));
      if (match === null || match.heaped || isElsewhere(match.features)) continue;
      const kind: ScoreKind = one.id === "conclusion" ? "conclusion" : "reason";
      samples.push({ kind, features: match.features, right: label.covers.includes(one.id) });
    }
  }
  return samples;
}

const NAMES = ["bias", ...FEATURE_NAMES] as const;
type Sums = Record<keyof ScoreWeights, number>;

function zeros(): Sums {
  return Object.fromEntries(NAMES.map((name) => [name, 0])) as Sums;
}

/** Mean and spread of each feature, so that all are fitted on one scale. */
function scaleOf(samples: readonly Sample[]): { mean: Sums; spread: Sums } {
  const mean = zeros();
  const spread = zeros();
  for (const name of FEATURE_NAMES) {
    const values = samples.map((sample) => sample.features[name]);
    mean[name] = values.reduce((sum, value) => sum + value, 0) / values.length;
    const variance = values.reduce((sum, value) => sum + (value - mean[name]) ** 2, 0) / values.length;
    spread[name] = Math.sqrt(variance) || 1;
  }
  return { mean, spread };
}

/** Fits a logistic regression to the samples by gradient descent. */
export function fitWeights(samples: readonly Sample[]): ScoreWeights {
  const { mean, spread } = scaleOf(samples);
  const scaled = samples.map(({ features, right }) => ({
    right,
    features: Object.fromEntries(
      FEATURE_NAMES.map((name) => [name, (features[name] - mean[name]) / spread[name]]),
    ) as unknown as Features,
  }));
  const weights = zeros();
  for (let step = 0; step < STEPS; step += 1) {
    const slope = zeros();
    for (const { features, right } of scaled) {
      const miss = 1 / (1 + Math.exp(-sumFeatures(features, weights))) - (right ? 1 : 0);
      slope.bias += miss;
      for (const name of FEATURE_NAMES) slope[name] += miss * features[name];
    }
    weights.bias -= (RATE * slope.bias) / scaled.length;
    for (const name of FEATURE_NAMES)
      weights[name] -= RATE * (slope[name] / scaled.length + SHRINK * weights[name]);
  }
  return unscale(weights, mean, spread);
}

function unscale(weights: Sums, mean: Sums, spread: Sums): ScoreWeights {
  const plain = zeros();
  plain.bias = weights.bias;
  for (const name of FEATURE_NAMES) {
    plain[name] = weights[name] / spread[name];
    plain.bias -= plain[name] * mean[name];
  }
  return plain;
}

/** Moves the bias so that "covered" begins where few wrong answers are accepted and most right ones. */
export function alignToCovered(samples: readonly Sample[], weights: ScoreWeights): ScoreWeights {
  const scored = samples.map(({ features, right }) => ({ right, sum: sumFeatures(features, weights) }));
  const share = (right: boolean, cut: number): number => {
    const own = scored.filter((one) => one.right === right);
    return own.filter((one) => one.sum >= cut).length / Math.max(1, own.length);
  };
  let best = { cut: 0, value: -1 };
  for (let cut = -4; cut < 6; cut += 0.02) {
    const value = (share(true, cut) + 1 - share(false, cut)) / 2;
    if (share(false, cut) <= FALSE_ACCEPTS && value > best.value) best = { cut, value };
  }
  return { ...weights, bias: weights.bias + Math.log(COVERED / (1 - COVERED)) - best.cut };
}
