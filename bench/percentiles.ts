/** How long something took, over many times; milliseconds. */
export interface Durations {
  readonly times: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
}

/** Nearest-rank percentile of sorted numbers. */
function percentile(sorted: readonly number[], share: number): number {
  const rank = Math.max(Math.ceil(share * sorted.length) - 1, 0);
  return sorted[rank] ?? Number.NaN;
}

function toTenths(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10;
}

/** Sums up measured milliseconds. */
export function summariseDurations(milliseconds: readonly number[]): Durations {
  const sorted = milliseconds.toSorted((one, other) => one - other);
  return {
    times: sorted.length,
    p50: toTenths(percentile(sorted, 0.5)),
    p95: toTenths(percentile(sorted, 0.95)),
    p99: toTenths(percentile(sorted, 0.99)),
    max: toTenths(percentile(sorted, 1)),
  };
}
