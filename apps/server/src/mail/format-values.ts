/**
 * An amount for people: `£49.00`, `US$49.00`, `JP¥4,900`.
 * @param amount in the currency's smallest unit, which is not a hundredth everywhere
 * @param currency ISO 4217
 */
export function formatMoney(amount: number, currency: string): string {
  const format = new Intl.NumberFormat("en-GB", { style: "currency", currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 0;
  return format.format(amount / 10 ** digits);
}

const MINUTE = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "UTC",
  timeZoneName: "short",
});

const SECOND = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  timeZone: "UTC",
  timeZoneName: "short",
});

/** A time to the minute: `21 November 2026 at 14:03 UTC`. */
export function formatMinute(at: Date): string {
  return MINUTE.format(at);
}

/** A time to the second, where it must stand up: `21 November 2026 at 14:03:27 UTC`. */
export function formatSecond(at: Date): string {
  return SECOND.format(at);
}
