import { memoiseOf } from "@elenchus/dialogue/words/memoise";
import weights from "./grade-weights.json" with { type: "json" };

/** A network of one hidden layer as it is kept: whole numbers from -127 to 127, a scale a unit. */
export interface PackedNetwork {
  /** By what each number is divided before it is weighed. */
  readonly spreads: readonly number[];
  /** Base64 of one byte a weight, unit after unit. */
  readonly weights: string;
  readonly units: readonly {
    readonly scale: number;
    readonly bias: number;
    readonly out: number;
  }[];
  readonly bias: number;
  /** By kind: from the first on it is not certain, from the second on it is accepted. */
  readonly limits: Readonly<Record<string, readonly number[]>>;
}

const unpack = memoiseOf((packed: PackedNetwork): Int8Array => {
  const bytes = Buffer.from(packed.weights, "base64");
  return new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
});

/** How likely it is that an answer says what it is held against, 0 to 1. */
export function likelihood(packed: PackedNetwork, numbers: ArrayLike<number>): number {
  const all = unpack(packed);
  const { spreads } = packed;
  const scaled = Float64Array.from(spreads, (spread, at) => (numbers[at] ?? 0) / spread);
  let odds = packed.bias;
  for (const [nth, { scale, bias, out }] of packed.units.entries()) {
    let sum = 0;
    const from = nth * scaled.length;
    for (let at = 0; at < scaled.length; at += 1) sum += (all[from + at] ?? 0) * (scaled[at] ?? 0);
    odds += out * Math.tanh(bias + sum * scale);
  }
  return 1 / (1 + Math.exp(-odds));
}

/** What becomes of an answer. */
export type Zone = "accepted" | "unsure" | "missed";

/** A likelihood with what it means for its kind. */
export interface Grade {
  readonly likelihood: number;
  readonly zone: Zone;
}

/** What the fitted network makes of an answer held against an expectation of a kind. */
export function gradePair(kind: string, numbers: ArrayLike<number>): Grade {
  const packed: PackedNetwork = weights;
  const [unsureFrom = 1, acceptedFrom = 1] = packed.limits[kind] ?? [];
  const found = likelihood(packed, numbers);
  if (found >= acceptedFrom) return { likelihood: found, zone: "accepted" };
  return { likelihood: found, zone: found >= unsureFrom ? "unsure" : "missed" };
}
