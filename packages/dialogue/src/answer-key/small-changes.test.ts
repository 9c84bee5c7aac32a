import { describe, expect, test } from "vitest";
import { changeIn, percentBetween, smallChanges } from "./small-changes.ts";

describe("the change that a text tells of", () => {
  test.each([
    ["the number went up by 150 per cent last year", 150, false],
    ["Complaints rose 37.5% in a year.", 37.5, false],
    ["Visits fell by 40 percent since May.", 40, true],
    ["we now see 75 per cent more of them", 75, false],
    ["there are 30 per cent fewer of them", 30, true],
    ["the number has doubled", 100, false],
    ["three times as many as before", 200, false],
    ["They have halved within a year.", 50, true],
    ["the number of branches that fell on the path went up by 60 per cent", 60, false],
    ["the number of women who complained of a short cut has risen by 150 per cent", 150, false],
    ["we now see 75 per cent more lost dogs than a year ago", 75, false],
    ["Accidents fell by more than 40 per cent in a year.", 40, true],
    ["There was a drop of 40 per cent. More of them came before.", 40, true],
    ["a 30 per cent rise in falls", 30, false],
    ["They are 40 per cent of those who fell ill.", 40, undefined],
    ["reports of falls are 60 per cent up", 60, false],
    ["Accidents increased last year by 60 per cent in the lower town", 60, false],
    ["a rise in falls of 60 per cent", 60, false],
    ["the growth of lost dogs by 60 per cent", 60, false],
    ["visits for surgery dropped by 40 per cent", 40, true],
    ["complaints rose by 1,200 per cent", 1200, false],
    ["they tripled, and not merely doubled", 200, false],
  ])("%s", (text, percent, isFall) => {
    expect(changeIn(text)).toMatchObject({ percent, isFall });
  });

  test("is none where no figure is given", () => {
    expect(changeIn("many more people than before")).toBeUndefined();
  });
});

describe("the smallest numbers that make a change", () => {
  test.each([
    [
      { percent: 150, isFall: false },
      [
        [2, 5],
        [4, 10],
      ],
    ],
    [
      { percent: 60, isFall: false },
      [
        [5, 8],
        [10, 16],
      ],
    ],
    [
      { percent: 200, isFall: false },
      [
        [1, 3],
        [2, 6],
      ],
    ],
    [
      { percent: 30, isFall: true },
      [
        [10, 7],
        [20, 14],
      ],
    ],
  ])("of $percent per cent", (change, pairs) => {
    expect(smallChanges(change)).toEqual(pairs);
  });

  test("are right to the per cent, whatever it is", () => {
    for (let percent = 1; percent <= 400; percent += 1)
      for (const [before, after] of smallChanges({ percent, isFall: false }))
        expect(Math.round(percentBetween(before, after))).toBe(percent);
  });

  test("are none where nobody can tell a rise from a fall", () => {
    expect(smallChanges({ percent: 50, isFall: undefined })).toEqual([]);
  });

  test("are none where only large ones do", () => {
    expect(smallChanges({ percent: 1, isFall: false })).toEqual([]);
    expect(smallChanges({ percent: 0, isFall: false })).toEqual([]);
  });
});
