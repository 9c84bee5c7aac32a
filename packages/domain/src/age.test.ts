import { expect, test } from "vitest";
import { hasReachedAge } from "./age.ts";

const NOW = { year: 2026, month: 11 };

test.each([
  ["long ago", { year: 1950, month: 1 }, true],
  ["sixteen years and a month ago", { year: 2010, month: 10 }, true],
  ["sixteen years ago this month, maybe only tomorrow", { year: 2010, month: 11 }, false],
  ["sixteen years ago next month", { year: 2010, month: 12 }, false],
  ["this month", NOW, false],
  ["in the future", { year: 2027, month: 1 }, false],
])("someone born %s", (_when, born, isOldEnough) => {
  expect(hasReachedAge(born, NOW, 16)).toBe(isOldEnough);
});
