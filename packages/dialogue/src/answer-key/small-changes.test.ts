import { describe, expect, test } from "vitest";
import { changeIn, makesChange, smallChanges } from "./small-changes.ts";

describe("the change that a text tells of", () => {
  test.each([
    ["the number went up by 150 per cent last year", 150, false],
    ["Complaints rose 37.5% in a year.", 37.5, false],
    ["Visits fell by 40 percent since May.", 40, true],
    ["we now see 75 per cent more of them", 75, false],
    ["there are 30 per cent fewer of them", 30, true],
    ["complaints rose by 1,200 per cent", 1200, false],
  ])("%s", (text, percent, isFall) => {
    expect(changeIn(text)).toEqual({ percent, isFall });
  });

  test.each([
    "many more people than before",
    "They are 40 per cent of those who came.",
    "Of 40 per cent nobody has heard again.",
    // Which way it went, only a closer reading would tell.
    "a 30 per cent rise in falls",
    "the number of branches that fell on the path went up by 60 per cent",
  ])("is none where it is not plain: %s", (text) => {
    expect(changeIn(text)).toBeNull();
  });
});

describe("the smallest numbers that make a change", () => {
  test.each([
    [150, false, "2-5 4-10"],
    [60, false, "5-8 10-16"],
    [200, false, "1-3 2-6"],
    [30, true, "10-7 20-14"],
    [1, false, ""],
    [0, false, ""],
  ])("of %s per cent", (percent, isFall, pairs) => {
    expect(
      smallChanges({ percent, isFall })
        .map((pair) => pair.join("-"))
        .join(" "),
    ).toBe(pairs);
  });

  test("are right to the per cent, whatever it is", () => {
    for (let percent = 1; percent <= 400; percent += 1)
      for (const [before, after] of smallChanges({ percent, isFall: false }))
        expect(Math.round((100 * (after - before)) / before)).toBe(percent);
  });
});

test.each([
  { percent: 60, isFall: false, numbers: [5, 8], made: true },
  { percent: 60, isFall: false, numbers: [500, 800], made: true },
  { percent: 60, isFall: false, numbers: [8, 5], made: false },
  { percent: 60, isFall: false, numbers: [5, 9], made: false },
  { percent: 30, isFall: true, numbers: [10, 7], made: true },
  { percent: 30, isFall: true, numbers: [7, 10], made: false },
  { percent: 60, isFall: false, numbers: [0, 60], made: false },
])("$numbers make a change of $percent per cent: $made", ({ percent, isFall, numbers, made }) => {
  const [before, after] = numbers as [number, number];
  expect(makesChange({ percent, isFall }, before, after)).toBe(made);
});
