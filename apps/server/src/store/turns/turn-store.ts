import { and, eq, exists, inArray, isNull, sql } from "drizzle-orm";
import type { Orm } from "../../db/database.ts";
import { dialogues, messages } from "../../db/schema/schema.ts";
import {
  type BegunTurn,
  createBeginTurn,
  type LeaseRequest,
  type NewMessage,
  type TurnRequest,
} from "./begin-turn.ts";
import { createCommitTurnWithFlag } from "./commit-turn-with-flag.ts";
import type { FinishedTurn } from "./commit-turn.ts";
import type { DialogueRecord } from "./dialogue-rows.ts";
import { createReviseMessage } from "./revise-message.ts";
import { FREE, heldBy, isFree, UNTIL } from "./lease.ts";

/** A message of a dialogue that is held. */
export interface HeldMessage {
  readonly dialogueId: string;
  readonly token: string;
  readonly position: number;
}

/**
 * Turns and the lease that makes them one at a time, on whatever instance. Nothing here holds a
 * transaction open while a tutor works.
 */
export interface TurnStore {
  /**
   * Holds an active dialogue that nobody else holds, and in the same step stores the message where it is
   * plainly new: the tutor has the last word, and no message has its id. Null when the dialogue cannot be held:
   * not active, not the learner's, or held by another turn.
   * @param message null where it is stored already
   */
  begin(request: TurnRequest, message: NewMessage | null): Promise<BegunTurn | null>;
  /** Gives a stored message of a held dialogue the id that it is now known by. */
  claim(held: HeldMessage, messageId: string): Promise<void>;
  /** Stores the last message of a held dialogue anew, as it is now; it has no reply yet. */
  revise(lease: LeaseRequest, record: DialogueRecord): Promise<void>;
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

const hasEndedByItself = inArray(dialogues.status, ["success", "failure"]);

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
    begin: createBeginTurn(orm),
    async claim({ dialogueId, token, position }, messageId) {
      const isHeld = exists(orm.select().from(dialogues).where(heldBy(dialogueId, token)));
      await orm
        .update(messages)
        .set({ messageId })
        .where(and(eq(messages.dialogueId, dialogueId), eq(messages.position, position), isHeld));
    },
    revise: createReviseMessage(orm),
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
    commit: createCommitTurnWithFlag(orm),
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
