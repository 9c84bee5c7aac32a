import { activate, type MeaningNetwork } from "@elenchus/tutor/text/meaning-network";
import { hashText, shuffleBySeed } from "@elenchus/dialogue/seeded-choice";

/** A text in numbers, and whether it is of the kind that is looked for. */
export interface NetworkCase {
  readonly numbers: ArrayLike<number> & Iterable<number>;
  readonly right: boolean;
  /** 1 on the average of all cases. */
  readonly weight: number;
}

/** How fast a network learns, and how hard its weights are pulled towards 0. */
interface Pace {
  readonly rate: number;
  readonly shrink: number;
}

/** How a network is fitted. */
export interface NetworkPlan extends Pace {
  readonly units: number;
  readonly epochs: number;
  /** Networks with other beginnings, whose mean is the network: each errs elsewhere. */
  readonly networks: number;
  /** Units see more of small numbers: those of a meaning are a vector of length 1. */
  readonly scale: number;
}

const BATCH = 128;
/** Surer than that nobody can be: what is surer teaches no more. */
const MOST = 8;
/** Decay of Adam's two running means. Source: Kingma and Ba 2015. */
const ADAM = { mean: 0.9, square: 0.999, least: 1e-9 } as const;

/** A number from -1 to 1 that repeats. */
function draw(name: string): number {
  return (hashText(name) / 0x100000000) * 2 - 1;
}

/** Numbers that are fitted, with Adam's means of their slopes. */
class Fitted {
  readonly values: Float64Array;
  private readonly mean: Float64Array;
  private readonly square: Float64Array;
  readonly slope: Float64Array;

  constructor(size: number, start: (at: number) => number) {
    this.values = Float64Array.from({ length: size }, (_, at) => start(at));
    this.mean = new Float64Array(size);
    this.square = new Float64Array(size);
    this.slope = new Float64Array(size);
  }

  /** One step down the slope, which is flat again then. */
  descend(step: number, { rate, shrink }: Pace): void {
    const { values, mean, square, slope } = this;
    for (let at = 0; at < values.length; at += 1) {
      const down = (slope[at] ?? 0) + shrink * (values[at] ?? 0);
      mean[at] = ADAM.mean * (mean[at] ?? 0) + (1 - ADAM.mean) * down;
      square[at] = ADAM.square * (square[at] ?? 0) + (1 - ADAM.square) * down ** 2;
      const middle = (mean[at] ?? 0) / (1 - ADAM.mean ** step);
      const spread = Math.sqrt((square[at] ?? 0) / (1 - ADAM.square ** step)) + ADAM.least;
      values[at] = (values[at] ?? 0) - (rate * middle) / spread;
      slope[at] = 0;
    }
  }
}

interface Layers {
  readonly units: readonly Fitted[];
  /** Biases of the units, then what each says, then the bias of it all. */
  readonly rest: Fitted;
}

function networkOf({ units, rest }: Layers): MeaningNetwork {
  return {
    units: units.map(({ values }, at) => ({
      weights: values,
      bias: rest.values[at] ?? 0,
      out: rest.values[units.length + at] ?? 0,
    })),
    bias: rest.values[2 * units.length] ?? 0,
  };
}

/** Adds what one case says about the slopes. */
function learn(
  { units, rest }: Layers,
  network: MeaningNetwork,
  { numbers, right, weight }: NetworkCase,
  scale: number,
): void {
  const actives = network.units.map((unit) => activate(unit, numbers));
  const sum = network.units.reduce(
    (all, { out }, at) => all + out * (actives[at] ?? 0),
    network.bias,
  );
  const odds = Math.max(-MOST, Math.min(MOST, sum));
  const miss = (1 / (1 + Math.exp(-odds)) - (right ? 1 : 0)) * weight;
  for (const [at, unit] of network.units.entries()) {
    const active = actives[at] ?? 0;
    const down = miss * unit.out * (1 - active ** 2);
    const slope = units[at]?.slope ?? new Float64Array();
    for (let one = 0; one < numbers.length; one += 1)
      slope[one] = (slope[one] ?? 0) + down * (numbers[one] ?? 0) * scale;
    rest.slope[at] = (rest.slope[at] ?? 0) + down;
    rest.slope[units.length + at] = (rest.slope[units.length + at] ?? 0) + miss * active;
  }
  rest.slope[2 * units.length] = (rest.slope[2 * units.length] ?? 0) + miss;
}

/** Fits one of the networks. */
function fitOne(
  cases: readonly NetworkCase[],
  { units, epochs, scale, ...pace }: NetworkPlan,
  nth: number,
): MeaningNetwork {
  const size = cases[0]?.numbers.length ?? 0;
  // The first begins as a network by itself does.
  const from = nth === 0 ? "" : `${nth}:`;
  const layers: Layers = {
    units: Array.from(
      { length: units },
      (_, unit) => new Fitted(size, (at) => draw(`${from}${unit}:${at}`) * scale * 0.5),
    ),
    rest: new Fitted(2 * units + 1, (at) => draw(`${from}rest:${at}`) * 0.5),
  };
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const order = shuffleBySeed(cases, nth * epochs + epoch);
    for (let at = 0; at < order.length; at += BATCH) {
      const batch = order.slice(at, at + BATCH);
      const network = networkOf(layers);
      for (const { weight, ...one } of batch)
        learn(layers, network, { ...one, weight: weight / batch.length }, scale);
      step += 1;
      for (const unit of [...layers.units, layers.rest]) unit.descend(step, pace);
    }
  }
  return networkOf(layers);
}

/** Fits a network to cases; the same cases in the same order give the same network. */
export function fitNetwork(cases: readonly NetworkCase[], plan: NetworkPlan): MeaningNetwork {
  // Numbers in one shape are gone through several times as fast.
  const shaped = cases.map((one) => ({ ...one, numbers: Float64Array.from(one.numbers) }));
  const fitted = Array.from({ length: plan.networks }, (_, nth) => fitOne(shaped, plan, nth));
  return {
    units: fitted.flatMap(({ units }) =>
      units.map((unit) => ({ ...unit, out: unit.out / plan.networks })),
    ),
    bias: fitted.reduce((sum, { bias }) => sum + bias, 0) / plan.networks,
  };
}

/** Fitted numbers are kept with so many digits behind the point: more tell nothing. */
export function roundFitted(value: number): number {
  return Number(value.toFixed(3));
}

/** A network as it is written. */
export function roundNetwork({ units, bias }: MeaningNetwork): MeaningNetwork {
  return {
    units: units.map(({ weights, bias: own, out }) => ({
      weights: Array.from(weights, roundFitted),
      bias: roundFitted(own),
      out: roundFitted(out),
    })),
    bias: roundFitted(bias),
  };
}
