/** Currencies that Stripe counts whole. Source: Stripe, "Zero-decimal currencies". */
const WHOLE: ReadonlySet<string> = new Set(
  "bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf".split(" "),
);

/** Currencies that Stripe counts in thousandths. Source: Stripe, "Three-decimal currencies". */
const IN_THOUSANDTHS: ReadonlySet<string> = new Set("bhd jod kwd omr tnd".split(" "));

/** Currencies that Stripe counts in hundredths although they have none. Source: Stripe, "Special cases". */
const WITHOUT_HUNDREDTHS: ReadonlySet<string> = new Set(["isk", "ugx"]);

/**
 * How many decimals the smallest unit stands for. From Stripe's list and not from what a browser or a runtime knows
 * of a currency: those show Hungarian forints and others whole, which Stripe counts in hundredths.
 */
function decimalsOf(currency: string): number {
  if (WHOLE.has(currency)) return 0;
  return IN_THOUSANDTHS.has(currency) ? 3 : 2;
}

/**
 * An amount for people: `£49.00`, `US$49.00`, `JP¥4,900`.
 * @param amount in the currency's smallest unit, as Stripe counts it, which is not a hundredth everywhere
 * @param currency ISO 4217, in any case
 */
export function formatMoney(amount: number, currency: string): string {
  const key = currency.toLowerCase();
  const decimals = decimalsOf(key);
  const shown = WITHOUT_HUNDREDTHS.has(key) ? 0 : decimals;
  const digits = { minimumFractionDigits: shown, maximumFractionDigits: shown };
  const format = new Intl.NumberFormat("en-GB", { style: "currency", currency, ...digits });
  return format.format(amount / 10 ** decimals);
}

/** Whether a price can be asked for: Stripe takes thousandths in steps of ten. */
export function isPayable(amount: number, currency: string): boolean {
  return !IN_THOUSANDTHS.has(currency.toLowerCase()) || amount % 10 === 0;
}
