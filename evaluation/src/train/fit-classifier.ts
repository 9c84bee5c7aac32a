import type { MeaningNetwork } from "@elenchus/tutor/text/meaning-network";

/** A text in numbers, and whether it is of the kind that is looked for. */
export interface Sample {
  readonly numbers: ArrayLike<number>;
  readonly isKind: boolean;
  readonly weight: number;
}

/** How a classifier of one hidden layer is fitted. */
export interface FitPlan {
  readonly units: number;
  readonly epochs: number;
  readonly rate: number;
  /** How many of the first numbers are features, brought to one scale; the others are a vector of length 1. */
  readonly features: number;
  /** Decay of the weights of features, and of the vector's numbers. */
  readonly decay: { readonly features: number; readonly vector: number };
  /** With another one the first weights and the order of the samples are others; 1 unless given. */
  readonly seed?: number;
}

const SEED = 1;
const BATCH = 64;
/** Spread of a vector's numbers: as much smaller than a feature's as they are many. */
const VECTOR_SPREAD = 0.1;
/** Widths of the first weights. */
const START = { features: 0.15, vector: 0.05, out: 0.3 } as const;
/** Decay of Adam's two running means. Source: Kingma and Ba 2015; the weights' own as in Loshchilov and Hutter 2019. */
const ADAM = { mean: 0.9, square: 0.999, least: 1e-8 } as const;
/** Share of the rate that is left at the end. */
const LAST_RATE = 0.05;

/** Numbers from 0 to 1 that repeat. Source: mulberry32. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x100000000;
  };
}

/** Weights in a row, with Adam's means of their slopes. */
class Row {
  readonly values: Float32Array;
  readonly slope: Float32Array;
  private readonly mean: Float32Array;
  private readonly square: Float32Array;
  private readonly decayAt: (at: number) => number;

  constructor(size: number, start: (at: number) => number, decayAt = (_at: number) => 0) {
    this.values = Float32Array.from({ length: size }, (_, at) => start(at));
    this.slope = new Float32Array(size);
    this.mean = new Float32Array(size);
    this.square = new Float32Array(size);
    this.decayAt = decayAt;
  }

  /** One step down the slope, which is flat again then. */
  descend(step: number, rate: number): void {
    const { values, slope, mean, square, decayAt } = this;
    const [rest, restSquare] = [1 - ADAM.mean ** step, 1 - ADAM.square ** step];
    for (let at = 0; at < values.length; at += 1) {
      const down = slope[at] ?? 0;
      const value = values[at] ?? 0;
      const middle = ADAM.mean * (mean[at] ?? 0) + (1 - ADAM.mean) * down;
      const spread = ADAM.square * (square[at] ?? 0) + (1 - ADAM.square) * down * down;
      mean[at] = middle;
      square[at] = spread;
      const way = middle / rest / (Math.sqrt(spread / restSquare) + ADAM.least);
      values[at] = value - rate * (way + decayAt(at) * value);
      slope[at] = 0;
    }
  }
}

interface Layers {
  readonly weights: Row;
  readonly biases: Row;
  /** What each unit says, then the bias of it all. */
  readonly outs: Row;
}

function createLayers(
  { units, features, decay }: FitPlan,
  size: number,
  random: () => number,
): Layers {
  const draw = (width: number): number => (random() * 2 - 1) * width;
  const isFeature = (at: number): boolean => at % size < features;
  return {
    weights: new Row(
      units * size,
      (at) => draw(isFeature(at) ? START.features : START.vector),
      (at) => (isFeature(at) ? decay.features : decay.vector),
    ),
    biases: new Row(units, () => 0),
    outs: new Row(units + 1, (at) => (at < units ? draw(START.out) : 0)),
  };
}

