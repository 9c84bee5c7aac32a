import { expect, test } from "vitest";
import { hasReachedAge, monthOfAge } from "./age.ts";

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

test.each([
  [{ year: 2010, month: 3 }, 16, { year: 2026, month: 4 }],
  [{ year: 2010, month: 12 }, 16, { year: 2027, month: 1 }],
  [{ year: 2010, month: 11 }, 0, { year: 2010, month: 12 }],
])("%j is old enough for %i from %j on, and not the month before", (born, years, first) => {
  expect(monthOfAge(born, years)).toEqual(first);
  expect(hasReachedAge(born, first, years)).toBe(true);
  const before =
    first.month === 1
      ? { year: first.year - 1, month: 12 }
      : { year: first.year, month: first.month - 1 };
  expect(hasReachedAge(born, before, years)).toBe(false);
});
