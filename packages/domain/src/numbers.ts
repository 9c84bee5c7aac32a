const NUMBER = new Intl.NumberFormat("en-GB");

/** A count for people: `1,234,567`. */
export function formatNumber(count: number): string {
  return NUMBER.format(count);
}
