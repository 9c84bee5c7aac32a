import { memoiseOf } from "@elenchus/dialogue/words/memoise";

/** One unit of a network: it weighs numbers, and says how far that speaks for what is looked for. */
export interface MeaningUnit {
  /** One weight for each number. */
  readonly weights: ArrayLike<number>;
  readonly bias: number;
  readonly out: number;
}

/** A network of one hidden layer that tells two kinds of texts apart by their meaning, and by what else is known of them. */
export interface MeaningNetwork {
  readonly units: readonly MeaningUnit[];
  readonly bias: number;
}

/** One unit's output for a text's numbers, from -1 to 1. */
function activate({ weights, bias }: MeaningUnit, numbers: ArrayLike<number>): number {
  let sum = bias;
  for (let at = 0; at < numbers.length; at += 1) sum += (weights[at] ?? 0) * (numbers[at] ?? 0);
  return Math.tanh(sum);
}

/** The units with their weights as doubles in a row: numbers out of a list are put on the heap one by one. */
const unitsOf = memoiseOf(({ units }: MeaningNetwork): readonly MeaningUnit[] =>
  units.map((unit) => ({ ...unit, weights: new Float64Array(unit.weights) })),
);

/** How surely a text is of the kind that is looked for, by its numbers: log odds. */
export function oddsOf(network: MeaningNetwork, numbers: ArrayLike<number>): number {
  const given = new Float64Array(numbers);
  let sum = network.bias;
  for (const unit of unitsOf(network)) sum += unit.out * activate(unit, given);
  return sum;
}

/** A text's features with its meaning behind them, as a network weighs them. */
export function joinNumbers(terms: readonly number[], meaning: Float32Array): Float64Array {
  const numbers = new Float64Array(terms.length + meaning.length);
  numbers.set(terms);
  numbers.set(meaning, terms.length);
  return numbers;
}
