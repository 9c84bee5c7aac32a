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

test("holds figures against the passage's own, and not against what it is out of, or compared with", () => {
  const contest = "the children rated their contest 8.1 out of ten instead of 7.2";
  expect(spansFigure("10 for the young ones and 5 for the old", contest)).toBe(true);
  const tasks = "they solved 11 of 15 tasks on average instead of 9";
  expect(spansFigure("15 for some and 7 for the others", tasks)).toBe(true);
  expect(spansFigure("8 for one part and 10 for the other", tasks)).toBe(false);
  expect(spansFigure("two for the small group and nine for the big one", "8 a day")).toBe(true);
});

test("reads thousands with a comma", () => {
  expect(spansFigure("9,000 and 1,200", "festivals drew 4,100 visitors on average")).toBe(true);
});
