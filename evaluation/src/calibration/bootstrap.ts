import type { LabelPair } from "./kappa.ts";

/** Resamples of which an interval is made. */
const ROUNDS = 1000;
const SEED = 20_251_120;

/** A generator of numbers from 0 up to 1 that repeats with its seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Ends of a 95 % interval. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Draws as many pairs as there are places, which each name a pair, each with putting back. */
function draw(
  pairs: readonly LabelPair[],
  places: readonly number[],
  random: () => number,
): LabelPair[] {
  const counts = pairs.map(() => 0);
  for (let drawn = 0; drawn < places.length; drawn += 1) {
    const place = places[Math.floor(random() * places.length)] ?? 0;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return pairs
    .map((pair, place) => ({ ...pair, count: counts[place] ?? 0 }))
    .filter(({ count }) => count > 0);
}

/**
 * A 95 % percentile bootstrap interval of a statistic. The same pairs give the same interval; null where too few
 * resamples have the statistic at all.
 */
export function bootstrap(
  pairs: readonly LabelPair[],
  statistic: (drawn: readonly LabelPair[]) => number | null,
): Interval | null {
  const random = createRandom(SEED);
  const places = pairs.flatMap(({ count }, place) => Array.from({ length: count }, () => place));
  const values: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const value = statistic(draw(pairs, places, random));
    if (value !== null) values.push(value);
  }
  if (values.length < ROUNDS / 2) return null;
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  return { low: at(0.025), high: at(0.975) };
}
