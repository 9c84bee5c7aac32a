import type { PastOfModule } from "@elenchus/domain/coming-checks";
import { TARGET_DIALOGUES } from "@elenchus/domain/limits";
import type { ModuleNumber } from "@elenchus/domain/modules";
import { scoreTransfer } from "@elenchus/dialogue/transfer-check";
import { and, asc, eq, isNotNull, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Orm } from "../../db/database.ts";
import { checkPutOffs } from "../../db/schema/due-check-schema.ts";
import { dialogues } from "../../db/schema/schema.ts";
import { transferChecks } from "../../db/schema/transfer-check-schema.ts";
import { decideResult } from "./transfer-check-store.ts";

/** The past of a module that somebody has completed. */
export interface LearnersPast extends PastOfModule {
  readonly userId: string;
}

/** One parameter, however many they are: a list of thousands takes longer to write than to find. */
export function isOneOf(column: PgColumn, ids: readonly string[]): SQL {
  return sql`${column} = any(${sql.param([...ids])}::uuid[])`;
}

/** When each module was completed, which is when its second success ended, and when its check was last put off. */
export function listCompletions(orm: Orm, userIds: readonly string[]) {
  const { userId, module, endedAt } = dialogues;
  const place = sql<number>`row_number() over (partition by ${userId}, ${module} order by ${endedAt})`;
  const successes = orm
    .select({ userId, module, endedAt, place: place.as("place") })
    .from(dialogues)
    .where(and(isOneOf(userId, userIds), eq(dialogues.status, "success"), isNotNull(endedAt)))
    .as("successes");
  const isIts = and(
    eq(checkPutOffs.userId, successes.userId),
    eq(checkPutOffs.module, successes.module),
  );
  return orm
    .select({
      userId: successes.userId,
      module: successes.module,
      endedAt: successes.endedAt,
      putOffAt: checkPutOffs.putOffAt,
    })
    .from(successes)
    .leftJoin(checkPutOffs, isIts)
    .where(eq(successes.place, TARGET_DIALOGUES));
}

/** The finished checks, in the order in which they were finished. */
export function listChecks(orm: Orm, userIds: readonly string[]) {
  const { userId, module, result, decidedPassed, endedAt } = transferChecks;
  return orm
    .select({ userId, module, result, decidedPassed, endedAt })
    .from(transferChecks)
    .where(and(isOneOf(userId, userIds), isNotNull(result)))
    .orderBy(asc(endedAt));
}

type Completion = Awaited<ReturnType<typeof listCompletions>>[number];
type Check = Awaited<ReturnType<typeof listChecks>>[number];

/** The pasts of the completed modules. */
export function joinHistories(
  completions: readonly Completion[],
  checks: readonly Check[],
): LearnersPast[] {
  const keyOf = (one: { userId: string; module: ModuleNumber }) => `${one.userId} ${one.module}`;
  const checksOf = Map.groupBy(checks, keyOf);
  return completions.flatMap(({ userId, module, endedAt, putOffAt }) => {
    if (endedAt === null) return [];
    const own = checksOf.get(keyOf({ userId, module })) ?? [];
    return [{ userId, module, completedAt: endedAt, checks: own.flatMap(presentCheck), putOffAt }];
  });
}

function presentCheck({ result, decidedPassed, endedAt }: Check): PastOfModule["checks"] {
  if (result === null || endedAt === null) return [];
  const { passed } = decideResult(result, decidedPassed);
  return [{ at: endedAt, passed, score: scoreTransfer(result) }];
}
