import { findComing, PUT_OFF_DAYS, RETURN_DAYS } from "@elenchus/domain/due-checks";
import { describe, expect, test } from "vitest";
import { playYear, type PlayedYear } from "./play-year.ts";

/** Small numbers that look random, the same each time (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const WEEK = 7;
const LONGEST = RETURN_DAYS[2];

/** @param clockOf how the server's clock stands each day, for somebody with these random numbers */
function playAll(count: number, clockOf: (random: () => number) => (passed: number) => number) {
  return Array.from({ length: count }, (_, seed) => {
    const random = createRandom(seed + 1);
    return playYear({ random, dayAt: clockOf(random) });
  });
}

/** Days between two mails that follow one another: days that passed, whatever the clock said. */
function pausesOf({ days }: PlayedYear): number[] {
  const mailed = days.flatMap((day, passed) => (day.mailed ? [passed] : []));
  return mailed.slice(1).map((passed, index) => passed - (mailed[index] ?? 0));
}

/** What was due one day, and the next day neither done nor put off nor due any more. */
function findLost({ days }: PlayedYear): string[] {
  return days.flatMap(({ shown, taken, putOff }, passed) => {
    const next = days[passed + 1];
    if (next === undefined) return [];
    const isThere = (module: number) => next.shown.some((one) => one.module === module);
    return shown
      .filter(({ module }) => module !== taken && module !== putOff && !isThere(module))
      .map(({ module }) => `module ${module} after day ${passed}`);
  });
}

/** Modules that will come back later than they should, from the last day on. */
function findLate({ histories, lastDay }: PlayedYear): string[] {
  return histories.flatMap((history) => {
    const coming = findComing(history, lastDay);
    const begun = [history.completedOn, ...history.checks.map(({ on }) => on)];
    const last = Math.max(...begun.filter((on) => on <= lastDay), lastDay - LONGEST);
    const latest = Math.max(last, (history.putOffOn ?? 0) + PUT_OFF_DAYS) + LONGEST;
    return coming === null || coming.on <= latest ? [] : [`module ${history.module}`];
  });
}

describe("a year of 10,000 learners", () => {
  const years = playAll(10_000, () => (passed) => passed);

  test("has no two mails within a week", () => {
    const pauses = years.flatMap(pausesOf);
    expect(pauses.length).toBeGreaterThan(10_000);
    expect(pauses.filter((pause) => pause < WEEK)).toEqual([]);
  });

  test("loses nothing", () => {
    expect(years.flatMap(findLost)).toEqual([]);
    expect(years.flatMap(findLate)).toEqual([]);
  });

  test("lets go only of what was passed three times", () => {
    const gone = years.flatMap(({ histories, lastDay }) =>
      histories.filter((history) => findComing(history, lastDay) === null),
    );
    expect(gone.length).toBeGreaterThan(1000);
    const passes = gone.map(({ checks }) => checks.filter(({ passed }) => passed).length);
    expect(passes.filter((count) => count < RETURN_DAYS.length)).toEqual([]);
  });

  test("tells by mail of whatever waits for longer than a week, and of each once", () => {
    const untold: string[] = [];
    for (const { days } of years) {
      const told = new Set<string>();
      const waits = new Map<string, number>();
      let mails = 0;
      for (const { shown, mailed } of days) {
        const keys = shown.map(({ module, on }) => `${module} ${on}`);
        // A mail that has nothing new to tell would be one too many.
        if (mailed && keys.every((key) => told.has(key))) untold.push("nothing new");
        if (mailed) mails += 1;
        for (const key of keys) {
          waits.set(key, (waits.get(key) ?? 0) + 1);
          if (mailed) told.add(key);
          else if ((waits.get(key) ?? 0) > WEEK && !told.has(key)) untold.push(key);
        }
      }
      if (mails > told.size) untold.push("more mails than checks");
    }
    expect(untold).toEqual([]);
  });

  test("shows nothing twice, nor on the day on which it was done", () => {
    const twice = years.flatMap(({ days }) =>
      days.filter(({ shown, today, taken }, passed) => {
        const isDoneToday = days[passed - 1]?.today === today && taken !== null;
        return isDoneToday || new Set(shown.map(({ module }) => module)).size < shown.length;
      }),
    );
    expect(twice).toEqual([]);
  });
});

describe("a year with a clock", () => {
  test.each<[string, number, (random: () => number) => (passed: number) => number]>([
    [
      "that is a month ahead for five days",
      1,
      (random) => {
        const from = 60 + Math.floor(random() * 200);
        return (passed) => (passed >= from && passed < from + 5 ? passed + 30 : passed);
      },
    ],
    ["that is a year ahead for a day", 1, () => (passed) => passed + (passed === 100 ? 365 : 0)],
    ["that is put back by a day", 0, () => (passed) => passed - (passed >= 100 ? 1 : 0)],
    ["that is put back by a month", 0, () => (passed) => passed - (passed >= 100 ? 30 : 0)],
  ])("%s: all comes back in time, and mails in a week are two at most", (_name, most, clockOf) => {
    const years = playAll(500, clockOf);
    expect(years.flatMap(findLate)).toEqual([]);
    const early = years.map((year) => pausesOf(year).filter((pause) => pause < WEEK).length);
    expect(Math.max(...early)).toBeLessThanOrEqual(most);
  });
});
