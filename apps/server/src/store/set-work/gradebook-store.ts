import { and, asc, desc, eq, inArray } from "drizzle-orm";
import { assignmentLearners, assignments } from "../../db/schema/assignment-schema.ts";
import { users } from "../../db/schema/auth-schema.ts";
import type { Orm } from "../../db/database.ts";
import { groups, studentStats } from "../../db/schema/student-schema.ts";
import {
  ASSIGNMENT_COLUMNS,
  readAssignment,
  readWork,
  WORK_COLUMNS,
  type Assignment,
  type LearnersWork,
} from "./assignment-rows.ts";

/** A learner of a group. */
export interface GradedStudent {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** A group's work, and its learners' points for it. */
export interface GradebookStore {
  /** The latest ones, due first first. */
  listAssignments(
    groupId: string,
    most: number,
  ): Promise<(Assignment & { readonly groupName: string })[]>;
  /** By last name, from one on. */
  listStudents(groupId: string, from: number, most: number): Promise<GradedStudent[]>;
  countStudents(groupId: string): Promise<number>;
  /** Of these learners and assignments. */
  listWork(
    assignmentIds: readonly string[],
    studentIds: readonly string[],
  ): Promise<LearnersWork[]>;
}

export function createGradebookStore(orm: Orm): GradebookStore {
  return {
    async listAssignments(groupId, most) {
      const rows = await orm
        .select({ ...ASSIGNMENT_COLUMNS, groupName: groups.name })
        .from(assignments)
        .innerJoin(groups, eq(groups.id, assignments.groupId))
        .where(eq(assignments.groupId, groupId))
        .orderBy(desc(assignments.dueAt), desc(assignments.id))
        .limit(most);
      return rows.map(readAssignment).toReversed();
    },
    listStudents: (groupId, from, most) =>
      orm
        .select({
          id: users.id,
          firstName: users.firstName,
          lastName: users.lastName,
          email: users.email,
        })
        .from(studentStats)
        .innerJoin(users, eq(users.id, studentStats.userId))
        .where(eq(studentStats.groupId, groupId))
        .orderBy(asc(studentStats.nameKey), asc(studentStats.userId))
        .limit(most)
        .offset(from),
    countStudents: (groupId) => orm.$count(studentStats, eq(studentStats.groupId, groupId)),
    async listWork(assignmentIds, studentIds) {
      if (assignmentIds.length === 0 || studentIds.length === 0) return [];
      const rows = await orm
        .select(WORK_COLUMNS)
        .from(assignmentLearners)
        .innerJoin(assignments, eq(assignments.id, assignmentLearners.assignmentId))
        .where(
          and(
            inArray(assignmentLearners.assignmentId, [...assignmentIds]),
            inArray(assignmentLearners.userId, [...studentIds]),
          ),
        );
      return rows.map(readWork);
    },
  };
}
