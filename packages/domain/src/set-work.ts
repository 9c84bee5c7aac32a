/** The goals of set work: a dialogue that ended, one that ended in success, a passed unaided check. */
export const WORK_GOALS = ["finished", "success", "check"] as const;
export type WorkGoal = (typeof WORK_GOALS)[number];

/**
 * How a learner stands with work that was set: `behind` can still be handed in late, `missing` cannot; `late` is done, after it
 * was due.
 */
export const WORK_STANDINGS = [
  "upcoming",
  "open",
  "done",
  "late",
  "behind",
  "missing",
  "excused",
] as const;
export type WorkStanding = (typeof WORK_STANDINGS)[number];

/** When a learner's work may begin, is due, and is closed; and what became of it. */
export interface WorkTimes {
  readonly fromAt: Date;
  readonly dueAt: Date;
  readonly lateUntil: Date;
  readonly doneAt: Date | null;
  readonly isExcused: boolean;
}

/** How a learner stands with set work at a moment. Whoever has done it in time is not excused from it. */
export function standingOfWork(times: WorkTimes, now: Date): WorkStanding {
  const { fromAt, dueAt, lateUntil, doneAt, isExcused } = times;
  if (doneAt !== null && doneAt <= dueAt) return "done";
  if (isExcused) return "excused";
  if (doneAt !== null) return "late";
  if (now < fromAt) return "upcoming";
  if (now <= dueAt) return "open";
  return now <= lateUntil ? "behind" : "missing";
}

/** Points for set work, as its teacher has set them. */
export interface PointsRule {
  /** For success without help, or a passed check. */
  readonly full: number;
  /** For success after a hint, a narrower question or an answer that was told. */
  readonly helped: number;
  /** For a dialogue that ended without success, where that counts as done. */
  readonly failed: number;
  /** Taken off where it was done late. */
  readonly late: number;
}

/** The part of a learner's work that counted. */
export interface WorkResult {
  readonly standing: WorkStanding;
  readonly hasSucceeded: boolean;
  /** Hints, narrower questions and told answers. */
  readonly helps: number;
}

/** Points by the rule; null as long as there is nothing to mark. Missing work has none. */
export function pointsOfWork(rule: PointsRule, result: WorkResult): number | null {
  const { standing, hasSucceeded, helps } = result;
  if (standing === "missing") return 0;
  if (standing !== "done" && standing !== "late") return null;
  const succeeded = helps > 0 ? rule.helped : rule.full;
  const earned = hasSucceeded ? succeeded : rule.failed;
  return standing === "late" ? Math.max(0, earned - rule.late) : earned;
}
