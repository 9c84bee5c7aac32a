/** A share of 1 in whole percents. */
export function formatShare(share: number): string {
  return `${Math.round(share * 100)}%`;
}
