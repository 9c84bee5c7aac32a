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

/** A row of the table, by the names of its columns. */
function toRow({ record, userId, dialogueId, at }: KeptModelCall) {
  const { kind, model, usage, costMicros, ms, firstTextMs, requests, outcome } = record;
  return {
    user_id: userId,
    dialogue_id: dialogueId,
    kind,
    model,
    input_tokens: usage.inputTokens,
    cache_read_tokens: usage.cacheReadTokens,
    cache_write_tokens: usage.cacheWriteTokens,
    output_tokens: usage.outputTokens,
    cost_micros: costMicros,
    ms: Math.round(ms),
    first_text_ms: firstTextMs === null ? null : Math.round(firstTextMs),
    requests,
    outcome,
    created_at: at,
  };
}

const param = sql.placeholder;

/** All in one parameter: to put a statement together for some hundred took longer than all else of it. */
function prepareKeep(orm: Orm) {
  const columns = sql.raw(
    "user_id, dialogue_id, kind, model, input_tokens, cache_read_tokens, cache_write_tokens, output_tokens, cost_micros, ms, first_text_ms, requests, outcome, created_at",
  );
  const kept = orm.$with("kept", { id: modelCalls.id }).as(
    sql`insert into ${modelCalls} (${columns})
      select ${columns} from json_to_recordset(${param("calls")}::json) as call (
        user_id uuid, dialogue_id uuid, kind text, model text, input_tokens integer,
        cache_read_tokens integer, cache_write_tokens integer, output_tokens integer, cost_micros bigint,
        ms integer, first_text_ms integer, requests smallint, outcome text, created_at timestamptz
      )
      returning id`,
  );
  return orm
    .with(kept)
    .select({ count: sql<number>`count(*)` })
    .from(kept)
    .prepare("keep_model_calls");
}

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
  const insert = prepareKeep(orm);
  return {
    async keep(calls) {
      if (calls.length > 0) await insert.execute({ calls: JSON.stringify(calls.map(toRow)) });
    },
    async countTokens({ userId, dialogueId }, since) {
      const [counted] = await count.execute({ userId, dialogueId, since });
      return counted ?? { ofUser: 0, ofDialogue: 0 };
    },
  };
}
