import { expect, test } from "vitest";
import { formatDuration } from "./format-duration.ts";

test.each([
  [0, "under 1 min"],
  [29, "under 1 min"],
  [31, "1 min"],
  [3569, "59 min"],
  [3590, "1 h"],
  [7500, "2 h 5 min"],
  [360_000, "100 h"],
])("%i seconds are %s", (seconds, words) => {
  expect(formatDuration(seconds)).toBe(words);
});
