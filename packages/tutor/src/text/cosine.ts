/** Cosine of two vectors, −1 to 1. */
export function cosine(one: Float32Array, other: Float32Array): number {
  let dot = 0;
  let ones = 0;
  let others = 0;
  for (let index = 0; index < one.length; index += 1) {
    const a = one[index] ?? 0;
    const b = other[index] ?? 0;
    dot += a * b;
    ones += a * a;
    others += b * b;
  }
  return dot / (Math.sqrt(ones * others) || 1);
}

/** How near the nearest of some vectors is to the nearest of others; 0 where there are none, or none with words. */
export function nearest(some: readonly Float32Array[], others: readonly Float32Array[]): number {
  let most = 0;
  for (const one of some) for (const other of others) most = Math.max(most, cosine(one, other));
  return most;
}
