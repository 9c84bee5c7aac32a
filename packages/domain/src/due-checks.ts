import type { ModuleNumber } from "./modules.ts";

/** After so many days what was learned is checked once more; each time counts from the last one. */
export const RETURN_DAYS = [1, 7, 30] as const;

/** For so many days a due check is out of sight for whoever says "Not now". */
export const PUT_OFF_DAYS = 3;

/** So many days lie between two mails about due checks, at least. */
export const MAIL_EVERY_DAYS = 7;

/** A finished unaided check. Days are counted in the learner's own calendar, from any beginning. */
export interface CheckTaken {
  readonly on: number;
  readonly passed: boolean;
  /** Share that was found, 0 to 1. */
  readonly score: number;
}

/** The past of a module that a learner has completed. */
export interface CheckHistory {
  readonly module: ModuleNumber;
  readonly completedOn: number;
  /** In the order in which they were finished. */
  readonly checks: readonly CheckTaken[];
  /** When "Not now" was said last; null where it never was. */
  readonly putOffOn: number | null;
}

/** When a check comes back. */
export interface ComingCheck {
  readonly module: ModuleNumber;
  readonly on: number;
  /** Days since the last time that it was meant to come after. */
  readonly after: number;
  /** The last time: when the module was completed, or a check of it was taken. */
  readonly last: number;
}

/** From here on a check that was not passed counts as half of one: it comes again after as long. */
const HALF = 0.5;

/** Somebody who travels west is a day back. Whatever lies further ahead was written by a clock that was ahead. */
const MOST_AHEAD = 1;

/**
 * When a module's check comes back: 1, 7 and 30 days after the last time. Passed, the next time is further off; with less
 * than half of it, nearer; in between, as far off as before. A check that was taken before it was due sets the time anew,
 * and moves nothing further off: it shows less. What was written ahead of today does not count.
 * @returns null where it has lasted for all of them
 */
export function findComing(history: CheckHistory, today: number): ComingCheck | null {
  const isKnown = (day: number): boolean => day <= today + MOST_AHEAD;
  let rung = 0;
  let last = isKnown(history.completedOn) ? history.completedOn : today - RETURN_DAYS[0];
  for (const check of history.checks) {
    if (!isKnown(check.on)) continue;
    rung = climb(rung, check, check.on - last);
    last = check.on;
  }
  const after = RETURN_DAYS[rung];
  if (after === undefined) return null;
  const { module, putOffOn } = history;
  const isPutOff = putOffOn !== null && isKnown(putOffOn) && putOffOn >= last;
  const on = Math.max(last + after, isPutOff ? putOffOn + PUT_OFF_DAYS : -Infinity);
  return { module, on, after, last };
}

/** @param gap days since the last time */
function climb(rung: number, { passed, score }: CheckTaken, gap: number): number {
  const wanted = RETURN_DAYS[rung];
  if (passed) return wanted !== undefined && gap >= wanted ? rung + 1 : rung;
  const fallen = score < HALF || wanted === undefined ? rung - 1 : rung;
  return Math.max(0, fallen);
}

/** The checks that come back, the one that waits longest first. Due are those whose day is today or before. */
export function listComing(histories: readonly CheckHistory[], today: number): ComingCheck[] {
  return histories
    .flatMap((history) => findComing(history, today) ?? [])
    .toSorted((one, other) => one.on - other.on || one.module - other.module);
}

/** Those of them that are due. */
export function pickDue(coming: readonly ComingCheck[], today: number): ComingCheck[] {
  return coming.filter(({ on }) => on <= today);
}

/**
 * Whether a mail is to be sent: something became due since the last one, which lies a week back. So each is told of once.
 * @param mailedOn day of the last mail; null where there was none
 */
export function isNews(
  due: readonly ComingCheck[],
  mailedOn: number | null,
  today: number,
): boolean {
  if (mailedOn === null) return due.length > 0;
  return today - mailedOn >= MAIL_EVERY_DAYS && due.some(({ on }) => on > mailedOn);
}
