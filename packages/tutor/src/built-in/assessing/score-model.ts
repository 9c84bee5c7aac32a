import type { Features, Match } from "./match.ts";
import fitted from "./score-weights.json" with { type: "json" };

/** Weights of one logistic regression, by feature. */
export type ScoreWeights = Readonly<Record<keyof Features | "bias", number>>;

/** A conclusion says what should be and a reason how things are: they are told by different weights. */
export type ScoreKind = "conclusion" | "reason";

/** Fitted by `npm run fit`, never by hand. */
const WEIGHTS: Readonly<Record<ScoreKind, ScoreWeights>> = fitted;

/** Features in the order of the model. */
export const FEATURE_NAMES = [
  "near",
  "nearMargin",
  "shared",
  "sharedMargin",
  "known",
  "knownMargin",
  "size",
  "denial",
  "normative",
] as const satisfies readonly (keyof Features)[];

/** Weighted sum of the features, in logits. */
export function sumFeatures(features: Features, weights: ScoreWeights): number {
  return FEATURE_NAMES.reduce((total, name) => total + weights[name] * features[name], weights.bias);
}

/** Below this nearness, and without shared words, a segment is about something else. */
const LEAST_NEAR = 0.4;
const LEAST_SHARED = 0.2;

/** Whether a segment has too little to do with a statement to state it. */
export function isElsewhere({ near, shared }: Features): boolean {
  return near < LEAST_NEAR && shared < LEAST_SHARED;
}

/** Probability, 0 to 1, that the match's segment states its statement. */
export function scoreMatch({ statement, features }: Match): number {
  if (isElsewhere(features)) return 0;
  const kind: ScoreKind = statement.id === "conclusion" ? "conclusion" : "reason";
  return 1 / (1 + Math.exp(-sumFeatures(features, WEIGHTS[kind])));
}
