import type { Argument } from "@elenchus/dialogue/argument";
import { and, asc, desc, eq, gt, inArray, isNotNull, or, sql } from "drizzle-orm";
import { assignmentLearners, assignments } from "../../db/schema/assignment-schema.ts";
import { users } from "../../db/schema/auth-schema.ts";
import type { Orm } from "../../db/database.ts";
import { ownTexts, ownTextVersions } from "../../db/schema/own-text-schema.ts";
import { studentStats } from "../../db/schema/student-schema.ts";
import {
  ASSIGNMENT_COLUMNS,
  readAssignment,
  readWork,
  WORK_COLUMNS,
  type Assignment,
  type LearnersWork,
} from "./assignment-rows.ts";
import { IS_MEMBER, lockLearners, refreshWork } from "./assignment-store.ts";

/** A learner's work, with what was set. */
export interface OwnWork {
  readonly assignment: Assignment;
  readonly work: LearnersWork;
}

/** A supervisor's text that was set to a learner. */
export interface SetOwnText {
  readonly ownTextId: string;
  readonly argument: Argument;
}

/** Changes for learners one by one: more time, an excuse, points; and their own view of their work. */
export interface LearnersWorkStore {
  /** Gives those learners until then. Whoever has longer already keeps that. */
  extend(assignmentId: string, studentIds: readonly string[], until: Date): Promise<void>;
  excuse(assignmentId: string, studentIds: readonly string[], isExcused: boolean): Promise<void>;
  /** False where the learner was not set it. */
  mark(
    assignmentId: string,
    studentId: string,
    mark: Pick<LearnersWork, "points" | "comment">,
  ): Promise<boolean>;
  /** Shows learners their points, or no longer. */
  release(assignmentId: string, isReleased: boolean): Promise<void>;
  /** A learner's own work: all that is not over, and what was due in the last weeks; due first, first. */
  listOwn(userId: string): Promise<OwnWork[]>;
  /** The topic of an issue that was set to a learner; null where it was not. */
  findTopic(userId: string, issue: string): Promise<string | null>;
  /** The text that was set to a learner by that work, as it is published now; null where none was. */
  findOwnText(userId: string, assignmentId: string): Promise<SetOwnText | null>;
  setWantsMail(userId: string, wants: boolean): Promise<void>;
}

/** For how long work that is over stays on the learner's page; what was marked, as long from its release. */
const SHOWN_DAYS = 21;
const MOST_SHOWN = 50;

function isOf(assignmentId: string, studentIds: readonly string[]) {
  return and(
    eq(assignmentLearners.assignmentId, assignmentId),
    inArray(assignmentLearners.userId, [...studentIds]),
  );
}

async function extend(
  orm: Orm,
  assignmentId: string,
  studentIds: readonly string[],
  until: Date,
): Promise<void> {
  const at = sql`${until.toISOString()}::timestamptz`;
  const named = sql.join(
    studentIds.map((id) => sql`(${id}::uuid)`),
    sql`, `,
  );
  const ids = sql`select id from (values ${named}) as named (id)`;
  await orm.transaction(async (tx) => {
    await lockLearners(tx, ids);
    await tx
      .update(assignmentLearners)
      .set({
        dueAt: sql`greatest(${assignmentLearners.dueAt}, ${at})`,
        lateUntil: sql`greatest(${assignmentLearners.lateUntil}, ${at})`,
        isExtended: true,
        remindedAt: null,
      })
      .where(and(isOf(assignmentId, studentIds), sql`${assignmentLearners.dueAt} < ${at}`));
    await refreshWork(tx, ids);
  });
}

async function listOwn(orm: Orm, userId: string): Promise<OwnWork[]> {
  const since = sql`now() - make_interval(days => ${SHOWN_DAYS})`;
  const rows = await orm
    .select({ assignment: ASSIGNMENT_COLUMNS, work: WORK_COLUMNS })
    .from(assignmentLearners)
    .innerJoin(assignments, eq(assignments.id, assignmentLearners.assignmentId))
    .innerJoin(studentStats, IS_MEMBER)
    .where(
      and(
        eq(assignmentLearners.userId, userId),
        sql`${assignments.fromAt} <= now()`,
        or(gt(assignmentLearners.lateUntil, since), gt(assignments.releasedAt, since)),
      ),
    )
    .orderBy(asc(assignmentLearners.dueAt), desc(assignments.id))
    .limit(MOST_SHOWN);
  return rows.map(({ assignment, work }) => ({
    assignment: readAssignment(assignment),
    work: readWork(work),
  }));
}

async function findOwnText(
  orm: Orm,
  userId: string,
  assignmentId: string,
): Promise<SetOwnText | null> {
  const isLatest = and(
    eq(ownTextVersions.ownTextId, ownTexts.id),
    eq(ownTextVersions.version, ownTexts.version),
  );
  const [found] = await orm
    .select({ ownTextId: ownTexts.id, argument: ownTextVersions.argument })
    .from(assignmentLearners)
    .innerJoin(assignments, eq(assignments.id, assignmentLearners.assignmentId))
    .innerJoin(studentStats, IS_MEMBER)
    .innerJoin(ownTexts, eq(ownTexts.id, assignments.ownTextId))
    .innerJoin(ownTextVersions, isLatest)
    .where(and(isOf(assignmentId, [userId]), sql`${assignments.fromAt} <= now()`));
  return found ?? null;
}

export function createLearnersWorkStore(orm: Orm): LearnersWorkStore {
  return {
    extend: (assignmentId, studentIds, until) => extend(orm, assignmentId, studentIds, until),
    async excuse(assignmentId, studentIds, isExcused) {
      const excusedAt = isExcused ? sql`coalesce(${assignmentLearners.excusedAt}, now())` : null;
      await orm.update(assignmentLearners).set({ excusedAt }).where(isOf(assignmentId, studentIds));
    },
    async mark(assignmentId, studentId, mark) {
      const marked = await orm
        .update(assignmentLearners)
        .set(mark)
        .where(isOf(assignmentId, [studentId]))
        .returning({ id: assignmentLearners.userId });
      return marked.length > 0;
    },
    async release(assignmentId, isReleased) {
      const releasedAt = isReleased ? sql`coalesce(${assignments.releasedAt}, now())` : null;
      await orm.update(assignments).set({ releasedAt }).where(eq(assignments.id, assignmentId));
    },
    listOwn: (userId) => listOwn(orm, userId),
    async findTopic(userId, issue) {
      const [found] = await orm
        .select({ topic: assignments.topic })
        .from(assignmentLearners)
        .innerJoin(assignments, eq(assignments.id, assignmentLearners.assignmentId))
        .innerJoin(studentStats, IS_MEMBER)
        .where(
          and(
            eq(assignmentLearners.userId, userId),
            eq(assignments.issue, issue),
            isNotNull(assignments.topic),
            sql`${assignments.fromAt} <= now()`,
          ),
        )
        .limit(1);
      return found?.topic ?? null;
    },
    findOwnText: (userId, assignmentId) => findOwnText(orm, userId, assignmentId),
    async setWantsMail(userId, wantsWorkMail) {
      await orm.update(users).set({ wantsWorkMail }).where(eq(users.id, userId));
    },
  };
}
