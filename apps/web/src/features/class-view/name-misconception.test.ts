import { expect, test } from "vitest";
import { nameMisconception } from "./name-misconception.ts";

test.each([
  ["reason-as-conclusion", "Students take a reason for the conclusion"],
  ["reason-instead", "Students give a reason instead"],
  ["flaw-small_sample", "Students say that the sample is too small"],
  ["defends", "Students see nothing wrong there"],
  ["wrong-turn", "Students make a mistake about their argument"],
])("%s", (id, words) => {
  expect(nameMisconception(id)).toBe(words);
});
