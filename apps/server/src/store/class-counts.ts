import type { ModuleNumber } from "@elenchus/domain/modules";
import { and, avg, count, eq, ne, sql, type SQL } from "drizzle-orm";
import type { Orm } from "../db/database.ts";
import { dialogueResults, studentModuleStats, studentStats } from "../db/supervision-schema.ts";
import { isInScope, type Scope } from "./scope.ts";

/** How many rows of a group fulfil something. */
function countIf(condition: SQL | undefined) {
  return sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
}

const toNumber = (value: string | null): number | null => (value === null ? null : Number(value));

const { completed, attempted, checkScore, checkPassed } = studentModuleStats;
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
    })
    .from(studentModuleStats)
    .innerJoin(studentStats, eq(studentStats.userId, studentModuleStats.userId))
    .where(isInScope(scope, studentStats.groupId))
    .groupBy(studentModuleStats.module);
  return rows.map((row) => ({ ...row, checkScore: toNumber(row.checkScore) }));
}
export type ModuleStanding = Awaited<ReturnType<typeof countStandings>>[number];

const { status, secondsSpent } = dialogueResults;
const hasEnded = ne(status, "active");

/** How dialogues went in each module, and how long they took. */
export async function countDialogues(orm: Orm, scope: Scope) {
  const median = sql`percentile_disc(0.5) within group (order by ${secondsSpent})`;
  const rows = await orm
    .select({
      module: dialogueResults.module,
      active: countIf(eq(status, "active")),
      success: countIf(eq(status, "success")),
      failure: countIf(eq(status, "failure")),
      abandoned: countIf(eq(status, "abandoned")),
      secondsMean: sql<string | null>`avg(${secondsSpent}) filter (where ${hasEnded})`,
      secondsMedian: sql<string | null>`${median} filter (where ${hasEnded})`,
    })
    .from(dialogueResults)
    .innerJoin(studentStats, eq(studentStats.userId, dialogueResults.userId))
    .where(isInScope(scope, studentStats.groupId))
    .groupBy(dialogueResults.module);
  return rows.map(({ secondsMean, secondsMedian, ...row }) => ({
    ...row,
    secondsMean: toNumber(secondsMean),
    secondsMedian: toNumber(secondsMedian),
  }));
}
export type ModuleDialogues = Awaited<ReturnType<typeof countDialogues>>[number];

/** Where dialogues came to nothing, by module and step. */
export function countLosses(
  orm: Orm,
  scope: Scope,
): Promise<{ module: ModuleNumber; step: number; failed: number; abandoned: number }[]> {
  const { module, step } = dialogueResults;
  return orm
    .select({
      module,
      step,
      failed: countIf(eq(status, "failure")),
      abandoned: countIf(eq(status, "abandoned")),
    })
    .from(dialogueResults)
    .innerJoin(studentStats, eq(studentStats.userId, dialogueResults.userId))
    .where(and(isInScope(scope, studentStats.groupId), sql`${status} in ('failure', 'abandoned')`))
    .groupBy(module, step)
    .orderBy(module, step);
}
