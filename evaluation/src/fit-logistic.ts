import type { LogisticWeights } from "@elenchus/tutor/built-in/grade/logistic";

/** One case: its terms by name, whether it is right, and how much it counts. */
export interface Case<Name extends string> {
  readonly terms: Readonly<Record<Name, number>>;
  readonly right: boolean;
  readonly weight: number;
}

const STEPS = 2000;
const RATE = 0.03;
/** Decay of Adam's two running means. Source: Kingma and Ba 2015. */
const ADAM = { mean: 0.9, square: 0.999, least: 1e-9 } as const;

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/**
 * Fits a logistic regression by Adam, its terms on one scale.
 * @param shrink pull of the weights towards 0, against fitting to chance
 */
export function fitLogistic<Name extends string>(
  names: readonly Name[],
  cases: readonly Case<Name>[],
  shrink: number,
): LogisticWeights<Name> {
  const mean = names.map((name) => meanOf(cases.map(({ terms }) => terms[name])));
  const spread = names.map(
    (name, at) =>
      Math.sqrt(meanOf(cases.map(({ terms }) => (terms[name] - (mean[at] ?? 0)) ** 2))) || 1,
  );
  const rows = cases.map(({ terms, right, weight }) => ({
    values: [1, ...names.map((name, at) => (terms[name] - (mean[at] ?? 0)) / (spread[at] ?? 1))],
    right: right ? 1 : 0,
    weight,
  }));
  const [bias = 0, ...scaled] = descend(rows, shrink);
  const own = names.map((_, at) => (scaled[at] ?? 0) / (spread[at] ?? 1));
  const byName = Object.fromEntries(names.map((name, at) => [name, own[at] ?? 0]));
  const shift = own.reduce((sum, weight, at) => sum + weight * (mean[at] ?? 0), 0);
  return { ...byName, bias: bias - shift } as LogisticWeights<Name>;
}

function descend(
  rows: readonly { values: readonly number[]; right: number; weight: number }[],
  shrink: number,
): number[] {
  const size = rows[0]?.values.length ?? 1;
  const whole = rows.reduce((sum, { weight }) => sum + weight, 0);
  const weights = Array.from({ length: size }, () => 0);
  const first = Array.from({ length: size }, () => 0);
  const second = Array.from({ length: size }, () => 0);
  for (let step = 1; step <= STEPS; step += 1) {
    const slope = weights.map((weight, at) => (at === 0 ? 0 : shrink * weight));
    for (const { values, right, weight } of rows) {
      let sum = 0;
      for (let at = 0; at < size; at += 1) sum += (weights[at] ?? 0) * (values[at] ?? 0);
      const miss = ((1 / (1 + Math.exp(-sum)) - right) * weight) / whole;
      for (let at = 0; at < size; at += 1) slope[at] = (slope[at] ?? 0) + miss * (values[at] ?? 0);
    }
    for (let at = 0; at < size; at += 1) {
      const pull = slope[at] ?? 0;
      first[at] = ADAM.mean * (first[at] ?? 0) + (1 - ADAM.mean) * pull;
      second[at] = ADAM.square * (second[at] ?? 0) + (1 - ADAM.square) * pull ** 2;
      const pace = (first[at] ?? 0) / (1 - ADAM.mean ** step);
      const scale = Math.sqrt((second[at] ?? 0) / (1 - ADAM.square ** step)) + ADAM.least;
      weights[at] = (weights[at] ?? 0) - (RATE * pace) / scale;
    }
  }
  return weights;
}

/** The weighted sum of terms, in logits. */
export function sumOf<Name extends string>(
  terms: Readonly<Record<Name, number>>,
  weights: LogisticWeights<Name>,
  names: readonly Name[],
): number {
  return names.reduce((total, name) => total + weights[name] * terms[name], weights.bias);
}

/**
 * Where "covered" best begins, in logits: the cut with the highest balanced accuracy at which no larger
 * share of the wrong cases than allowed is accepted.
 */
export function findCut(
  scored: readonly { readonly sum: number; readonly right: boolean }[],
  falseAccepts: number,
): number {
  const share = (right: boolean, cut: number): number => {
    const own = scored.filter((one) => one.right === right);
    return own.filter((one) => one.sum >= cut).length / Math.max(1, own.length);
  };
  let best = { cut: 0, value: -1 };
  for (let cut = -6; cut < 8; cut += 0.02) {
    const value = (share(true, cut) + 1 - share(false, cut)) / 2;
    if (share(false, cut) <= falseAccepts && value > best.value) best = { cut, value };
  }
  return best.cut;
}
