/** The number below which a share of some numbers lies; 0 where there are none. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(share * sorted.length)] ?? 0;
}
