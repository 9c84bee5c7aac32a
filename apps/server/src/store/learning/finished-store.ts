import type { Outcome } from "@elenchus/dialogue/dialogue";
import { and, asc, count, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Orm } from "../../db/database.ts";
import { dialogues, messages } from "../../db/schema/schema.ts";
import { dialogueResults } from "../../db/schema/student-schema.ts";
import {
  DIALOGUE_COLUMNS,
  MESSAGE_COLUMNS,
  type DialogueRecord,
  type StoredDialogue,
} from "../turns/dialogue-rows.ts";

/** A dialogue that ended by itself. */
export interface EndedDialogue extends StoredDialogue {
  readonly status: Outcome;
  readonly endedAt: Date;
}

/** A dialogue that ended by itself, with its messages, oldest first. */
export interface EndedRecord extends DialogueRecord {
  readonly dialogue: EndedDialogue;
}

/** Which finished dialogues are wanted. */
export interface FinishedPage {
  /** The last one of the page before; null for the first page. */
  readonly after: string | null;
  readonly most: number;
}

/** Totals of a learner's finished work. */
export interface FinishedTotals {
  readonly finished: number;
  readonly completed: number;
  /** When messages were sent, dialogue by dialogue, milliseconds since the epoch, ascending. */
  readonly moments: readonly (readonly number[])[];
  /** In dialogues whose messages are gone. */
  readonly countedSeconds: number;
}

/** Dialogues that ended by themselves, as their learner looks back on them. */
export interface FinishedStore {
  /** Newest first. After a dialogue that is not the learner's there is nothing. */
  listPage(userId: string, page: FinishedPage): Promise<EndedRecord[]>;
  loadTotals(userId: string): Promise<FinishedTotals>;
  /** How long these dialogues took, as it was counted when they ended. */
  listSeconds(dialogueIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

/** Ended by themselves. */
export const HAS_ENDED = inArray(dialogues.status, ["success", "failure"]);

function isEnded(row: StoredDialogue): row is EndedDialogue {
  return row.endedAt !== null && (row.status === "success" || row.status === "failure");
}

async function listPage(
  orm: Orm,
  userId: string,
  { after, most }: FinishedPage,
): Promise<EndedRecord[]> {
  const place = sql`(${dialogues.startedAt}, ${dialogues.id})`;
  // In the database, which knows microseconds.
  const last = sql`(select d.started_at, d.id from ${dialogues} d where d.id = ${after} and d.user_id = ${userId})`;
  const isLater = after === null ? undefined : sql`${place} < ${last}`;
  const rows = await orm
    .select(DIALOGUE_COLUMNS)
    .from(dialogues)
    .where(and(eq(dialogues.userId, userId), HAS_ENDED, isLater))
    .orderBy(desc(dialogues.startedAt), desc(dialogues.id))
    .limit(most);
  return withMessages(orm, rows);
}

/** The same with their messages; those that go on or were left are left out. */
export async function withMessages(
  orm: Orm,
  rows: readonly StoredDialogue[],
): Promise<EndedRecord[]> {
  const ended = rows.filter((row) => isEnded(row));
  const said = await orm
    .select({ dialogueId: messages.dialogueId, ...MESSAGE_COLUMNS })
    .from(messages)
    .where(
      inArray(
        messages.dialogueId,
        ended.map(({ id }) => id),
      ),
    )
    .orderBy(asc(messages.dialogueId), asc(messages.position));
  const byDialogue = Map.groupBy(said, ({ dialogueId }) => dialogueId);
  return ended.map((dialogue) => ({ dialogue, messages: byDialogue.get(dialogue.id) ?? [] }));
}

async function loadTotals(orm: Orm, userId: string): Promise<FinishedTotals> {
  const isTheirs = and(eq(dialogues.userId, userId), HAS_ENDED);
  const [row] = await orm
    .select({
      finished: count(),
      completed: sql<number>`count(*) filter (where ${dialogues.status} = 'success')`.mapWith(
        Number,
      ),
    })
    .from(dialogues)
    .where(isTheirs);
  const said = await orm
    .select({ dialogueId: messages.dialogueId, at: messages.createdAt })
    .from(messages)
    .innerJoin(dialogues, eq(dialogues.id, messages.dialogueId))
    .where(isTheirs)
    .orderBy(asc(messages.dialogueId), asc(messages.position));
  const byDialogue = Map.groupBy(said, ({ dialogueId }) => dialogueId);
  const [counted] = await orm
    .select({
      seconds: sql<number>`coalesce(sum(${dialogueResults.secondsSpent}), 0)`.mapWith(Number),
    })
    .from(dialogueResults)
    .innerJoin(dialogues, eq(dialogues.id, dialogueResults.dialogueId))
    .where(and(isTheirs, isNotNull(dialogues.deletedAfterDays)));
  return {
    countedSeconds: counted?.seconds ?? 0,
    finished: row?.finished ?? 0,
    completed: row?.completed ?? 0,
    moments: [...byDialogue.values()].map((own) => own.map(({ at }) => at.getTime())),
  };
}

export function createFinishedStore(orm: Orm): FinishedStore {
  return {
    listPage: (userId, page) => listPage(orm, userId, page),
    loadTotals: (userId) => loadTotals(orm, userId),
    async listSeconds(dialogueIds) {
      if (dialogueIds.length === 0) return new Map();
      const { dialogueId, secondsSpent } = dialogueResults;
      const rows = await orm
        .select({ dialogueId, secondsSpent })
        .from(dialogueResults)
        .where(inArray(dialogueId, [...dialogueIds]));
      return new Map(rows.map((row) => [row.dialogueId, row.secondsSpent]));
    },
  };
}
