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

/** Ends of a 95 % interval; null where too few resamples gave a value. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * A 95 % percentile bootstrap interval of a statistic: what it comes to when as many items are drawn
 * from the sample, with putting back. The same sample gives the same interval.
 */
export function bootstrap<Item>(
  sample: readonly Item[],
  statistic: (drawn: readonly Item[]) => number | null,
): Interval | null {
  const random = createRandom(SEED);
  const values: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const drawn = sample.map(() => sample[Math.floor(random() * sample.length)] as Item);
    const value = statistic(drawn);
    if (value !== null) values.push(value);
  }
  // A statistic that mostly cannot be had has no interval either.
  if (values.length < ROUNDS / 2) return null;
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  return { low: at(0.025), high: at(0.975) };
}
