/** Currencies that Stripe counts in hundredths although they have none. Source: Stripe, "Special cases". */
const COUNTED_IN_HUNDREDTHS: ReadonlySet<string> = new Set(["isk", "ugx"]);

/**
 * An amount for people: `£49.00`, `US$49.00`, `JP¥4,900`.
 * @param amount in the currency's smallest unit, as Stripe counts it, which is not a hundredth everywhere
 * @param currency ISO 4217, in any case
 */
export function formatMoney(amount: number, currency: string): string {
  const format = new Intl.NumberFormat("en-GB", { style: "currency", currency });
  const own = format.resolvedOptions().maximumFractionDigits ?? 0;
  const digits = COUNTED_IN_HUNDREDTHS.has(currency.toLowerCase()) ? 2 : own;
  return format.format(amount / 10 ** digits);
}
