import type { ModuleNumber } from "@elenchus/domain/modules";
import type { PointsRule, WorkGoal, WorkTimes } from "@elenchus/domain/set-work";
import { assignmentLearners, assignments } from "../../db/schema/assignment-schema.ts";

/** Work that was set. */
export interface Assignment {
  readonly id: string;
  readonly groupId: string;
  readonly module: ModuleNumber;
  readonly goal: WorkGoal;
  readonly issue: string | null;
  /** The supervisor's text that dialogues are on; `issue` is its title. */
  readonly ownTextId: string | null;
  readonly topic: string | null;
  readonly isForAll: boolean;
  readonly fromAt: Date;
  readonly dueAt: Date;
  readonly lateUntil: Date;
  readonly timeZone: string;
  readonly rule: PointsRule;
  readonly releasedAt: Date | null;
}

/** One learner's work on an assignment. */
export interface LearnersWork extends WorkTimes {
  readonly assignmentId: string;
  readonly studentId: string;
  readonly isExtended: boolean;
  readonly dialogueId: string | null;
  readonly checkId: string | null;
  readonly hasSucceeded: boolean;
  readonly helps: number;
  /** The supervisor's points in place of the rule's. */
  readonly points: number | null;
  readonly comment: string | null;
}

export const ASSIGNMENT_COLUMNS = {
  id: assignments.id,
  groupId: assignments.groupId,
  module: assignments.module,
  goal: assignments.goal,
  issue: assignments.issue,
  ownTextId: assignments.ownTextId,
  topic: assignments.topic,
  isForAll: assignments.isForAll,
  fromAt: assignments.fromAt,
  dueAt: assignments.dueAt,
  lateUntil: assignments.lateUntil,
  timeZone: assignments.timeZone,
  full: assignments.pointsFull,
  helped: assignments.pointsHelped,
  failed: assignments.pointsFailed,
  late: assignments.pointsLate,
  releasedAt: assignments.releasedAt,
};

/** Of a learner's row, joined with its assignment. */
export const WORK_COLUMNS = {
  assignmentId: assignmentLearners.assignmentId,
  studentId: assignmentLearners.userId,
  fromAt: assignments.fromAt,
  dueAt: assignmentLearners.dueAt,
  lateUntil: assignmentLearners.lateUntil,
  isExtended: assignmentLearners.isExtended,
  excusedAt: assignmentLearners.excusedAt,
  doneAt: assignmentLearners.doneAt,
  dialogueId: assignmentLearners.dialogueId,
  checkId: assignmentLearners.checkId,
  hasSucceeded: assignmentLearners.hasSucceeded,
  helps: assignmentLearners.helps,
  points: assignmentLearners.points,
  comment: assignmentLearners.comment,
};

/** Work that was set, as it is used. */
export function readAssignment<Row extends Omit<Assignment, "rule"> & PointsRule>({
  full,
  helped,
  failed,
  late,
  ...row
}: Row): Assignment & Omit<Row, keyof PointsRule> {
  return { ...row, rule: { full, helped, failed, late } };
}

/** The columns of a rule, as they are stored. */
export function ruleColumns({ full, helped, failed, late }: PointsRule) {
  return { pointsFull: full, pointsHelped: helped, pointsFailed: failed, pointsLate: late };
}

/** A learner's row as it is used. */
export function readWork({
  excusedAt,
  ...row
}: Omit<LearnersWork, "isExcused"> & { readonly excusedAt: Date | null }): LearnersWork {
  return { ...row, isExcused: excusedAt !== null };
}
