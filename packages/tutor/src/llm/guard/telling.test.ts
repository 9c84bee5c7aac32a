import { expect, test } from "vitest";
import { grantedIn, presents } from "./telling.ts";

test.each([
  [
    "how much does it matter, in your view, that readers avoid the library?",
    "readers avoid the library?",
  ],
  ["why do you suppose it is that the library loses money?", "the library loses money?"],
  ["which claim do the others hold up?", ""],
  ["what in the passage makes you think that?", ""],
])("a question takes for granted what it is about: %s", (question, granted) => {
  expect(grantedIn(question)).toBe(granted);
});

test.each([
  ["rather, it is the mistake of seeing no grey between two extremes.", true],
  ["is it the mistake that you have in mind?", false],
  ["have you thought about this: readers stay away?", true],
  ["have you thought about this sentence?", false],
  ["fill in the blanks: readers ... the library.", true],
  ["you would finish with something like away for good.", true],
  ["what would you fill in there?", false],
])("a sentence that says what it is presents the thing: %s", (sentence, isPresented) => {
  expect(presents(sentence)).toBe(isPresented);
});
