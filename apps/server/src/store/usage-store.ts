import { and, eq, gte, lt, sql, type SQL } from "drizzle-orm";
import type { Orm } from "../db/database.ts";
import { modelCalls } from "../db/schema.ts";
import { groups, studentStats } from "../db/student-schema.ts";

/** What usage is added up by. A group is the one that the learner is in now: calls do not say in which one they were. */
export const USAGE_KEYS = ["day", "model", "group", "kind"] as const;
export type UsageKey = (typeof USAGE_KEYS)[number];

/** What calls to language models took. */
export interface Usage {
  /** Day of UTC, as in 2026-11-28, model, kind of call, or a group's name; null for calls of nobody in a group. */
  readonly key: string | null;
  readonly calls: number;
  /** Those that came to nothing. */
  readonly failed: number;
  readonly inputTokens: number;
  /** Of the input: read from the provider's cache. */
  readonly cachedTokens: number;
  readonly outputTokens: number;
  /** In millionths of a US dollar, of the calls whose price is known; null where that is none of them. */
  readonly costMicros: number | null;
  /** Calls whose price is not known. */
  readonly unpriced: number;
}

/** What calls to language models took, added up. Calls of accounts that were deleted are gone with them. */
export interface UsageStore {
  /** @param until not included */
  read(by: UsageKey, from: Date, until: Date): Promise<Usage[]>;
}

const KEYS: Readonly<Record<UsageKey, SQL<string | null>>> = {
  day: sql`to_char(${modelCalls.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`,
  model: sql`${modelCalls.model}`,
  kind: sql`${modelCalls.kind}`,
  group: sql`${groups.name}`,
};

const sum = (column: SQL | (typeof modelCalls)["inputTokens"]) =>
  sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);
const count = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

export function createUsageStore(orm: Orm): UsageStore {
  return {
    async read(by, from, until) {
      const key = KEYS[by];
      const { createdAt, costMicros, inputTokens, cacheReadTokens, outputTokens } = modelCalls;
      const columns = {
        key,
        calls: count(sql`true`),
        failed: count(sql`${modelCalls.outcome} <> 'ok'`),
        inputTokens: sum(inputTokens),
        cachedTokens: sum(sql`${cacheReadTokens}`),
        outputTokens: sum(sql`${outputTokens}`),
        costMicros: sql<number | null>`sum(${costMicros})`.mapWith(Number),
        unpriced: count(sql`${costMicros} is null`),
      };
      const isMeant = and(gte(createdAt, from), lt(createdAt, until));
      const all = orm.select(columns).from(modelCalls).$dynamic();
      if (by !== "group")
        return all
          .where(isMeant)
          .groupBy(sql`1`)
          .orderBy(sql`1`);
      // Two groups may have one name.
      return all
        .leftJoin(studentStats, eq(studentStats.userId, modelCalls.userId))
        .leftJoin(groups, eq(groups.id, studentStats.groupId))
        .where(isMeant)
        .groupBy(groups.id, groups.name)
        .orderBy(groups.name, groups.id);
    },
  };
}
