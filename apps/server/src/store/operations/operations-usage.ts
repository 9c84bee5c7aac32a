import { asc, between, type Column, eq, sql } from "drizzle-orm";
import type { Orm } from "../../db/database.ts";
import { dialogueResults, groups, studentStats } from "../../db/schema/student-schema.ts";
import { dailyUsage, NO_GROUP } from "../../db/schema/work-schema.ts";

/** Days (UTC) as "2026-11-28", both of them part of it. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/** Sums of what was done and what it took. */
export interface UsageSums {
  readonly turns: number;
  readonly calls: number;
  readonly faults: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly costMicros: number;
  /** Calls whose price is not known. */
  readonly unpriced: number;
}

/** Where no model was called. */
export const NO_CALLS: UsageSums = {
  turns: 0,
  calls: 0,
  faults: 0,
  inputTokens: 0,
  outputTokens: 0,
  costMicros: 0,
  unpriced: 0,
};

/** The models' use on one day by one group. */
export interface UsageRow extends UsageSums {
  readonly day: string;
  readonly model: string;
  /** Null without one, and where it is gone. */
  readonly group: string | null;
}

/** Dialogues that began, and what their learners said in them, by whichever tutor they were answered. */
export interface DialogueSums {
  readonly dialogues: number;
  readonly messages: number;
}

export interface Usage {
  readonly days: readonly (UsageSums & { day: string })[];
  readonly models: readonly (UsageSums & { model: string })[];
  readonly groups: readonly (UsageSums & { groupId: string | null; group: string | null })[];
  readonly dialoguesByDay: readonly (DialogueSums & { day: string })[];
  readonly dialoguesByGroup: readonly (DialogueSums & {
    groupId: string | null;
    group: string | null;
  })[];
}

const sumOf = (column: Column) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);

const SUMS = {
  turns: sumOf(dailyUsage.turns),
  calls: sumOf(dailyUsage.calls),
  faults: sumOf(dailyUsage.faults),
  inputTokens: sumOf(dailyUsage.inputTokens),
  outputTokens: sumOf(dailyUsage.outputTokens),
  costMicros: sumOf(dailyUsage.costMicros),
  unpriced: sumOf(dailyUsage.unpriced),
};

const inSpan = ({ from, to }: Span) => between(dailyUsage.day, from, to);

const groupId = sql<string | null>`nullif(${dailyUsage.groupId}, ${sql.raw(`'${NO_GROUP}'`)})`;

async function countDialogues(orm: Orm, { from, to }: Span) {
  const day = sql<string>`(${dialogueResults.startedAt} at time zone 'UTC')::date::text`;
  const isIn = sql`${dialogueResults.startedAt} >= ${from}::date at time zone 'UTC'
    and ${dialogueResults.startedAt} < (${to}::date + 1) at time zone 'UTC'`;
  const sums = {
    dialogues: sql<number>`count(*)`.mapWith(Number),
    messages: sql<number>`coalesce(sum(${dialogueResults.learnerMessages}), 0)`.mapWith(Number),
  };
  const dialoguesByDay = await orm
    .select({ day, ...sums })
    .from(dialogueResults)
    .where(isIn)
    .groupBy(sql`1`)
    .orderBy(sql`1`);
  const dialoguesByGroup = await orm
    .select({ groupId: studentStats.groupId, group: groups.name, ...sums })
    .from(dialogueResults)
    .innerJoin(studentStats, eq(studentStats.userId, dialogueResults.userId))
    .leftJoin(groups, eq(groups.id, studentStats.groupId))
    .where(isIn)
    .groupBy(studentStats.groupId, groups.name);
  return { dialoguesByDay, dialoguesByGroup };
}

/** Sums by day, by model and by group. */
export async function countUsage(orm: Orm, span: Span): Promise<Usage> {
  const { day, model } = dailyUsage;
  const isIn = inSpan(span);
  const days = orm
    .select({ day, ...SUMS })
    .from(dailyUsage)
    .where(isIn);
  const models = orm
    .select({ model, ...SUMS })
    .from(dailyUsage)
    .where(isIn);
  const byGroup = orm
    .select({ groupId, group: groups.name, ...SUMS })
    .from(dailyUsage)
    .leftJoin(groups, eq(groups.id, dailyUsage.groupId))
    .where(isIn);
  return {
    days: await days.groupBy(day).orderBy(asc(day)),
    models: await models.groupBy(model).orderBy(asc(model)),
    groups: await byGroup.groupBy(dailyUsage.groupId, groups.name),
    ...(await countDialogues(orm, span)),
  };
}

/** Every row, for a file. */
export function listUsage(orm: Orm, span: Span): Promise<UsageRow[]> {
  const { day, model, turns, calls, faults, inputTokens, outputTokens, costMicros, unpriced } =
    dailyUsage;
  const counts = { turns, calls, faults, inputTokens, outputTokens, costMicros, unpriced };
  return orm
    .select({ day, model, group: groups.name, ...counts })
    .from(dailyUsage)
    .leftJoin(groups, eq(groups.id, dailyUsage.groupId))
    .where(inSpan(span))
    .orderBy(asc(day), asc(model), asc(groups.name));
}
