import { and, count, eq, gte, sql } from "drizzle-orm";
import { mails } from "../../db/schema/account-schema.ts";
import type { Orm } from "../../db/database.ts";
import { modelCalls } from "../../db/schema/schema.ts";
import { dailyTokens } from "../../db/schema/work-schema.ts";
import { WAITS_FOR_SERVER } from "./mail-store.ts";
import { countBacklog, type Backlog } from "./backlog-store.ts";

/** How things stand at one moment. */
export interface Health {
  readonly mail: {
    readonly waiting: number;
    /** Of these, those that the mail server did not take before; not what waits for its own mailbox. */
    readonly failing: number;
    readonly oldestAt: Date | null;
  };
  readonly jobs: Backlog["jobs"];
  /** Calls to models in the last day, by how they ended. */
  readonly calls: readonly {
    readonly model: string;
    readonly outcome: string;
    readonly count: number;
  }[];
  /** Learners' use of their models today (UTC). */
  readonly today: {
    readonly learners: number;
    readonly tokens: number;
    readonly most: number;
  };
}

const DAY_MS = 86_400_000;

/** How many learners used up so many tokens today. */
export async function countSpent(orm: Orm, now: Date, limit: number): Promise<number> {
  const today = now.toISOString().slice(0, 10);
  return orm.$count(dailyTokens, and(eq(dailyTokens.day, today), gte(dailyTokens.tokens, limit)));
}

export async function countHealth(orm: Orm, now: Date): Promise<Health> {
  const { model, outcome, createdAt } = modelCalls;
  const since = new Date(now.getTime() - DAY_MS);
  const [mail] = await orm
    .select({
      waiting: count(),
      failing:
        sql<number>`count(*) filter (where ${mails.attempts} > 0 and ${WAITS_FOR_SERVER})`.mapWith(
          Number,
        ),
      oldestAt: sql<Date | null>`min(${mails.createdAt})`.mapWith(mails.createdAt),
    })
    .from(mails)
    .where(eq(mails.state, "due"));
  const [today] = await orm
    .select({
      learners: count(),
      tokens: sql<number>`coalesce(sum(${dailyTokens.tokens}), 0)`.mapWith(Number),
      most: sql<number>`coalesce(max(${dailyTokens.tokens}), 0)`.mapWith(Number),
    })
    .from(dailyTokens)
    .where(eq(dailyTokens.day, now.toISOString().slice(0, 10)));
  return {
    mail: mail ?? { waiting: 0, failing: 0, oldestAt: null },
    jobs: (await countBacklog(orm)).jobs,
    calls: await orm
      .select({ model, outcome, count: count() })
      .from(modelCalls)
      .where(gte(createdAt, since))
      .groupBy(model, outcome),
    today: today ?? { learners: 0, tokens: 0, most: 0 },
  };
}
