import { expect, test } from "vitest";
import { ownTermExpectations } from "../answer-key/ambiguous-terms.ts";
import { quotedWords } from "../words/quoted-words.ts";
import { describeFinding } from "./step-findings.ts";

test.each([
  ["'cheap': low in price, or badly made", '"cheap", a word of your own choice.'],
  ["is it the number of things or like how much theyre worth", "A wording of your own choice."],
])("a word of the learner's own is named where it can be read: %s", (words, described) => {
  const expectation = ownTermExpectations()[0];
  const finding = { expectation, isFound: true, how: "said", at: 0, words, told: false } as const;
  expect(describeFinding(finding)).toBe(described);
});

test("a word of the learner's own is quoted with its readings, also from the next sentence", () => {
  const words = "'cheap' maybe. is it low in price or badly made";
  expect(quotedWords(words)).toBe(words);
});
