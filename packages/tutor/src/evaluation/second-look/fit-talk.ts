import { activate, talkIn, type TalkNetwork } from "../../built-in/second-look/talk-network.ts";
import { hashText, shuffleBySeed } from "../../seeded-choice.ts";

/** Where a text is from: it is talk, somebody's answer, or a key's own way of saying something. */
export type TalkSource = "talk" | "answer" | "key";

/** A text's meaning, and what it is. */
export interface TalkCase {
  readonly vector: Float32Array;
  readonly source: TalkSource;
}

/** What the texts of each source weigh together. */
const WEIGHTS: Readonly<Record<TalkSource, number>> = { talk: 0.5, answer: 0.35, key: 0.15 };

/** Found by leaving origins out in turn. */
const UNITS = 16;
const EPOCHS = 24;
const BATCH = 128;
const RATE = 0.006;
/** Pull of the weights towards 0. */
const SHRINK = 3e-4;
/** Meanings are vectors of length 1; a unit is to see more of them. */
const SCALE = 3;
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
  descend(step: number): void {
    const { values, mean, square, slope } = this;
    for (let at = 0; at < values.length; at += 1) {
      const down = (slope[at] ?? 0) + SHRINK * (values[at] ?? 0);
      mean[at] = ADAM.mean * (mean[at] ?? 0) + (1 - ADAM.mean) * down;
      square[at] = ADAM.square * (square[at] ?? 0) + (1 - ADAM.square) * down ** 2;
      const middle = (mean[at] ?? 0) / (1 - ADAM.mean ** step);
      const spread = Math.sqrt((square[at] ?? 0) / (1 - ADAM.square ** step)) + ADAM.least;
      values[at] = (values[at] ?? 0) - (RATE * middle) / spread;
      slope[at] = 0;
    }
  }
}

interface Layers {
  readonly units: readonly Fitted[];
  /** Biases of the units, then what each says, then the bias of it all. */
  readonly rest: Fitted;
}

function networkOf({ units, rest }: Layers): TalkNetwork {
  return {
    units: units.map(({ values }, at) => ({
      weights: values,
      bias: rest.values[at] ?? 0,
      out: rest.values[UNITS + at] ?? 0,
    })),
    bias: rest.values[2 * UNITS] ?? 0,
  };
}

/** Adds what one case says about the slopes. */
function learn(
  { units, rest }: Layers,
  network: TalkNetwork,
  { vector, source }: TalkCase,
  weight: number,
): void {
  const miss =
    (1 / (1 + Math.exp(-talkIn(network, vector))) - (source === "talk" ? 1 : 0)) * weight;
  for (const [at, unit] of network.units.entries()) {
    const active = activate(unit, vector);
    const down = miss * unit.out * (1 - active ** 2);
    const slope = units[at]?.slope ?? new Float64Array();
    for (let one = 0; one < vector.length; one += 1)
      slope[one] = (slope[one] ?? 0) + down * (vector[one] ?? 0) * SCALE;
    rest.slope[at] = (rest.slope[at] ?? 0) + down;
    rest.slope[UNITS + at] = (rest.slope[UNITS + at] ?? 0) + miss * active;
  }
  rest.slope[2 * UNITS] = (rest.slope[2 * UNITS] ?? 0) + miss;
}

/** Fits a network to texts. */
export function fitTalk(cases: readonly TalkCase[]): TalkNetwork {
  const known = cases.filter(({ vector }) => vector.length > 0);
  const size = known[0]?.vector.length ?? 0;
  const counts = Object.groupBy(known, ({ source }) => source);
  const layers: Layers = {
    units: Array.from(
      { length: UNITS },
      (_, unit) => new Fitted(size, (at) => draw(`${unit}:${at}`) * SCALE * 0.5),
    ),
    rest: new Fitted(2 * UNITS + 1, (at) => draw(`rest:${at}`) * 0.5),
  };
  let step = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const order = shuffleBySeed(known, epoch);
    for (let at = 0; at < order.length; at += BATCH) {
      const batch = order.slice(at, at + BATCH);
      const network = networkOf(layers);
      for (const one of batch) {
        const count = counts[one.source]?.length ?? 1;
        const share = (WEIGHTS[one.source] * known.length) / count;
        learn(layers, network, one, share / batch.length);
      }
      step += 1;
      for (const unit of [...layers.units, layers.rest]) unit.descend(step);
    }
  }
  return networkOf(layers);
}
