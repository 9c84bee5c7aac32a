import { expect, test } from "vitest";
import { spansFigure } from "./spans-figure.ts";

const WORDS = "In the clubs that gave up white, members played for 3.1 hours a week on average.";

test.each([
  ["5 for the old members and 1.2 for the new ones", true],
  ["six hours for one half, nothing to speak of, say 0, for the other", true],
  ["one part plays for 9 hours", false],
  ["two groups with 8 and 9", false],
  ["they played for 3.1 hours", false],
  ["it is different for each", false],
])("%s", (text, spans) => {
  expect(spansFigure(text, WORDS)).toBe(spans);
});

test("reads thousands with a comma", () => {
  expect(spansFigure("9,000 and 1,200", "festivals drew 4,100 visitors on average")).toBe(true);
});
