import { expect, test } from "vitest";
import { describeScore } from "./check-words.ts";

test.each([
  [1, false, "1 of 3 steps"],
  [3, true, "3 of 3 steps"],
  [1, true, "1 of 3 steps, counts as passed"],
  [3, false, "3 of 3 steps, counts as not passed"],
])("%i of 3 steps and passed %s: %s", (steps_found, passed, words) => {
  expect(describeScore({ steps_found, steps_total: 3, passed })).toBe(words);
});
