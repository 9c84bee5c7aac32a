import type { PastOfModule } from "@elenchus/domain/coming-checks";
import { TARGET_DIALOGUES } from "@elenchus/domain/limits";
import type { ModuleNumber } from "@elenchus/domain/modules";
import { scoreTransfer } from "@elenchus/dialogue/transfer-check";
import { and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Orm } from "../db/database.ts";
import { checkPutOffs } from "../db/due-check-schema.ts";
import { dialogues } from "../db/schema.ts";
import { transferChecks } from "../db/transfer-check-schema.ts";
import { decideResult } from "./transfer-check-store.ts";

/** What happened to a module that somebody has completed. */
export interface LearnersPast extends PastOfModule {
  readonly userId: string;
}

/** When each module was completed: when its second success ended. */
function listCompletions(orm: Orm, userIds: readonly string[]) {
  const { userId, module, endedAt } = dialogues;
  const place = sql<number>`row_number() over (partition by ${userId}, ${module} order by ${endedAt})`;
  const successes = orm
    .select({ userId, module, endedAt, place: place.as("place") })
    .from(dialogues)
    .where(and(inArray(userId, [...userIds]), eq(dialogues.status, "success"), isNotNull(endedAt)))
    .as("successes");
  return orm.select().from(successes).where(eq(successes.place, TARGET_DIALOGUES));
}

function listChecks(orm: Orm, userIds: readonly string[]) {
  const { userId, module, result, decidedPassed, endedAt } = transferChecks;
  return orm
    .select({ userId, module, result, decidedPassed, endedAt })
    .from(transferChecks)
    .where(and(inArray(userId, [...userIds]), isNotNull(result)))
    .orderBy(asc(endedAt));
}

/** What is known of the completed modules of these learners. */
export async function loadHistories(orm: Orm, userIds: readonly string[]): Promise<LearnersPast[]> {
  if (userIds.length === 0) return [];
  const completions = await listCompletions(orm, userIds);
  if (completions.length === 0) return [];
  const checks = await listChecks(orm, userIds);
  const putOffs = await orm
    .select()
    .from(checkPutOffs)
    .where(inArray(checkPutOffs.userId, [...userIds]));
  const keyOf = (one: { userId: string; module: ModuleNumber }) => `${one.userId} ${one.module}`;
  const checksOf = Map.groupBy(checks, keyOf);
  const putOffOf = new Map(putOffs.map((one) => [keyOf(one), one.putOffAt]));
  return completions.flatMap(({ userId, module, endedAt }) => {
    if (endedAt === null) return [];
    const key = keyOf({ userId, module });
    const taken = (checksOf.get(key) ?? []).flatMap(({ result, decidedPassed, endedAt: at }) =>
      result === null || at === null
        ? []
        : [
            {
              at,
              passed: decideResult(result, decidedPassed).passed,
              score: scoreTransfer(result),
            },
          ],
    );
    const putOffAt = putOffOf.get(key) ?? null;
    return [{ userId, module, completedAt: endedAt, checks: taken, putOffAt }];
  });
}
