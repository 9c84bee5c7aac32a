import { expect, test } from "vitest";
import { readUsage } from "./count-usage.ts";

test.each([
  [100.5, 101],
  [-1, 0],
  [undefined, 0],
])("%s tokens are kept as %i, for an account holds whole numbers alone", (total, kept) => {
  const inputTokens = { total, noCache: undefined, cacheRead: total, cacheWrite: undefined };
  const outputTokens = { total: 7, text: 7, reasoning: undefined };
  expect(readUsage({ inputTokens, outputTokens })).toEqual({
    inputTokens: kept,
    cacheReadTokens: kept,
    cacheWriteTokens: 0,
    outputTokens: 7,
  });
});
