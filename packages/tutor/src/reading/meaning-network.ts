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

/** What one unit makes of a text's numbers, from -1 to 1. */
export function activate({ weights, bias }: MeaningUnit, numbers: ArrayLike<number>): number {
  let sum = bias;
  for (let at = 0; at < numbers.length; at += 1) sum += (weights[at] ?? 0) * (numbers[at] ?? 0);
  return Math.tanh(sum);
}

/** How surely a text is of the kind that is looked for, by its numbers: log odds. */
export function oddsOf({ units, bias }: MeaningNetwork, numbers: ArrayLike<number>): number {
  // A loop, for a sum that is handed on from call to call is put on the heap each time.
  let sum = bias;
  for (const unit of units) sum += unit.out * activate(unit, numbers);
  return sum;
}
