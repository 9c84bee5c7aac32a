import { describe, expect, test } from "vitest";
import { pointsOfWork, standingOfWork, type WorkStanding, type WorkTimes } from "./set-work.ts";

const at = (day: number) => new Date(Date.UTC(2026, 11, day));
const times: WorkTimes = {
  fromAt: at(1),
  dueAt: at(8),
  lateUntil: at(10),
  doneAt: null,
  isExcused: false,
};

describe("how a learner stands with set work", () => {
  const cases: readonly [WorkStanding, string, Partial<WorkTimes>, Date][] = [
    ["upcoming", "before it begins", {}, at(0)],
    ["open", "from its beginning on", {}, at(1)],
    ["open", "at the moment at which it is due", {}, at(8)],
    ["behind", "while it can still be handed in late", {}, at(9)],
    ["missing", "once it is closed", {}, at(11)],
    ["done", "done in time", { doneAt: at(8) }, at(11)],
    ["late", "done after it was due", { doneAt: at(9) }, at(11)],
    ["excused", "excused", { isExcused: true }, at(11)],
    ["excused", "excused, and done late", { isExcused: true, doneAt: at(9) }, at(11)],
    ["done", "excused, and done in time all the same", { isExcused: true, doneAt: at(7) }, at(11)],
    ["missing", "closed when it was due", { lateUntil: at(8) }, at(9)],
  ];
  test.each(cases)("%s: %s", (standing, _what, changes, now) => {
    expect(standingOfWork({ ...times, ...changes }, now)).toBe(standing);
  });
});

describe("points for set work", () => {
  const rule = { full: 10, helped: 7, failed: 4, late: 5 };
  const cases: readonly [number | null, WorkStanding, boolean, number][] = [
    [10, "done", true, 0],
    [7, "done", true, 2],
    [4, "done", false, 2],
    [5, "late", true, 0],
    [2, "late", true, 1],
    [0, "late", false, 0],
    [0, "missing", false, 0],
    [null, "open", false, 0],
    [null, "behind", false, 0],
    [null, "excused", true, 0],
    [null, "upcoming", false, 0],
  ];
  test.each(cases)(
    "%s: %s, succeeded: %s, helped %s times",
    (points, standing, succeeded, helps) => {
      expect(pointsOfWork(rule, { standing, hasSucceeded: succeeded, helps })).toBe(points);
    },
  );
});
