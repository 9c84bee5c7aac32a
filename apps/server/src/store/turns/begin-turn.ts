import type { Mark } from "@elenchus/domain/marks";
import { and, eq, ne, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Orm } from "../../db/database.ts";
import { dialogues, messages } from "../../db/schema/schema.ts";
import { writeStored } from "../../db/schema/stored-json.ts";
import { isUniqueViolation } from "../unique-violation.ts";
import { DIALOGUE_COLUMNS, type DialogueRecord, prepareMessages } from "./dialogue-rows.ts";
import { isFree, UNTIL } from "./lease.ts";
import { COUNTED_TOKENS, type CountedTokens } from "./model-call-store.ts";

/** Whose dialogue is to be held, and under which token. */
export interface LeaseRequest {
  readonly dialogueId: string;
  readonly userId: string;
  readonly token: string;
}

/** A lease for a turn, which a tutor's calls may be made for. */
export interface TurnRequest extends LeaseRequest {
  /** The day (UTC, as in 2026-11-23) whose tokens of the learner are counted; null where they need not be. */
  readonly countedDay: string | null;
}

/** A learner's message, as it may have to be stored. */
export interface NewMessage {
  readonly text: string;
  /** Null where no sentence is marked. */
  readonly marks: Mark[] | null;
  readonly messageId: string | null;
}

/** A dialogue that is held now. */
export interface BegunTurn {
  readonly record: DialogueRecord;
  /** Whether the message was new, and is the record's last one now. */
  readonly isStored: boolean;
  /** Tokens that calls to models had taken before; null where they were not asked for. */
  readonly used: CountedTokens | null;
}

const param = sql.placeholder;

/** Another learner's message with this id. */
function findOthers(orm: Orm) {
  const owned = alias(dialogues, "owned");
  return orm
    .select({ one: sql`1` })
    .from(messages)
    .innerJoin(owned, eq(owned.id, messages.dialogueId))
    .where(and(eq(messages.messageId, param("messageId")), ne(owned.userId, param("userId"))));
}

/** Takes the lease of an active dialogue of the learner's that nobody else holds; not for a message that is another's. */
function takeLease(orm: Orm) {
  const mayBeHeld = and(
    eq(dialogues.id, param("dialogueId")),
    eq(dialogues.userId, param("userId")),
    eq(dialogues.status, "active"),
    isFree,
    notExists(findOthers(orm)),
  );
  return orm.$with("held").as(
    orm
      .update(dialogues)
      .set({ leaseToken: sql`${param("token")}::uuid`, leaseUntil: UNTIL })
      .where(mayBeHeld)
      .returning(DIALOGUE_COLUMNS),
  );
}

/** Where the dialogue's messages end, and whether this one is among them. */
function readSeen(orm: Orm) {
  return orm.$with("seen", { last: sql<number>`seen.last`.as("last") }).as(
    sql`select max(${messages.position}) as last,
        coalesce(bool_or(${messages.messageId} = ${param("messageId")}::uuid), false) as is_known
        from ${messages} where ${eq(messages.dialogueId, param("dialogueId"))}`,
  );
}

/** Stores the message in a dialogue that is held, where it is plainly new: a reply was the last. */
function storeMessage(orm: Orm) {
  return orm.$with("stored", { position: messages.position }).as(
    sql`insert into ${messages} (dialogue_id, position, sender, text, step, message_id, marks)
      select held.id, seen.last + 1, 'user', ${param("text")}::text, coalesce((held.state ->> 'step')::smallint, 0),
        ${param("messageId")}::uuid, ${param("marks")}::json
      from held, seen
      where ${param("mayStore")}::boolean and not seen.is_known and seen.last % 2 = 1
      returning position`,
  );
}

/**
 * The hold and the message in one statement, so in one commit. A statement that had to wait for another
 * turn's commit sees the messages as they were before it; the position that it finds is taken then, and
 * all of it is undone.
 */
function prepareHold(orm: Orm) {
  const held = takeLease(orm);
  const seen = readSeen(orm);
  const stored = storeMessage(orm);
  const columns = Object.keys(DIALOGUE_COLUMNS) as (keyof typeof DIALOGUE_COLUMNS)[];
  const dialogue = Object.fromEntries(columns.map((name) => [name, held[name]])) as {
    [Name in keyof typeof DIALOGUE_COLUMNS]: (typeof held)[Name];
  };
  return orm
    .with(held, seen, stored)
    .select({ dialogue, stored: stored.position, used: COUNTED_TOKENS })
    .from(held)
    .leftJoin(stored, sql`true`)
    .prepare("begin_turn");
}

/** Makes the beginning of turns ready. */
export function createBeginTurn(orm: Orm) {
  const hold = prepareHold(orm);
  const listMessages = prepareMessages(orm);
  const holdAndStore = async (values: Parameters<typeof hold.execute>[0]) => {
    for (;;) {
      try {
        const [row] = await hold.execute(values);
        return row ?? null;
      } catch (error) {
        // Another turn was committed at the same moment: its messages are seen now.
        if (!isUniqueViolation(error)) throw error;
      }
    }
  };
  return async (
    { dialogueId, userId, token, countedDay }: TurnRequest,
    message: NewMessage | null,
  ): Promise<BegunTurn | null> => {
    const { text, marks, messageId } = message ?? { text: "", marks: null, messageId: null };
    const row = await holdAndStore({
      dialogueId,
      userId,
      token,
      text,
      messageId,
      day: countedDay,
      marks: marks === null ? null : writeStored(marks),
      mayStore: message !== null,
    });
    if (row === null) return null;
    // Nobody adds to them while the dialogue is held.
    const record = {
      dialogue: row.dialogue,
      messages: await listMessages.execute({ dialogueId }),
    };
    const used = countedDay === null ? null : row.used;
    return { record, isStored: row.stored !== null, used };
  };
}
