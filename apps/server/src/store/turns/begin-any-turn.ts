import type { Argument } from "@elenchus/dialogue/argument";
import { eq, sql } from "drizzle-orm";
import type { Orm } from "../../db/database.ts";
import { dialogues, messages } from "../../db/schema/schema.ts";
import { readAssessment, readMarks, readMove } from "../../db/schema/stored-dialogue.ts";
import { DIALOGUE_COLUMNS, prepareMessages, type StoredMessage } from "./dialogue-rows.ts";
import { HELD, type HoldValues, mayBeHeld } from "./hold-dialogue.ts";
import { type KeptDialogues, lastPosition } from "./dialogue-cache.ts";
import { COUNTED_TOKENS } from "./model-call-store.ts";
import type { BegunTurn } from "./turn-beginning.ts";
import { isUniqueViolation } from "../unique-violation.ts";

const param = sql.placeholder;

/** Takes the lease. */
function takeLease(orm: Orm) {
  return orm
    .$with("held")
    .as(orm.update(dialogues).set(HELD).where(mayBeHeld(orm)).returning(DIALOGUE_COLUMNS));
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
    sql`insert into ${messages} (dialogue_id, position, sender, text, step, message_id, marks)
      select held.id, seen.last + 1, 'user', ${param("text")}::text, coalesce((held.state ->> 'step')::smallint, 0),
        ${param("messageId")}::uuid, ${param("marksAsJson")}::json
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
        argument: sql`case when ${param("isKnown")}::boolean then null
          else ${held.argument} end`.mapWith(dialogues.argument),
        state: held.state,
        status: held.status,
        summary: held.summary,
        startedAt: held.startedAt,
        endedAt: held.endedAt,
        deletedAfterDays: held.deletedAfterDays,
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
  readonly marks: unknown;
  readonly assessment: unknown;
  readonly move: unknown;
  readonly created_at: string;
}

function readArgument({ argument }: { readonly argument: Argument | null }): Argument {
  if (argument === null) throw new Error("a dialogue came without its argument");
  return argument;
}

function readMessage({ message_id, created_at, ...same }: MessageAsJson): StoredMessage {
  const { position, sender, text, step } = same;
  const assessment = same.assessment === null ? null : readAssessment(same.assessment);
  const move = same.move === null ? null : readMove(same.move);
  const marks = same.marks === null ? null : readMarks(same.marks);
  const createdAt = new Date(created_at);
  return {
    position,
    sender,
    text,
    step,
    messageId: message_id,
    marks,
    assessment,
    move,
    createdAt,
  };
}

/** What a turn begins with. */
export interface BeginValues extends HoldValues {
  /** Whether there is a message that may have to be stored. */
  readonly mayStore: boolean;
}

/** Makes the beginning of turns ready, whatever has happened to their dialogues. */
export function createBeginAnyTurn(orm: Orm, kept: KeptDialogues) {
  const hold = prepareHold(orm);
  const listMessages = prepareMessages(orm);
  return async (values: BeginValues): Promise<BegunTurn | null> => {
    const { dialogueId, userId } = values;
    for (;;) {
      try {
        // Most of what a turn would have to read.
        const before = kept.find(dialogueId, userId)?.record;
        const known = before === undefined ? 0 : lastPosition(before);
        const [row] = await hold.execute({ ...values, isKnown: before !== undefined, known });
        if (row === undefined) return null;
        const argument = before?.dialogue.argument ?? readArgument(row.dialogue);
        const dialogue = { ...row.dialogue, argument };
        const { used } = row;
        if (row.stored === null) {
          // Looked at again: now nobody adds to them.
          const record = { dialogue, messages: await listMessages.execute({ dialogueId }) };
          // It may have been revised elsewhere since it was kept here.
          if (record.messages.at(-1)?.sender === "user") kept.begin(userId, record);
          return { record, isStored: false, isForeseen: false, used };
        }
        // What was stored shows that nothing was missed, and that a reply was the last.
        const seen = [...(before?.messages ?? []), ...row.seen.map(readMessage)];
        const record = { dialogue, messages: [...seen, readMessage(row.stored)] };
        kept.begin(userId, record);
        return { record, isStored: true, isForeseen: false, used };
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
      }
    }
  };
}
