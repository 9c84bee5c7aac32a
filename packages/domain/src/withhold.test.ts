import { expect, test } from "vitest";
import { tellCount, tellParts, tellShare } from "./withhold.ts";

test("fewer than five are not told", () => {
  expect([0, 4, 5, 40].map(tellCount)).toEqual([null, null, 5, 40]);
});

test("a share is told in tenths, of five and more", () => {
  expect([tellShare(0.83, 6), tellShare(0.83, 4), tellShare(null, 40)]).toEqual([0.8, null, null]);
});

test.each([
  ["all are enough", { a: 20, b: 10, c: 10 }, { a: 20, b: 10, c: 10 }],
  [
    "one is too few: the next smallest goes with it",
    { a: 30, b: 8, c: 2 },
    { a: 30, b: null, c: null },
  ],
  ["nobody is too few, too", { a: 30, b: 10, c: 0 }, { a: 30, b: null, c: null }],
  ["two are too few", { a: 30, b: 3, c: 2 }, { a: 30, b: null, c: null }],
  ["all are too few", { a: 1, b: 3, c: 2 }, { a: null, b: null, c: null }],
])("of counts that add up, where %s", (_what, counts, told) => {
  expect(tellParts(counts)).toEqual(told);
});
