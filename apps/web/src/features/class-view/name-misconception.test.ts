import { expect, test } from "vitest";
import { nameMisconception } from "./name-misconception.ts";

test.each([
  ["reason-2-as-conclusion", "Takes a reason for the conclusion"],
  ["flaw-small_sample", "Says that the sample is too small"],
  ["defends-no_base", "Sees nothing wrong there"],
  ["wrong-turn-3", "A mistake about this argument"],
])("%s", (id, words) => {
  expect(nameMisconception(id)).toBe(words);
});
