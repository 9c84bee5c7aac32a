import { expect, test } from "vitest";
import { formatMinute, formatMoney, formatSecond } from "./format-values.ts";

test.each([
  [4900, "gbp", "£49.00"],
  [4905, "eur", "€49.05"],
  [4900, "usd", "US$49.00"],
  [0, "EUR", "€0.00"],
  [123_456_789, "eur", "€1,234,567.89"],
  [4900, "jpy", "JP¥4,900"],
  [4900, "krw", "₩4,900"],
  [4900, "kwd", "KWD 4.900"],
])("%i of %s is %s", (amount, currency, text) => {
  expect(formatMoney(amount, currency).replaceAll("\u00a0", " ")).toBe(text);
});

test("a currency that is none is a mistake", () => {
  expect(() => formatMoney(100, "money")).toThrow(RangeError);
});

test("times are in UTC, whatever the server's clock says", () => {
  const at = new Date("2026-12-31T23:59:07+00:00");
  expect(formatMinute(at)).toBe("31 December 2026 at 23:59 UTC");
  expect(formatSecond(at)).toBe("31 December 2026 at 23:59:07 UTC");
  expect(formatMinute(new Date("2026-06-01T00:05:00Z"))).toBe("1 June 2026 at 00:05 UTC");
});
