import { describe, expect, test } from "vitest";
import {
  findComing,
  isNews,
  listComing,
  pickDue,
  PUT_OFF_DAYS,
  RETURN_DAYS,
  type CheckHistory,
  type CheckTaken,
} from "./due-checks.ts";

const passed = (on: number): CheckTaken => ({ on, passed: true, score: 1 });
const halfDone = (on: number): CheckTaken => ({ on, passed: false, score: 0.5 });
const missed = (on: number): CheckTaken => ({ on, passed: false, score: 0.2 });

function build(checks: readonly CheckTaken[], changes: Partial<CheckHistory> = {}): CheckHistory {
  return { module: 1, completedOn: 100, checks, putOffOn: null, ...changes };
}

const LATE = 10_000;
const dayOf = (history: CheckHistory, today = LATE) => findComing(history, today)?.on ?? null;

describe("a check comes back", () => {
  test.each<[string, CheckTaken[], number | null]>([
    ["a day after the module was completed", [], 101],
    ["a week after one that was passed", [passed(101)], 108],
    ["a month after the second", [passed(101), passed(108)], 138],
    ["no more after the third", [passed(101), passed(108), passed(138)], null],
    ["counted from when it was taken, not from when it was due", [passed(105)], 112],
    ["as far off where half was found", [passed(101), halfDone(108)], 115],
    ["sooner where it was missed", [passed(101), missed(108)], 109],
    ["sooner, step by step", [passed(101), passed(108), missed(138)], 145],
    ["a day after a miss at the first", [missed(101)], 102],
    ["as far off where it was taken before it was due", [passed(101), passed(103)], 110],
    ["a day after one that was passed on the same day", [passed(100)], 101],
    [
      "once more where it was missed after all",
      [passed(101), passed(108), passed(138), missed(150)],
      180,
    ],
    [
      "never for that, where it was passed again",
      [passed(101), passed(108), passed(138), passed(150)],
      null,
    ],
  ])("%s", (_name, checks, on) => {
    expect(dayOf(build(checks))).toBe(on);
  });

  test("some days after it was put off", () => {
    expect(dayOf(build([], { putOffOn: 101 }))).toBe(101 + PUT_OFF_DAYS);
    // What was put off before the last time is over.
    expect(dayOf(build([missed(104)], { putOffOn: 103 }))).toBe(105);
    expect(dayOf(build([passed(104)], { putOffOn: 105 }))).toBe(111);
  });

  test("at once where the clock was ahead when the module was completed, and then counts from the check", () => {
    const ahead = build([], { completedOn: 500 });
    expect(dayOf(ahead, 200)).toBe(200);
    expect(dayOf({ ...ahead, checks: [passed(200)] }, 200)).toBe(207);
  });

  test("as if a check and a 'Not now' of a clock that was ahead were not there", () => {
    expect(dayOf(build([passed(101), passed(500)]), 108)).toBe(108);
    expect(dayOf(build([], { putOffOn: 500 }), 101)).toBe(101);
  });

  test("a day later at most for whoever travels west", () => {
    expect(dayOf(build([]), 99)).toBe(101);
  });
});

test("the one that waits longest comes first", () => {
  const histories = [
    build([passed(101)], { module: 1 }),
    build([], { module: 2 }),
    build([], { module: 3, completedOn: 90 }),
  ];
  const coming = listComing(histories, 101);
  expect(coming.map(({ module, on, after }) => [module, on, after])).toEqual([
    [3, 91, 1],
    [2, 101, 1],
    [1, 108, 7],
  ]);
  expect(pickDue(coming, 101).map(({ module }) => module)).toEqual([3, 2]);
});

describe("a mail is news", () => {
  const due = [{ module: 1 as const, on: 101, after: 1, last: 100 }];
  test.each([
    ["the first time", null, 101, true],
    ["a week after the last one", 94, 101, true],
    ["not before", 95, 101, false],
    ["not of what the last one told", 101, 200, false],
  ])("%s", (_name, mailedOn, today, expected) => {
    expect(isNews(due, mailedOn, today)).toBe(expected);
  });

  test("not where nothing is due", () => {
    expect(isNews([], null, 101)).toBe(false);
  });
});

/** Small numbers that look random, the same each time. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe("whatever was taken, when and how", () => {
  const histories = Array.from({ length: 2000 }, (_, seed) => {
    const random = createRandom(seed);
    let on = 100;
    const checks = Array.from({ length: Math.floor(random() * 12) }, () => {
      on += Math.floor(random() * 40);
      const score = random();
      return { on, score, passed: score > 0.6 };
    });
    return build(checks, { putOffOn: random() < 0.3 ? on + Math.floor(random() * 3) : null });
  });

  test("it comes back within a month and a day, and never on the same day", () => {
    for (const history of histories) {
      const last = history.checks.at(-1)?.on ?? history.completedOn;
      const found = dayOf(history);
      if (found === null) continue;
      const longest = Math.max(last + RETURN_DAYS[2], (history.putOffOn ?? 0) + PUT_OFF_DAYS);
      expect(found).toBeGreaterThan(last);
      expect(found).toBeLessThanOrEqual(longest);
    }
  });

  test("passing comes no sooner than failing", () => {
    for (const history of histories) {
      const on = dayOf(history) ?? LATE / 2;
      const after = (score: number, isPassed: boolean) =>
        dayOf({ ...history, checks: [...history.checks, { on, score, passed: isPassed }] }) ??
        Infinity;
      expect(after(1, true)).toBeGreaterThanOrEqual(after(0.5, false));
      expect(after(0.5, false)).toBeGreaterThanOrEqual(after(0.1, false));
    }
  });

  test("what is passed each time when it is due ends after three times at most", () => {
    for (const history of histories) {
      const checks = [...history.checks];
      let times = 0;
      for (let on = dayOf(history); on !== null; on = dayOf({ ...history, checks })) {
        checks.push(passed(on));
        times += 1;
      }
      expect(times).toBeLessThanOrEqual(RETURN_DAYS.length);
    }
  });
});
