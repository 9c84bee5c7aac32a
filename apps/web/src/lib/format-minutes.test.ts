import { expect, test } from "vitest";
import { formatMinutes } from "./format-minutes.ts";

test.each([
  [0, "0 min"],
  [0.4, "under 1 min"],
  [80, "1 h 20 min"],
])("%d minutes are %s", (minutes, words) => {
  expect(formatMinutes(minutes)).toBe(words);
});
