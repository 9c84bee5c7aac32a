/**
 * An amount of money in words.
 * @param amount in the currency's smallest unit
 * @param currency ISO 4217, in either case
 */
export function formatAmount(amount: number, currency: string): string {
  const format = new Intl.NumberFormat("en", { style: "currency", currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** digits);
}
