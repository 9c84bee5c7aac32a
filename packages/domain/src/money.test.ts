import { expect, test } from "vitest";
import { formatMoney, isPayable } from "./money.ts";

test.each([
  [4900, "gbp", "£49.00"],
  [4905, "eur", "€49.05"],
  [4900, "usd", "US$49.00"],
  [0, "EUR", "€0.00"],
  [123_456_789, "eur", "€1,234,567.89"],
  [4900, "jpy", "JP¥4,900"],
  [4900, "krw", "₩4,900"],
  [4900, "kwd", "KWD 4.900"],
  // Stripe counts these in hundredths.
  [500_000, "ugx", "UGX 5,000"],
  // These too, although they are written without decimals.
  [490_000, "huf", "HUF 4,900.00"],
  [490_050, "pkr", "PKR 4,900.50"],
])("%i of %s is %s", (amount, currency, text) => {
  expect(formatMoney(amount, currency).replaceAll("\u00a0", " ")).toBe(text);
});

test("a currency that is none is a mistake", () => {
  expect(() => formatMoney(100, "money")).toThrow(RangeError);
});

test.each([
  [4900, "kwd", true],
  [4905, "kwd", false],
  [4905, "eur", true],
  [4905, "jpy", true],
])("%i of %s can be asked for: %s", (amount, currency, is) => {
  expect(isPayable(amount, currency)).toBe(is);
});
