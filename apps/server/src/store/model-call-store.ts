import type { ModelCallRecord } from "@elenchus/tutor/model-call";
import { and, eq, gte, sql, type SQL } from "drizzle-orm";
import type { Orm } from "../db/database.ts";
import { modelCalls } from "../db/schema.ts";

/** Whose call it was, where it was anybody's. */
export interface ModelCallSubject {
  readonly userId: string | null;
  readonly dialogueId: string | null;
}

/** A call to keep. */
export interface KeptModelCall extends ModelCallSubject {
  readonly record: ModelCallRecord;
  readonly at: Date;
}

/** What was used up. */
export interface CountedTokens {
  /** By the learner since then; 0 where there is none. */
  readonly ofUser: number;
  /** By the dialogue from its beginning; 0 where there is none. */
  readonly ofDialogue: number;
}

/** What calls to language models took. */
export interface ModelCallStore {
  keep(calls: readonly KeptModelCall[]): Promise<void>;
  /** Tokens that calls took, both ways. */
  countTokens(subject: ModelCallSubject, since: Date): Promise<CountedTokens>;
}

function toRow({ record, userId, dialogueId, at }: KeptModelCall) {
  const { usage, ms, firstTextMs, isShapeInWords: _, ...told } = record;
  return {
    ...told,
    ...usage,
    userId,
    dialogueId,
    ms: Math.round(ms),
    firstTextMs: firstTextMs === null ? null : Math.round(firstTextMs),
    createdAt: at,
  };
}

const param = sql.placeholder;
const TOKENS = sql`coalesce(sum(${modelCalls.inputTokens} + ${modelCalls.outputTokens}), 0)`;

const sumUp = (alias: string, which: SQL | undefined) =>
  sql<number>`(select ${TOKENS} from ${modelCalls} where ${which})`.mapWith(Number).as(alias);

/**
 * Both counts, as columns of a prepared statement with `userId`, `dialogueId` and `since`: every turn asks for
 * them, in the statement that begins it.
 */
export const COUNTED_TOKENS = {
  ofUser: sumUp(
    "of_user",
    and(
      eq(modelCalls.userId, sql`${param("userId")}::uuid`),
      gte(modelCalls.createdAt, sql`${param("since")}::timestamptz`),
    ),
  ),
  ofDialogue: sumUp("of_dialogue", eq(modelCalls.dialogueId, sql`${param("dialogueId")}::uuid`)),
};

function prepareCount(orm: Orm) {
  return orm
    .select(COUNTED_TOKENS)
    .from(sql`(select 1) as once`)
    .prepare("count_tokens");
}

export function createModelCallStore(orm: Orm): ModelCallStore {
  const count = prepareCount(orm);
  return {
    async keep(calls) {
      if (calls.length > 0) await orm.insert(modelCalls).values(calls.map(toRow));
    },
    async countTokens({ userId, dialogueId }, since) {
      const [counted] = await count.execute({ userId, dialogueId, since });
      return counted ?? { ofUser: 0, ofDialogue: 0 };
    },
  };
}
