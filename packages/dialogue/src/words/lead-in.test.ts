import { expect, test } from "vitest";
import { withoutLeadIn } from "./lead-in.ts";

const PASTRY = "beginners should get a chance at the fete";

test.each([
  "First premise:",
  "Then the reason is that",
  "I just said that:",
  "i said",
  "anyway: one could conclude instead that",
  "Well I think",
  "hmm, well the main claim is that",
  "Oh, and",
])("what only leads up to a claim is not quoted: %s", (leadIn) => {
  expect(withoutLeadIn(`${leadIn} ${PASTRY}`)).toBe(PASTRY);
});

test.each([
  [
    "I suppose it's that people under nineteen shouldn't pay",
    "people under nineteen shouldn't pay",
  ],
  ["that they shld only cut the bottom half", "they shld only cut the bottom half"],
  ["I think that the coast needs more beds", "the coast needs more beds"],
])("what is left begins as it was typed: %s", (text, left) => {
  expect(withoutLeadIn(text)).toBe(left);
});

test.each([
  ["a denial", "I don't think that beginners get a chance at the fete"],
  ["a limit", "the reason is only that beginners get a chance at the fete"],
  ["a condition", "if the point is that beginners get a chance, it holds"],
  ["who says it", "he says that beginners get no chance at the fete"],
  ["a judgement", "the reason is weak because nobody asked the beginners"],
  ["a claim as a subject", "the claim that beginners get a chance has no ground"],
  ["what is pointed to", "I think that way of judging pastry is unfair"],
  ["a place", "it's that either-or thing, as if no other way led to the town"],
  ["a place in the text", "it's that therefore bit at the end, leave your trolley at home"],
  ["what is spoken of", "that doesn't tell me how many people came"],
  ["a verdict", "so so. dogs help people who are lonely"],
  ["a verdict without a stop", "ok for scientists short on cash, not for the others"],
  ["a way how", "so few beginners were asked that it shows nothing"],
  ["an order", "First, the birds come back; second, the farmer was promised quiet"],
  ["what stands in the passage", "the word 'harm': to wreck or to scare"],
])("%s stays with what it belongs to", (_, text) => {
  expect(withoutLeadIn(text)).toBe(text);
});

test("a claim that would be too short is quoted with what leads up to it", () => {
  const text = "the conclusion is that it stays secret";
  expect(withoutLeadIn(text)).toBe(text);
});
