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

/** What calls to language models took. */
export interface ModelCallStore {
  keep(calls: readonly KeptModelCall[]): Promise<void>;
  /** Tokens that a learner's calls took since then, both ways. */
  countTokensOfUser(userId: string, since: Date): Promise<number>;
  countTokensOfDialogue(dialogueId: string): Promise<number>;
}

function toRow({ record, userId, dialogueId, at }: KeptModelCall) {
  const { usage, ms, firstTextMs, ...told } = record;
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

export function createModelCallStore(orm: Orm): ModelCallStore {
  const countTokens = async (which: SQL | undefined): Promise<number> => {
    const both = sql<number>`coalesce(sum(${modelCalls.inputTokens} + ${modelCalls.outputTokens}), 0)`;
    const [row] = await orm
      .select({ tokens: both.mapWith(Number) })
      .from(modelCalls)
      .where(which);
    return row?.tokens ?? 0;
  };
  return {
    async keep(calls) {
      if (calls.length > 0) await orm.insert(modelCalls).values(calls.map(toRow));
    },
    countTokensOfUser: (userId, since) =>
      countTokens(and(eq(modelCalls.userId, userId), gte(modelCalls.createdAt, since))),
    countTokensOfDialogue: (dialogueId) => countTokens(eq(modelCalls.dialogueId, dialogueId)),
  };
}
