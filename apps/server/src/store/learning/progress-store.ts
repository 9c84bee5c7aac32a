import type { SuccessCounts } from "@elenchus/domain/access";
import { and, count, eq, inArray, sql } from "drizzle-orm";
import type { Orm } from "../../db/database.ts";
import { dialogues } from "../../db/schema/schema.ts";

/** Learners' progress. */
export interface ProgressStore {
  /** Dialogues finished with success, by module. */
  countSuccesses(userId: string): Promise<SuccessCounts>;
  /** Dialogues that ended by themselves, with success or not, by module. */
  countFinished(userId: string): Promise<SuccessCounts>;
}

export function createProgressStore(orm: Orm): ProgressStore {
  const successes = orm
    .select({ module: dialogues.module, count: count() })
    .from(dialogues)
    .where(and(eq(dialogues.userId, sql.placeholder("userId")), eq(dialogues.status, "success")))
    .groupBy(dialogues.module)
    .prepare("count_successes");
  return {
    async countSuccesses(userId) {
      const rows = await successes.execute({ userId });
      return Object.fromEntries(rows.map((row) => [row.module, row.count]));
    },
    async countFinished(userId) {
      const isFinished = inArray(dialogues.status, ["success", "failure"]);
      const rows = await orm
        .select({ module: dialogues.module, count: count() })
        .from(dialogues)
        .where(and(eq(dialogues.userId, userId), isFinished))
        .groupBy(dialogues.module);
      return Object.fromEntries(rows.map((row) => [row.module, row.count]));
    },
  };
}
