import type { Argument } from "@elenchus/tutor/dialogue/argument";
import { and, eq, ne, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { LRUCache } from "lru-cache";
import type { Orm } from "../db/database.ts";
import { dialogues, messages } from "../db/schema.ts";
import {
  DIALOGUE_COLUMNS,
  prepareMessages,
  type DialogueRecord,
  type StoredMessage,
} from "./dialogue-rows.ts";
import { isFree, UNTIL } from "./lease.ts";
import { isProven, proofValues, type SessionProof } from "./session-proof.ts";
import { COUNTED_TOKENS, type CountedTokens } from "./model-call-store.ts";

/** Whose dialogue is to be held, and under which token. */
export interface LeaseRequest {
  readonly dialogueId: string;
  readonly userId: string;
  readonly token: string;
}

/** A lease for a turn, which a tutor's calls may be made for. */
export interface TurnRequest extends LeaseRequest {
  /** What the learner's session must still be; null where that has been looked at. */
  readonly proof: SessionProof | null;
  /** The day (UTC, as in 2026-11-23) whose tokens of the learner are counted; null where they need not be. */
  readonly countedDay: string | null;
}

/** A learner's message, as it may have to be stored. */
export interface NewMessage {
  readonly text: string;
  readonly messageId: string | null;
}

/** A dialogue that is held now. */
export interface BegunTurn {
  readonly record: DialogueRecord;
  /** Whether the message was new, and is the record's last one now. */
  readonly isStored: boolean;
  /** What calls to models had taken before; null where it was not asked for. */
  readonly used: CountedTokens | null;
}

const param = sql.placeholder;

/** What PostgreSQL calls a key that is there already. */
const UNIQUE_VIOLATION = "23505";

function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? error.code : null;
  return code === UNIQUE_VIOLATION || isUniqueViolation(error.cause);
}

/** Another learner's message with this id. */
function findOthers(orm: Orm) {
  const owned = alias(dialogues, "owned");
  return orm
    .select({ one: sql`1` })
    .from(messages)
    .innerJoin(owned, eq(owned.id, messages.dialogueId))
    .where(and(eq(messages.messageId, param("messageId")), ne(owned.userId, param("userId"))));
}

/** Takes the lease of an active dialogue that nobody else holds; not for a message that is another's. */
function takeLease(orm: Orm) {
  return orm.$with("held").as(
    orm
      .update(dialogues)
      .set({ leaseToken: sql`${param("token")}::uuid`, leaseUntil: UNTIL })
      .where(
        and(
          eq(dialogues.id, param("dialogueId")),
          eq(dialogues.userId, param("userId")),
          eq(dialogues.status, "active"),
          isFree,
          notExists(findOthers(orm)),
          isProven(orm),
        ),
      )
      .returning(DIALOGUE_COLUMNS),
  );
}

/** The dialogue's messages as they were before, read once; as rows only those that are not known already. */
function readSeen(orm: Orm) {
  return orm.$with("seen", { messages: sql<MessageAsJson[]>`seen.messages`.as("messages") }).as(
    sql`select coalesce(json_agg(${messages} order by ${messages.position})
          filter (where ${messages.position} > ${param("known")}::integer), '[]') as messages,
        max(${messages.position}) as last,
        coalesce(bool_or(${messages.messageId} = ${param("messageId")}::uuid), false) as is_known
        from ${messages} where ${eq(messages.dialogueId, param("dialogueId"))}`,
  );
}

/** Stores the message in a dialogue that is held, where it is plainly new. */
function storeMessage(orm: Orm) {
  return orm.$with("stored", { message: sql<MessageAsJson>`message`.as("message") }).as(
    sql`insert into ${messages} (dialogue_id, position, sender, text, step, message_id)
      select held.id, seen.last + 1, 'user', ${param("text")}::text, (held.state ->> 'step')::smallint,
        ${param("messageId")}::uuid
      from held, seen
      where ${param("mayStore")}::boolean and not seen.is_known and seen.last % 2 = 1
      returning to_json(${messages}) as message`,
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
  return orm
    .with(held, seen, stored)
    .select({
      dialogue: {
        id: held.id,
        module: held.module,
        issue: held.issue,
        interest: held.interest,
        shareable: held.shareable,
        frame: held.frame,
        argument: sql<Argument | null>`case when ${param("isKnown")}::boolean then null
          else ${held.argument} end`,
        state: held.state,
        status: held.status,
        summary: held.summary,
        startedAt: held.startedAt,
        endedAt: held.endedAt,
      },
      seen: seen.messages,
      stored: stored.message,
      used: COUNTED_TOKENS,
    })
    .from(held)
    .crossJoin(seen)
    .leftJoin(stored, sql`true`)
    .prepare("begin_turn");
}

/** A row of messages as PostgreSQL makes JSON of it. */
interface MessageAsJson {
  readonly position: number;
  readonly sender: StoredMessage["sender"];
  readonly text: string;
  readonly step: number;
  readonly message_id: string | null;
  readonly assessment: StoredMessage["assessment"];
  readonly move: StoredMessage["move"];
  readonly created_at: string;
}

function readArgument({ argument }: { readonly argument: Argument | null }): Argument {
  if (argument === null) throw new Error("a dialogue came without its argument");
  return argument;
}

function readMessage({ message_id, created_at, ...same }: MessageAsJson): StoredMessage {
  const { position, sender, text, step, assessment, move } = same;
  const createdAt = new Date(created_at);
  return { position, sender, text, step, messageId: message_id, assessment, move, createdAt };
}

/** What of a dialogue cannot change any more, some tens of KiB. */
interface Kept {
  readonly argument: Argument;
  /** Oldest first, up to the last reply: a message is judged with its reply, and neither is touched again. */
  readonly messages: readonly StoredMessage[];
}

/** Dialogues kept: those that are going on. */
const KEPT_DIALOGUES = 200;

/** Makes the beginning of turns ready. */
export function createBeginTurn(orm: Orm) {
  const hold = prepareHold(orm);
  // Most of what a turn would have to read.
  const kept = new LRUCache<string, Kept>({ max: KEPT_DIALOGUES });
  const listMessages = prepareMessages(orm);
  return async (
    { dialogueId, userId, token, countedDay, proof }: TurnRequest,
    message: NewMessage | null,
  ): Promise<BegunTurn | null> => {
    const { text, messageId } = message ?? { text: "", messageId: null };
    const mayStore = message !== null;
    const lease = { dialogueId, userId, token, ...proofValues(proof) };
    const values = { ...lease, text, messageId, mayStore, day: countedDay };
    for (;;) {
      try {
        const before = kept.get(dialogueId);
        const known = before?.messages.at(-1)?.position ?? 0;
        const [row] = await hold.execute({ ...values, isKnown: before !== undefined, known });
        if (row === undefined) return null;
        const argument = before?.argument ?? readArgument(row.dialogue);
        const dialogue = { ...row.dialogue, argument };
        const used = countedDay === null ? null : row.used;
        if (row.stored === null) {
          // Looked at again: now nobody adds to them.
          const all = await listMessages.execute({ dialogueId });
          return { record: { dialogue, messages: all }, isStored: false, used };
        }
        // What was stored shows that nothing was missed, and that a reply was the last.
        const seen = [...(before?.messages ?? []), ...row.seen.map(readMessage)];
        kept.set(dialogueId, { argument, messages: seen });
        const all = [...seen, readMessage(row.stored)];
        return { record: { dialogue, messages: all }, isStored: true, used };
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
      }
    }
  };
}
