import type { MeaningNetwork } from "@elenchus/tutor/text/meaning-network";
import { fitNetwork, type NetworkCase, type NetworkPlan } from "./fit-network.ts";

interface Scale {
  readonly means: readonly number[];
  readonly spreads: readonly number[];
}

/** Spread of a meaning's numbers where they are not to be told apart by how they spread. */
const MEANING_SPREAD = 1 / 3;

function scaleOf(rows: readonly ArrayLike<number>[], columns: number): Scale {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const size = rows[0]?.length ?? 0;
  const means: number[] = [];
  const spreads: number[] = [];
  for (let at = 0; at < size; at += 1) {
    const column = at < columns ? rows.map((row) => row[at] ?? 0) : [];
    const middle = mean(column);
    means.push(middle);
    spreads.push(
      at < columns
        ? Math.sqrt(mean(column.map((value) => (value - middle) ** 2))) || 1
        : MEANING_SPREAD,
    );
  }
  return { means, spreads };
}

/** A network that was fitted to scaled numbers, for the numbers as they are. */
function unscale({ units, bias }: MeaningNetwork, { means, spreads }: Scale): MeaningNetwork {
  return {
    bias,
    units: units.map((unit) => {
      const weights = spreads.map((spread, at) => (unit.weights[at] ?? 0) / spread);
      const shift = weights.reduce((sum, weight, at) => sum + weight * (means[at] ?? 0), 0);
      return { weights, bias: unit.bias - shift, out: unit.out };
    }),
  };
}

/**
 * Fits a network to numbers that are on scales of their own; it weighs the numbers as they are.
 * @param scaled how many of the first numbers are brought to one scale; the others are those of a meaning, a vector of
 *   length 1. All of them, where nothing is said
 */
export function fitScaled(
  cases: readonly NetworkCase[],
  plan: NetworkPlan,
  scaled = Number.POSITIVE_INFINITY,
): MeaningNetwork {
  const scale = scaleOf(
    cases.map(({ numbers }) => numbers),
    scaled,
  );
  const { means, spreads } = scale;
  const even = cases.map(({ numbers, ...one }) => ({
    ...one,
    numbers: Array.from(numbers, (value, at) => (value - (means[at] ?? 0)) / (spreads[at] ?? 1)),
  }));
  return unscale(fitNetwork(even, plan), scale);
}
