import type { Features } from "./match.ts";
import fitted from "./score-weights.json" with { type: "json" };

/** Weights of the logistic regression, by feature. Fitted by `npm run fit`, never by hand. */
export type ScoreWeights = Readonly<Record<keyof Features | "bias", number>>;

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
  "verb",
] as const satisfies readonly (keyof Features)[];

/** Probability, 0 to 1, that a segment with these features states the statement. */
export function scoreMatch(features: Features, weights: ScoreWeights = fitted): number {
  const sum = FEATURE_NAMES.reduce(
    (total, name) => total + weights[name] * features[name],
    weights.bias,
  );
  return 1 / (1 + Math.exp(-sum));
}
