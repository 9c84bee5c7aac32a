import { expect, test } from "vitest";
import { readUsage } from "./count-usage.ts";

test.each([
  [100.5, 101],
  [-1, 0],
  [undefined, 0],
])("%s tokens are kept as %i, for an account holds whole numbers alone", (total, kept) => {
  expect(readUsage({ input: total, cacheRead: total, cacheWrite: undefined, output: 7 })).toEqual({
    inputTokens: kept,
    cacheReadTokens: kept,
    cacheWriteTokens: 0,
    outputTokens: 7,
  });
});
