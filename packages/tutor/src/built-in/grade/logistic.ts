/** Weights of a logistic regression: one for each term, and the bias. */
export type LogisticWeights<Name extends string> = Readonly<Record<Name | "bias", number>>;

/** Probability, 0 to 1, that a logistic regression gives to its terms. */
export function squash<Name extends string>(
  names: readonly Name[],
  terms: Readonly<Record<Name, number>>,
  weights: LogisticWeights<Name>,
): number {
  const sum = names.reduce((total, name) => total + weights[name] * terms[name], weights.bias);
  return 1 / (1 + Math.exp(-sum));
}
