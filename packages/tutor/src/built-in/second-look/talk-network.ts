import fitted from "./talk-network.json" with { type: "json" };

/** One unit of a network: it weighs a meaning, and says how far that speaks for talk. */
export interface TalkUnit {
  /** One weight for each dimension of the encoder. */
  readonly weights: ArrayLike<number>;
  readonly bias: number;
  readonly out: number;
}

/** A network of one hidden layer that tells talk from answers by their meaning. */
export interface TalkNetwork {
  readonly units: readonly TalkUnit[];
  readonly bias: number;
}

/** Surer than that nobody can be. */
const MOST = 8;

/** What one unit makes of a meaning, from -1 to 1. */
export function activate({ weights, bias }: TalkUnit, vector: ArrayLike<number>): number {
  let sum = bias;
  for (let at = 0; at < vector.length; at += 1) sum += (weights[at] ?? 0) * (vector[at] ?? 0);
  return Math.tanh(sum);
}

/** How surely a text, by its vector, is talk and no answer: log odds, from -8 to 8; 8 where there are no words. */
export function talkIn({ units, bias }: TalkNetwork, vector: ArrayLike<number>): number {
  if (vector.length === 0) return MOST;
  const odds = units.reduce((sum, unit) => sum + unit.out * activate(unit, vector), bias);
  return Math.max(-MOST, Math.min(MOST, odds));
}

/** Tells what is said to whoever judges, and all other talk, from answers; fitted by `npm run fit`. */
export const TALK: TalkNetwork = fitted;
