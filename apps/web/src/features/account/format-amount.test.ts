import { expect, test } from "vitest";
import { formatAmount } from "./format-amount.ts";

test.each([
  [4900, "usd", "$49.00"],
  [1234, "eur", "€12.34"],
  [500, "jpy", "¥500"],
])("%d of %s is %s", (amount, currency, text) => {
  expect(formatAmount(amount, currency)).toBe(text);
});
