import type { PointsRule } from "@elenchus/domain/set-work";
import { and, asc, desc, eq, inArray, sql, type SQL } from "drizzle-orm";
import { assignmentLearners, assignments } from "../../db/schema/assignment-schema.ts";
import { users } from "../../db/schema/auth-schema.ts";
import type { Orm } from "../../db/database.ts";
import { groups, studentStats } from "../../db/schema/student-schema.ts";
import {
  ASSIGNMENT_COLUMNS,
  readAssignment,
  readWork,
  ruleColumns,
  WORK_COLUMNS,
  type Assignment,
  type LearnersWork,
} from "./assignment-rows.ts";
import { isInScope, type Scope } from "../supervision/scope.ts";

/** Work to be set. */
export interface NewAssignment extends Omit<Assignment, "isForAll" | "releasedAt"> {
  readonly createdBy: string;
  /** Null: the whole group, and whoever joins later. */
  readonly studentIds: readonly string[] | null;
}

/** How many stand how with an assignment. */
export type WorkCounts = Readonly<
  Record<"learners" | "done" | "late" | "behind" | "missing" | "excused", number>
>;

/** An assignment in a list. */
export interface ListedAssignment extends Assignment {
  readonly groupName: string;
  readonly counts: WorkCounts;
}

/** A learner of an assignment, by name. */
export interface WorkingStudent extends LearnersWork {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** The parts of an assignment that can be changed later. */
export interface AssignmentChange {
  readonly dueAt: Date;
  readonly lateUntil: Date;
  readonly rule: PointsRule;
}

/** Work that supervisors set. */
export interface AssignmentStore {
  /** Whether all of them are in the group. */
  areIn(groupId: string, studentIds: readonly string[]): Promise<boolean>;
  /** The topic of an issue that was set before; null where it was not. */
  findTopic(scope: Scope, issue: string): Promise<string | null>;
  /** Sets it, once: false where another one has its id. */
  create(assignment: NewAssignment): Promise<boolean>;
  /** Those that are due last first. */
  list(scope: Scope, most: number): Promise<ListedAssignment[]>;
  find(id: string): Promise<(Assignment & { readonly groupName: string }) | null>;
  /** Those who are in its group now, by last name. */
  listStudents(id: string): Promise<WorkingStudent[]>;
  /** Who got an extension keeps it, where it is longer. */
  change(id: string, change: AssignmentChange): Promise<void>;
  remove(id: string): Promise<void>;
}

/** The learners of an assignment: those of its group whom it was set to. */
export const IS_MEMBER = and(
  eq(studentStats.userId, assignmentLearners.userId),
  eq(studentStats.groupId, assignments.groupId),
);

const { doneAt, excusedAt, dueAt, lateUntil } = assignmentLearners;
const IS_IN_TIME = sql`${doneAt} <= ${dueAt}`;
const IS_EXCUSED = sql`${excusedAt} is not null and ${IS_IN_TIME} is not true`;
const IS_OPEN = sql`${doneAt} is null and ${excusedAt} is null`;

/** Of those who are in the group now. */
function countWhere(condition: SQL): SQL<number> {
  return sql<number>`(count(${studentStats.userId}) filter (where ${condition}))::integer`;
}

/** As `standingOfWork` of the domain says it of one learner. */
const COUNTS = {
  learners: sql<number>`count(${studentStats.userId})::integer`,
  done: countWhere(IS_IN_TIME),
  late: countWhere(sql`${doneAt} > ${dueAt} and ${excusedAt} is null`),
  behind: countWhere(sql`${IS_OPEN} and ${dueAt} < now() and now() <= ${lateUntil}`),
  missing: countWhere(sql`${IS_OPEN} and ${lateUntil} < now()`),
  excused: countWhere(IS_EXCUSED),
};

/** Has whoever counts those learners wait: they come before their work, so that no two wait for one another. */
export async function lockLearners(tx: Orm, ids: SQL): Promise<void> {
  await tx.execute(sql`select 1 from ${studentStats} where ${studentStats.userId} in (${ids})
    order by ${studentStats.userId} for update`);
}

/** Finds anew what those learners have done. Belongs to whatever changes their work. */
export async function refreshWork(tx: Orm, ids: SQL): Promise<void> {
  await tx.execute(sql`select refresh_assignments(array(${ids}))`);
}

async function create(orm: Orm, assignment: NewAssignment): Promise<boolean> {
  const { rule, studentIds, ...columns } = assignment;
  return orm.transaction(async (tx) => {
    const made = await tx
      .insert(assignments)
      .values({
        ...columns,
        isForAll: studentIds === null,
        ...ruleColumns(rule),
      })
      .onConflictDoNothing()
      .returning({ id: assignments.id });
    if (made.length === 0) return false;
    const isTheirs =
      studentIds === null ? undefined : inArray(studentStats.userId, [...studentIds]);
    const isMember = and(eq(studentStats.groupId, assignment.groupId), isTheirs);
    const { id } = assignment;
    await tx.execute(sql`insert into ${assignmentLearners} (assignment_id, user_id, due_at, late_until)
      select ${assignments.id}, ${studentStats.userId}, ${assignments.dueAt}, ${assignments.lateUntil}
      from ${assignments}, ${studentStats} where ${assignments.id} = ${id} and ${isMember}
      on conflict do nothing`);
    await refreshWork(tx, membersOf(id));
    return true;
  });
}

function membersOf(id: string): SQL {
  return sql`select ${assignmentLearners.userId} from ${assignmentLearners}
    where ${assignmentLearners.assignmentId} = ${id}`;
}

async function list(orm: Orm, scope: Scope, most: number): Promise<ListedAssignment[]> {
  const shown = orm
    .select({ id: assignments.id })
    .from(assignments)
    .where(isInScope(scope, assignments.groupId))
    .orderBy(desc(assignments.dueAt), desc(assignments.id))
    .limit(most);
  const rows = await orm
    .select({ ...ASSIGNMENT_COLUMNS, groupName: groups.name, counts: COUNTS })
    .from(assignments)
    .innerJoin(groups, eq(groups.id, assignments.groupId))
    .leftJoin(assignmentLearners, eq(assignmentLearners.assignmentId, assignments.id))
    .leftJoin(studentStats, IS_MEMBER)
    .where(inArray(assignments.id, shown))
    .groupBy(assignments.id, groups.id)
    .orderBy(desc(assignments.dueAt), desc(assignments.id));
  return rows.map(readAssignment);
}

async function listStudents(orm: Orm, id: string): Promise<WorkingStudent[]> {
  const { firstName, lastName, email } = users;
  const rows = await orm
    .select({ ...WORK_COLUMNS, firstName, lastName, email })
    .from(assignments)
    .innerJoin(assignmentLearners, eq(assignmentLearners.assignmentId, assignments.id))
    .innerJoin(studentStats, IS_MEMBER)
    .innerJoin(users, eq(users.id, studentStats.userId))
    .where(eq(assignments.id, id))
    .orderBy(asc(studentStats.nameKey), asc(studentStats.userId));
  return rows.map(({ firstName: first, lastName: last, email: address, ...work }) => ({
    ...readWork(work),
    firstName: first,
    lastName: last,
    email: address,
  }));
}

async function change(
  orm: Orm,
  id: string,
  { dueAt: due, lateUntil: until, rule }: AssignmentChange,
): Promise<void> {
  await orm.transaction(async (tx) => {
    await lockLearners(tx, membersOf(id));
    await tx
      .update(assignments)
      .set({
        dueAt: due,
        lateUntil: until,
        ...ruleColumns(rule),
      })
      .where(eq(assignments.id, id));
    const longest = (column: typeof dueAt, at: Date) =>
      sql`case when ${assignmentLearners.isExtended} then greatest(${column}, ${at.toISOString()}::timestamptz)
        else ${at.toISOString()}::timestamptz end`;
    const isMoved = sql`${assignmentLearners.dueAt} <> ${longest(dueAt, due)}`;
    await tx
      .update(assignmentLearners)
      .set({
        dueAt: longest(dueAt, due),
        lateUntil: longest(lateUntil, until),
        // Another day is another letter.
        remindedAt: sql`case when ${isMoved} then null else ${assignmentLearners.remindedAt} end`,
      })
      .where(eq(assignmentLearners.assignmentId, id));
    await refreshWork(tx, membersOf(id));
  });
}

export function createAssignmentStore(orm: Orm): AssignmentStore {
  return {
    async areIn(groupId, studentIds) {
      const ids = [...new Set(studentIds)];
      const isOne = and(eq(studentStats.groupId, groupId), inArray(studentStats.userId, ids));
      return (await orm.$count(studentStats, isOne)) === ids.length;
    },
    async findTopic(scope, issue) {
      const isIt = and(eq(assignments.issue, issue), isInScope(scope, assignments.groupId));
      const found = await orm
        .select({ topic: assignments.topic })
        .from(assignments)
        .where(isIt)
        .limit(1);
      return found[0]?.topic ?? null;
    },
    create: (assignment) => create(orm, assignment),
    list: (scope, most) => list(orm, scope, most),
    async find(id) {
      const [found] = await orm
        .select({ ...ASSIGNMENT_COLUMNS, groupName: groups.name })
        .from(assignments)
        .innerJoin(groups, eq(groups.id, assignments.groupId))
        .where(eq(assignments.id, id));
      return found === undefined ? null : readAssignment(found);
    },
    listStudents: (id) => listStudents(orm, id),
    change: (id, changed) => change(orm, id, changed),
    async remove(id) {
      await orm.delete(assignments).where(eq(assignments.id, id));
    },
  };
}
