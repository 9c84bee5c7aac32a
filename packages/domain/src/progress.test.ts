import { expect, test } from "vitest";
import { describeDialogueCount, progressPercent } from "./progress.ts";

test.each([
  [0, "0/2 dialogues completed"],
  [2, "2/2 dialogues completed"],
  [11, "2/2 dialogues completed, 11 in all"],
])("%i successes are told as %s", (successes, text) => {
  expect(describeDialogueCount(successes)).toBe(text);
});

test("the bar fills by 8.4 up to 8 replies, stops at 97 and is full for the summary", () => {
  expect(progressPercent(0, false)).toBe(0);
  expect(progressPercent(4, false)).toBeCloseTo(47.619, 3);
  expect(progressPercent(8, false)).toBeCloseTo(95.238, 3);
  expect(progressPercent(9, false)).toBe(97);
  expect(progressPercent(16, false)).toBe(97);
  expect(progressPercent(3, true)).toBe(100);
});
