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
