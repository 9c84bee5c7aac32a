import type { Assessment, Dialogue, Move, Outcome } from "@elenchus/tutor/dialogue/dialogue";
import { and, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { Orm } from "../db/database.ts";
import { dialogues, messages } from "../db/schema.ts";
import {
  DIALOGUE_COLUMNS,
  prepareMessages,
  type DialogueRecord,
  type StoredMessage,
} from "./dialogue-rows.ts";

/** A learner's message to store. */
export interface NewMessage {
  readonly position: number;
  readonly text: string;
  readonly step: number;
  readonly messageId: string | null;
}

/** What to do once the dialogue is held: store a message and go on, go on, or let go. */
export type Opening =
  | { readonly kind: "store"; readonly message: NewMessage }
  | { readonly kind: "go_on"; readonly claim: Pick<NewMessage, "position" | "messageId"> | null }
  | { readonly kind: "let_go" };

/** A finished turn; all of it is stored, or nothing. */
export interface FinishedTurn {
  readonly dialogueId: string;
  readonly token: string;
  /** Of the learner's message. */
  readonly position: number;
  readonly assessment: Assessment;
  readonly move: Move;
  readonly reply: string;
  readonly state: Dialogue;
  readonly outcome: Outcome | null;
}

/** Whose dialogue is to be held, and under which token. */
export interface LeaseRequest {
  readonly dialogueId: string;
  readonly userId: string;
  readonly token: string;
}

/**
 * Turns and the lease that makes them one at a time, on whatever instance. Nothing here holds a
 * transaction open while a tutor works.
 */
export interface TurnStore {
  /**
   * Holds an active dialogue that nobody else holds and does what `open` says, all in one transaction.
   * Null when it cannot be held: not active, not the learner's, or held by another turn.
   */
  begin(
    request: LeaseRequest,
    open: (record: DialogueRecord) => Opening,
  ): Promise<DialogueRecord | null>;
  /** Holds a dialogue that ended by itself and has no summary yet; false when it cannot be held. */
  holdEnded(request: LeaseRequest): Promise<boolean>;
  /** Holds on for longer; false when the lease was lost. */
  renew(dialogueId: string, token: string): Promise<boolean>;
  release(dialogueId: string, token: string): Promise<void>;
  /** Stores a turn and lets go; false, and nothing stored, when the lease was lost. */
  commit(turn: FinishedTurn): Promise<boolean>;
  /** Stores a summary and lets go; false, and nothing stored, when the lease was lost. */
  storeSummary(dialogueId: string, token: string, summary: string): Promise<boolean>;
  /** Frees every dialogue. Only for a database that no other process uses. */
  clearLeases(): Promise<void>;
}

/** A turn that does not renew its lease for this long is believed dead. */
const LEASE = sql.raw("interval '10 seconds'");
const UNTIL = sql`now() + ${LEASE}`;
const FREE = { leaseToken: null, leaseUntil: null };

const isFree = or(isNull(dialogues.leaseUntil), lt(dialogues.leaseUntil, sql`now()`));

const hasEndedByItself = inArray(dialogues.status, ["success", "failure"]);

const heldBy = (dialogueId: string, token: string) =>
  and(eq(dialogues.id, dialogueId), eq(dialogues.leaseToken, token));

/** Undoes the transaction of a turn that lets go again; carries what it saw. */
class LetGo extends Error {
  readonly record: DialogueRecord;
  constructor(record: DialogueRecord) {
    super("let go");
    this.record = record;
  }
}

async function applyOpening(
  tx: Orm,
  record: DialogueRecord,
  opening: Opening,
): Promise<DialogueRecord> {
  const dialogueId = record.dialogue.id;
  if (opening.kind === "let_go") throw new LetGo(record);
  if (opening.kind === "store") {
    const message = { dialogueId, sender: "user" as const, ...opening.message };
    const stored = await tx.insert(messages).values(message).returning();
    return { ...record, messages: [...record.messages, ...stored] };
  }
  if (opening.claim !== null) {
    const { position, messageId } = opening.claim;
    await tx
      .update(messages)
      .set({ messageId })
      .where(and(eq(messages.dialogueId, dialogueId), eq(messages.position, position)));
  }
  return record;
}

async function beginTurn(
  orm: Orm,
  { dialogueId, userId, token }: LeaseRequest,
  open: (record: DialogueRecord) => Opening,
): Promise<DialogueRecord | null> {
  try {
    return await orm.transaction(async (tx) => {
      const mine = and(eq(dialogues.id, dialogueId), eq(dialogues.userId, userId));
      const [dialogue] = await tx
        .update(dialogues)
        .set({ leaseToken: token, leaseUntil: UNTIL })
        .where(and(mine, eq(dialogues.status, "active"), isFree))
        .returning(DIALOGUE_COLUMNS);
      if (!dialogue) return null;
      const seen: StoredMessage[] = await prepareMessages(tx).execute({ dialogueId });
      const record = { dialogue, messages: seen };
      return applyOpening(tx, record, open(record));
    });
  } catch (error) {
    if (error instanceof LetGo) return error.record;
    throw error;
  }
}

async function commitTurn(orm: Orm, turn: FinishedTurn): Promise<boolean> {
  const { dialogueId, token, position, assessment, move, state, outcome } = turn;
  return orm.transaction(async (tx) => {
    const ending = outcome === null ? {} : { status: outcome, endedAt: sql`now()` };
    const held = await tx
      .update(dialogues)
      .set({ state, ...ending, ...FREE })
      .where(heldBy(dialogueId, token))
      .returning({ id: dialogues.id });
    if (held.length === 0) return false;
    await tx
      .update(messages)
      .set({ assessment })
      .where(and(eq(messages.dialogueId, dialogueId), eq(messages.position, position)));
    await tx.insert(messages).values({
      dialogueId,
      position: position + 1,
      sender: "system",
      text: turn.reply,
      step: state.step,
      move,
    });
    return true;
  });
}

export function createTurnStore(orm: Orm): TurnStore {
  const updateHeld = async (
    dialogueId: string,
    token: string,
    values: Parameters<ReturnType<typeof orm.update<typeof dialogues>>["set"]>[0],
  ): Promise<boolean> => {
    const rows = await orm
      .update(dialogues)
      .set(values)
      .where(heldBy(dialogueId, token))
      .returning({ id: dialogues.id });
    return rows.length > 0;
  };
  return {
    begin: (request, open) => beginTurn(orm, request, open),
    async holdEnded({ dialogueId, userId, token }) {
      const mine = and(eq(dialogues.id, dialogueId), eq(dialogues.userId, userId));
      const rows = await orm
        .update(dialogues)
        .set({ leaseToken: token, leaseUntil: UNTIL })
        .where(and(mine, hasEndedByItself, isNull(dialogues.summary), isFree))
        .returning({ id: dialogues.id });
      return rows.length > 0;
    },
    renew: (dialogueId, token) => updateHeld(dialogueId, token, { leaseUntil: UNTIL }),
    async release(dialogueId, token) {
      await updateHeld(dialogueId, token, FREE);
    },
    commit: (turn) => commitTurn(orm, turn),
    storeSummary: (dialogueId, token, summary) =>
      updateHeld(dialogueId, token, { summary, ...FREE }),
    async clearLeases() {
      await orm
        .update(dialogues)
        .set(FREE)
        .where(sql`${dialogues.leaseUntil} is not null`);
    },
  };
}
