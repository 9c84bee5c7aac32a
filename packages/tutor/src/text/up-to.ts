/** A count as a share of the most that is counted, 0 to 1. */
export function upTo(count: number, most: number): number {
  return Math.min(count, most) / most;
}
