import type { ModelCallRecord } from "@elenchus/dialogue/model-call";
import { type SQL, sql } from "drizzle-orm";
import type { Orm } from "../../db/database.ts";
import { dialogues, modelCalls } from "../../db/schema/schema.ts";
import { studentStats } from "../../db/schema/student-schema.ts";
import { dailyTokens, dailyUsage, NO_GROUP, workLeases } from "../../db/schema/work-schema.ts";
import { LATEST } from "./lease.ts";

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

/**
 * Tokens that a turn, or a summary, takes at most but in odd cases: two requests of some 7,000, with a second try. A
 * dialogue that is held has them set aside.
 */
export const TURN_TOKENS = 20_000;

/** Tokens that were used up or set aside. */
export interface CountedTokens {
  /** By the learner on that day; 0 where there is none. */
  readonly ofUser: number;
  /** For the learner's work that is under way, turns of other dialogues included. */
  readonly setAside: number;
  /** By the dialogue from its beginning; 0 where there is none. */
  readonly ofDialogue: number;
}

/** Calls to language models, and the tokens that they took. */
export interface ModelCallStore {
  keep(calls: readonly KeptModelCall[]): Promise<void>;
  /** Tokens that calls took, both ways. @param day of UTC, as in 2026-11-23 */
  countTokens(subject: ModelCallSubject, day: string): Promise<CountedTokens>;
  /** As that, while nobody sets any of the learner's tokens aside: what is set aside already is seen, on any server. */
  countInTurn(subject: ModelCallSubject, day: string): Promise<CountedTokens>;
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

/** The sums of kept calls in the accounts of their day. */
const COUNTED = sql`count(*) as calls,
  count(*) filter (where outcome not in ('ok', 'cancelled')) as faults,
  count(*) filter (where kind = 'words' and outcome = 'ok') as turns,
  sum(input_tokens) as input_tokens, sum(output_tokens) as output_tokens,
  coalesce(sum(cost_micros), 0) as cost_micros, count(*) filter (where cost_micros is null) as unpriced`;

/** Adds each of these columns to what stands in the row already. */
const addUp = (columns: readonly string[]) =>
  sql.raw(columns.map((column) => `${column} = known.${column} + excluded.${column}`).join(", "));
const SUMS = [
  "calls",
  "faults",
  "turns",
  "input_tokens",
  "output_tokens",
  "cost_micros",
  "unpriced",
];

/**
 * All in one parameter: to put a statement together for some hundred took longer than all else of it. Days are
 * counted in one order, so that two processes never wait for each other.
 */
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
      returning *, (created_at at time zone 'UTC')::date as day`,
  );
  const counted = orm.$with("counted", { userId: dailyTokens.userId }).as(
    sql`insert into ${dailyTokens} as known (user_id, day, tokens)
      select user_id, day, sum(input_tokens + output_tokens)
      from kept where user_id is not null group by user_id, day order by user_id, day
      on conflict (user_id, day) do update set ${addUp(["tokens"])}
      returning user_id`,
  );
  const used = orm.$with("used", { day: dailyUsage.day }).as(
    sql`insert into ${dailyUsage} as known (day, model, group_id, ${sql.raw(SUMS.join(", "))})
      select day, model, coalesce(s.group_id, ${sql.raw(`'${NO_GROUP}'`)}) as group_id, ${COUNTED}
      from kept left join ${studentStats} s on s.user_id = kept.user_id
      group by day, model, 3 order by day, model, 3
      on conflict (day, model, group_id) do update set ${addUp(SUMS)}
      returning day`,
  );
  return orm
    .with(kept, counted, used)
    .select({ count: sql<number>`count(*)` })
    .from(kept)
    .prepare("keep_model_calls");
}

/** One number of a prepared statement. */
export const asCount = (alias: string, select: SQL) =>
  sql<number>`(${select})`.mapWith(Number).as(alias);

/** Tokens set aside for turns: a dialogue that is held says so itself, without a statement more. */
export const HELD_ASIDE = sql`${sql.raw(String(TURN_TOKENS))} * (select count(*) from ${dialogues}
  where user_id = ${param("userId")}::uuid and id is distinct from ${param("dialogueId")}::uuid
  and lease_until between now() and ${LATEST})`;

/**
 * Both counts, as columns of a prepared statement with `userId`, `dialogueId` and `day`: every turn asks for
 * them, in the statement that begins it.
 */
export const COUNTED_TOKENS = {
  ofUser: asCount(
    "of_user",
    sql`select coalesce(sum(tokens), 0) from ${dailyTokens}
      where user_id = ${param("userId")}::uuid and day = ${param("day")}::date`,
  ),
  setAside: asCount(
    "set_aside",
    sql`select (select coalesce(sum(reserved), 0) from ${workLeases}
      where user_id = ${param("userId")}::uuid and until between now() and ${LATEST}) + ${HELD_ASIDE}`,
  ),
  ofDialogue: asCount(
    "of_dialogue",
    sql`select coalesce(sum(input_tokens + output_tokens), 0) from ${modelCalls}
      where dialogue_id = ${param("dialogueId")}::uuid`,
  ),
};

function prepareCount(orm: Orm) {
  return orm
    .select(COUNTED_TOKENS)
    .from(sql`(select 1) as once`)
    .prepare("count_tokens");
}

const NONE: CountedTokens = { ofUser: 0, setAside: 0, ofDialogue: 0 };

/** One at a time sets a learner's tokens aside, over all servers, until its transaction ends. */
export async function takeTokensInTurn(tx: Orm, userId: string | null): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`tokens ${userId}`}, 0))`);
}

export function createModelCallStore(orm: Orm): ModelCallStore {
  const count = prepareCount(orm);
  const insert = prepareKeep(orm);
  return {
    async keep(calls) {
      if (calls.length > 0) await insert.execute({ calls: JSON.stringify(calls.map(toRow)) });
    },
    async countTokens({ userId, dialogueId }, day) {
      const [counted] = await count.execute({ userId, dialogueId, day });
      return counted ?? NONE;
    },
    countInTurn: ({ userId, dialogueId }, day) =>
      orm.transaction(async (tx) => {
        await takeTokensInTurn(tx, userId);
        const [counted] = await prepareCount(tx).execute({ userId, dialogueId, day });
        return counted ?? NONE;
      }),
  };
}
