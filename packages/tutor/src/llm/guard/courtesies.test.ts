import { expect, test } from "vitest";
import { normalise } from "@elenchus/dialogue/words/words";
import { isConfirmation, isCourtesy } from "./courtesies.ts";

test.each([
  ["thank you.", true],
  ["well, thanks for trying!", true],
  ["take your time.", true],
  ["no harm in saying so.", true],
  ["that is quite all right.", true],
  ["then let me show you this one.", true],
  ["finding it is the point of the exercise, so let me help you along instead.", true],
  ["i'll help you along.", true],
  ["no, that is for you to find out, but let me give you a hint.", true],
  ["thank you for the second one.", false],
  ["take your time with the last sentence.", false],
  ["no harm, and too few were asked.", false],
  ["is that all right?", false],
  ["finding it is the point of the exercise, so look at who was asked.", false],
])("is a courtesy and nothing else, or is more: %s", (sentence, isOne) => {
  expect(isCourtesy(sentence)).toBe(isOne);
});

test.each([
  "Right, you can build on that.",
  "Yes, that holds.",
  "Well spotted!",
  "That is a fair reading.",
  "Indeed, that stands.",
])("%s confirms, and does nothing else", (sentence) => {
  expect(isConfirmation(normalise(sentence))).toBe(true);
});

test.each([
  "Right, you can build on the volunteers.",
  "That holds because nobody is paid.",
  "That is right, and the second reason is the shop.",
  "Does that hold?",
])("%s says something besides", (sentence) => {
  expect(isConfirmation(normalise(sentence))).toBe(false);
});