/** Means and spreads of the features; a vector's numbers keep theirs. */
function scaleOf(samples: readonly Sample[], size: number, features: number) {
  const means = new Float64Array(size);
  const spreads = new Float64Array(size).fill(VECTOR_SPREAD);
  for (let at = 0; at < features; at += 1) {
    const column = samples.map(({ numbers }) => numbers[at] ?? 0);
    const middle = column.reduce((sum, one) => sum + one, 0) / column.length;
    const square = column.reduce((sum, one) => sum + (one - middle) ** 2, 0) / column.length;
    means[at] = middle;
    spreads[at] = Math.sqrt(square) || 1;
  }
  return { means, spreads };
}

/** Adds what one sample says about the slopes. */
function learn(
  { weights, biases, outs }: Layers,
  input: Float32Array,
  { isKind, weight }: Sample,
  share: number,
): void {
  const size = input.length;
  const units = biases.values.length;
  const active = new Float32Array(units);
  let odds = outs.values[units] ?? 0;
  for (let unit = 0; unit < units; unit += 1) {
    let sum = biases.values[unit] ?? 0;
    const from = unit * size;
    for (let at = 0; at < size; at += 1) sum += (weights.values[from + at] ?? 0) * (input[at] ?? 0);
    active[unit] = Math.tanh(sum);
    odds += (outs.values[unit] ?? 0) * (active[unit] ?? 0);
  }
  const miss = (1 / (1 + Math.exp(-odds)) - (isKind ? 1 : 0)) * weight * share;
  outs.slope[units] = (outs.slope[units] ?? 0) + miss;
  for (let unit = 0; unit < units; unit += 1) {
    const said = active[unit] ?? 0;
    outs.slope[unit] = (outs.slope[unit] ?? 0) + miss * said;
    const down = miss * (outs.values[unit] ?? 0) * (1 - said ** 2);
    biases.slope[unit] = (biases.slope[unit] ?? 0) + down;
    const from = unit * size;
    for (let at = 0; at < size; at += 1)
      weights.slope[from + at] = (weights.slope[from + at] ?? 0) + down * (input[at] ?? 0);
  }
}

/** Mixes numbers up. */
function shuffle(order: Uint32Array, random: () => number): void {
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
}

/** The network for the numbers as they are. */
function unscale(
  { weights, biases, outs }: Layers,
  { means, spreads }: ReturnType<typeof scaleOf>,
): MeaningNetwork {
  const units = biases.values.length;
  return {
    bias: outs.values[units] ?? 0,
    units: Array.from(biases.values, (bias, unit) => {
      const own = Array.from(
        spreads,
        (spread, at) => (weights.values[unit * spreads.length + at] ?? 0) / spread,
      );
      const shift = own.reduce((sum, weight, at) => sum + weight * (means[at] ?? 0), 0);
      return { weights: own, bias: bias - shift, out: outs.values[unit] ?? 0 };
    }),
  };
}

/** Fits a classifier; the same samples in the same order give the same one. */
export function fitClassifier(samples: readonly Sample[], plan: FitPlan): MeaningNetwork {
  const size = samples[0]?.numbers.length ?? 0;
  const scale = scaleOf(samples, size, plan.features);
  const { means, spreads } = scale;
  const inputs = samples.map(({ numbers }) =>
    Float32Array.from(numbers, (one, at) => (one - (means[at] ?? 0)) / (spreads[at] ?? 1)),
  );
  const random = createRandom(plan.seed ?? SEED);
  const layers = createLayers(plan, size, random);
  const order = Uint32Array.from(samples.keys());
  let step = 0;
  for (let epoch = 0; epoch < plan.epochs; epoch += 1) {
    shuffle(order, random);
    const rate = plan.rate * (1 - epoch / plan.epochs + LAST_RATE);
    for (let start = 0; start < order.length; start += BATCH) {
      const batch = order.subarray(start, start + BATCH);
      for (const nth of batch) {
        const [input, sample] = [inputs[nth], samples[nth]];
        if (input !== undefined && sample !== undefined)
          learn(layers, input, sample, 1 / batch.length);
      }
      step += 1;
      for (const row of [layers.weights, layers.biases, layers.outs]) row.descend(step, rate);
    }
  }
  return unscale(layers, scale);
}
