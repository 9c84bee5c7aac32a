import { listComing, type ComingCheck } from "./due-checks.ts";
import { isTimeZone, readLocalTime } from "./local-time.ts";
import type { ModuleNumber } from "./modules.ts";

/** A finished check, by the clock. */
export interface PastCheck {
  readonly at: Date;
  readonly passed: boolean;
  /** Share that was found, 0 to 1. */
  readonly score: number;
}

/** The past of a module since it was completed, by the clock. */
export interface PastOfModule {
  readonly module: ModuleNumber;
  readonly completedAt: Date;
  /** In the order in which they were finished. */
  readonly checks: readonly PastCheck[];
  /** When "Not now" was said last; null where it never was. */
  readonly putOffAt: Date | null;
}

/** Which checks come back, by somebody's calendar, and which day it is there. */
export interface ComingChecks {
  readonly coming: readonly ComingCheck[];
  readonly today: number;
}

const NO_ZONE = "UTC";

/** A time zone that there is: UTC where the name is of none. */
export function settleTimeZone(name: string | null | undefined): string {
  return typeof name === "string" && isTimeZone(name) ? name : NO_ZONE;
}

/** Works out which checks come back when. @param zone one that there is */
export function workOutComing(
  past: readonly PastOfModule[],
  zone: string,
  now: Date,
): ComingChecks {
  const dayOf = (at: Date): number => readLocalTime(at, zone).day;
  const { day: today } = readLocalTime(now, zone);
  const histories = past.map(({ module, completedAt, checks, putOffAt }) => ({
    module,
    completedOn: dayOf(completedAt),
    checks: checks.map(({ at, passed, score }) => ({ on: dayOf(at), passed, score })),
    putOffOn: putOffAt === null ? null : dayOf(putOffAt),
  }));
  return { coming: listComing(histories, today), today };
}
