import { pointsOfWork, standingOfWork, type WorkStanding } from "@elenchus/domain/set-work";
import type { Assignment, LearnersWork } from "../store/set-work/assignment-rows.ts";

/** How a learner stands with set work, and the points for it. */
export interface WorkStatus {
  readonly standing: WorkStanding;
  /** By the rule alone; null where there is nothing to mark. */
  readonly rulePoints: number | null;
  /** The points that count: the supervisor's, else the rule's. */
  readonly points: number | null;
}

/** Marks a learner's work at a moment. */
export function readWorkStatus(
  { rule }: Pick<Assignment, "rule">,
  work: LearnersWork,
  now: Date,
): WorkStatus {
  const standing = standingOfWork(work, now);
  const { hasSucceeded, helps } = work;
  const rulePoints = pointsOfWork(rule, { standing, hasSucceeded, helps });
  return { standing, rulePoints, points: work.points ?? rulePoints };
}
