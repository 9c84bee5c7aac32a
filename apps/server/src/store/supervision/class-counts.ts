import type { ModuleNumber } from "@elenchus/domain/modules";
import { and, avg, count, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { Orm } from "../../db/database.ts";
import type { DialogueStatus } from "../../db/schema/schema.ts";
import {
  dialogueResults,
  studentModuleStats,
  studentStats,
} from "../../db/schema/student-schema.ts";
import { isInScope, isStudentInScope, type Scope } from "./scope.ts";

/** How many rows of a group fulfil something. */
function countIf(condition: SQL | undefined) {
  return sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
}

const toNumber = (value: string | null): number | null => (value === null ? null : Number(value));

const { completed, attempted, checkScore, checkPassed } = studentModuleStats;
const { sameDayScore, dayScore, weekScore, monthScore } = studentModuleStats;
const isCompleted = sql`${completed} >= 2`;
const isLocked = sql`${studentModuleStats.module} > 1 and ${studentStats.completedMask} & 1 = 0`;
const isOpen = sql`not (${isCompleted}) and not (${isLocked})`;

/** How students stand in each module. Every student counts in one of four ways. */
export async function countStandings(orm: Orm, scope: Scope) {
  const rows = await orm
    .select({
      module: studentModuleStats.module,
      completed: countIf(isCompleted),
      locked: countIf(sql`not (${isCompleted}) and ${isLocked}`),
      started: countIf(sql`${isOpen} and ${attempted} > 0`),
      notStarted: countIf(sql`${isOpen} and ${attempted} = 0`),
      checksFinished: count(checkScore),
      checksPassed: countIf(sql`${checkPassed}`),
      checkScore: avg(checkScore),
      sameDayChecks: count(sameDayScore),
      sameDayScore: avg(sameDayScore),
      dayChecks: count(dayScore),
      dayScore: avg(dayScore),
      weekChecks: count(weekScore),
      weekScore: avg(weekScore),
      monthChecks: count(monthScore),
      monthScore: avg(monthScore),
    })
    .from(studentModuleStats)
    .innerJoin(studentStats, eq(studentStats.userId, studentModuleStats.userId))
    .where(isInScope(scope, studentStats.groupId))
    .groupBy(studentModuleStats.module);
  return rows.map((row) => ({
    ...row,
    checkScore: toNumber(row.checkScore),
    sameDayScore: toNumber(row.sameDayScore),
    dayScore: toNumber(row.dayScore),
    weekScore: toNumber(row.weekScore),
    monthScore: toNumber(row.monthScore),
  }));
}
export type ModuleStanding = Awaited<ReturnType<typeof countStandings>>[number];

const { module, status, step, secondsSpent, userId } = dialogueResults;

/** Dialogues of a module that stand alike and came as far. */
export interface DialogueCount {
  readonly module: ModuleNumber;
  readonly status: DialogueStatus;
  readonly step: number;
  readonly dialogues: number;
  readonly seconds: number;
}

/** How dialogues stand, and at which step they came to that. */
export async function countDialogues(orm: Orm, scope: Scope): Promise<DialogueCount[]> {
  const dialogues = sql<number>`count(*)`.mapWith(Number);
  const seconds = sql<number>`sum(${secondsSpent})`.mapWith(Number);
  return orm
    .select({ module, status, step, dialogues, seconds })
    .from(dialogueResults)
    .where(isStudentInScope(orm, scope, userId))
    .groupBy(module, status, step)
    .orderBy(module, step);
}

/** Ended dialogues of a module that took as long. */
export interface LengthCount {
  readonly module: ModuleNumber;
  readonly tenthsOfMinutes: number;
  readonly dialogues: number;
}

/** How many dialogues took how long, shortest first: few rows, of which the median is read. */
export async function countLengths(orm: Orm, scope: Scope): Promise<LengthCount[]> {
  const tenthsOfMinutes = sql<number>`${secondsSpent} / 6`.mapWith(Number);
  const dialogues = sql<number>`count(*) filter (where ${status} <> 'active')`.mapWith(Number);
  const place = sql`${secondsSpent} / 6`;
  return orm
    .select({ module, tenthsOfMinutes, dialogues })
    .from(dialogueResults)
    .where(isStudentInScope(orm, scope, userId))
    .groupBy(module, place)
    .orderBy(module, place);
}

/** How those got on in a module who finished two dialogues or more. */
export interface ModuleGrowth {
  readonly module: ModuleNumber;
  readonly learners: number;
  /** Shares, of successes in the first dialogue and in the latest. */
  readonly first: number;
  readonly latest: number;
}

/** How success changes from the first dialogue of a module to the latest. */
export async function countGrowth(orm: Orm, scope: Scope): Promise<ModuleGrowth[]> {
  const { startedAt } = dialogueResults;
  const succeeded = sql`case when ${status} = 'success' then 1.0 else 0.0 end`;
  const each = orm
    .select({
      module,
      first: sql`(array_agg(${succeeded} order by ${startedAt}))[1]`.as("first"),
      latest: sql`(array_agg(${succeeded} order by ${startedAt} desc))[1]`.as("latest"),
    })
    .from(dialogueResults)
    .where(and(isStudentInScope(orm, scope, userId), inArray(status, ["success", "failure"])))
    .groupBy(userId, module)
    .having(sql`count(*) >= 2`)
    .as("each");
  return orm
    .select({
      module: each.module,
      learners: sql<number>`count(*)`.mapWith(Number),
      first: sql<number>`avg(${each.first})`.mapWith(Number),
      latest: sql<number>`avg(${each.latest})`.mapWith(Number),
    })
    .from(each)
    .groupBy(each.module);
}
