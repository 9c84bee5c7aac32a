import { matchAnswer } from "../built-in/assessing/assess-statements.ts";
import { type Features, pickNearest } from "../built-in/assessing/match.ts";
import {
  expandFeatures,
  isElsewhere,
  type ScoreKind,
  type ScoreTerms,
  type ScoreWeights,
  scoreKindOf,
  sumTerms,
  TERM_NAMES,
} from "../built-in/assessing/score-model.ts";
import type { SentenceEncoder } from "../built-in/sentence-encoder.ts";
import { COVERED } from "../dialogue/coverage.ts";
import { type LabelledAnswer, OWN_FIND, placeAnswer } from "./labelled-answer.ts";

/** An answer against one expectation: its features, and whether it should count. */
export interface Sample {
  readonly kind: ScoreKind;
  readonly features: Features;
  readonly right: boolean;
  /** How much it counts in fitting: 1 for a labelled answer. */
  readonly weight: number;
}

const STEPS = 3000;
const RATE = 0.02;
/** Decay of Adam's two running means. Source: Kingma and Ba 2015. */
const ADAM = { mean: 0.9, square: 0.999, least: 1e-9 } as const;
/** Pull of the weights towards 0, against fitting to chance. */
const SHRINK = 0.001;
/** Most false accepts on the tuned part. */
const FALSE_ACCEPTS = 0.045;
/** The samples of all labelled answers to statement steps; what is labelled near is left out. */
export async function collectSamples(
  encoder: SentenceEncoder,
  labels: readonly LabelledAnswer[],
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
      if (match === null || match.heaped || isElsewhere(match.features)) continue;
      samples.push({
        kind: match.statement.kind,
        features: match.features,
        right: label.covers.includes(one.id),
        weight: 1,
      });
    }
  }
  return samples;
}

const NAMES = ["bias", ...TERM_NAMES] as const;
type Sums = Record<keyof ScoreWeights, number>;

function fill(valueOf: (name: keyof ScoreWeights) => number): Sums {
  return Object.fromEntries(NAMES.map((name) => [name, valueOf(name)])) as Sums;
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** Fits a logistic regression to the samples by Adam, its terms on one scale. */
export function fitWeights(samples: readonly Sample[]): ScoreWeights {
  const rows = samples.map((sample) => ({ ...sample, terms: expandFeatures(sample.features) }));
  const column = (name: keyof ScoreWeights): number[] =>
    rows.map(({ terms }) => (name === "bias" ? 1 : terms[name]));
  const mean = fill((name) => (name === "bias" ? 0 : meanOf(column(name))));
  const spread = fill(
    (name) => Math.sqrt(meanOf(column(name).map((value) => (value - mean[name]) ** 2))) || 1,
  );
  const scaled = rows.map(({ right, weight, terms }) => ({
    right,
    weight,
    terms: fill((name) => (name === "bias" ? 1 : (terms[name] - mean[name]) / spread[name])),
  }));
  const weights = descend(scaled);
  const plain = fill((name) => (name === "bias" ? weights.bias : weights[name] / spread[name]));
  for (const name of TERM_NAMES) plain.bias -= plain[name] * mean[name];
  return plain;
}

function descend(rows: readonly { right: boolean; weight: number; terms: ScoreTerms }[]): Sums {
  const whole = rows.reduce((sum, { weight }) => sum + weight, 0);
  const weights = fill(() => 0);
  const first = fill(() => 0);
  const second = fill(() => 0);
  for (let step = 1; step <= STEPS; step += 1) {
    const slope = fill((name) => (name === "bias" ? 0 : SHRINK * weights[name]));
    for (const { terms, right, weight } of rows) {
      const found = 1 / (1 + Math.exp(-sumTerms(terms, weights)));
      const miss = ((found - (right ? 1 : 0)) * weight) / whole;
      slope.bias += miss;
      for (const name of TERM_NAMES) slope[name] += miss * terms[name];
    }
    for (const name of NAMES) {
      first[name] = ADAM.mean * first[name] + (1 - ADAM.mean) * slope[name];
      second[name] = ADAM.square * second[name] + (1 - ADAM.square) * slope[name] ** 2;
      const pace = first[name] / (1 - ADAM.mean ** step);
      const scale = Math.sqrt(second[name] / (1 - ADAM.square ** step)) + ADAM.least;
      weights[name] -= (RATE * pace) / scale;
    }
  }
  return weights;
}

/** Moves the bias so that "covered" begins where few wrong answers are accepted and most right ones. */
export function alignToCovered(samples: readonly Sample[], weights: ScoreWeights): ScoreWeights {
  const scored = samples.map(({ features, right }) => ({
    right,
    sum: sumTerms(expandFeatures(features), weights),
  }));
  const share = (right: boolean, cut: number): number => {
    const own = scored.filter((one) => one.right === right);
    return own.filter((one) => one.sum >= cut).length / Math.max(1, own.length);
  };
  let best = { cut: 0, value: -1 };
  for (let cut = -6; cut < 8; cut += 0.02) {
    const value = (share(true, cut) + 1 - share(false, cut)) / 2;
    if (share(false, cut) <= FALSE_ACCEPTS && value > best.value) best = { cut, value };
  }
  return { ...weights, bias: weights.bias + Math.log(COVERED / (1 - COVERED)) - best.cut };
}
