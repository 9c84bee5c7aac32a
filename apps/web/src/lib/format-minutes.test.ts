import { expect, test } from "vitest";
import { formatMinutes } from "./format-minutes.ts";

test.each([
  [0, "0 min"],
  [0.4, "under 1 min"],
  [0.5, "1 min"],
  [59.4, "59 min"],
  [59.6, "1 h"],
  [80, "1 h 20 min"],
  [72_000, "1,200 h"],
])("%d minutes are %s", (minutes, words) => {
  expect(formatMinutes(minutes)).toBe(words);
});
