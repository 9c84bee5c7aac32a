import { expect, test } from "vitest";
import { contentUsed, refundWindowEnd, withdrawalStanding } from "./withdrawal.ts";

const PAID = Date.UTC(2026, 10, 1);
const DAY = 86_400_000;

test("content counts two dialogues a module at most, of fourteen", () => {
  expect(contentUsed({})).toBe(0);
  expect(contentUsed({ 1: 2 })).toBeCloseTo(2 / 14);
  expect(contentUsed({ 1: 9 })).toBeCloseTo(2 / 14);
  expect(contentUsed({ 1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2, 7: 2 })).toBe(1);
});

test.each([
  ["at once", 0, {}, "open"],
  ["at the last moment", 7 * DAY, { 1: 2 }, "open"],
  ["a moment later", 7 * DAY + 1, {}, "too_late"],
  ["in time, with a fifth used up", DAY, { 1: 2, 2: 1 }, "too_much_used"],
])("withdrawing %s", (_when, after, finished, standing) => {
  expect(withdrawalStanding(PAID, PAID + after, finished)).toBe(standing);
});

test("the window is seven days", () => {
  expect(refundWindowEnd(PAID) - PAID).toBe(7 * DAY);
});
