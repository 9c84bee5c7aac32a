import { and, eq, notExists, sql } from "drizzle-orm";
import type { Orm } from "../../db/database.ts";
import { dialogues, messages } from "../../db/schema/schema.ts";
import type { StoredMessage } from "./dialogue-rows.ts";
import { HELD, type HoldValues, mayBeHeld } from "./hold-dialogue.ts";
import { COUNTED_TOKENS } from "./model-call-store.ts";

const param = sql.placeholder;

/** What stands where the message is to stand: a turn was taken elsewhere, or a message has no reply. */
function findTaken(orm: Orm) {
  return orm
    .select({ one: sql`1` })
    .from(messages)
    .where(
      and(
        eq(messages.dialogueId, param("dialogueId")),
        eq(messages.position, sql`${param("position")}::integer`),
      ),
    );
}

/** The hold and the message in one statement, so in one commit. */
function prepareNext(orm: Orm) {
  const held = orm.$with("held").as(
    orm
      .update(dialogues)
      .set(HELD)
      .where(and(mayBeHeld(orm), notExists(findTaken(orm))))
      .returning({ id: dialogues.id }),
  );
  const stored = orm.$with("stored", { createdAt: messages.createdAt }).as(
    sql`insert into ${messages} (dialogue_id, position, sender, text, step, message_id, marks)
      select held.id, ${param("position")}::integer, 'user', ${param("text")}::text,
        ${param("step")}::smallint, ${param("messageId")}::uuid, ${param("marksAsJson")}::json
      from held returning created_at`,
  );
  return orm
    .with(held, stored)
    .select({ createdAt: stored.createdAt, used: COUNTED_TOKENS })
    .from(stored)
    .prepare("begin_next_turn");
}

/**
 * Makes the beginning of turns ready whose dialogues are believed to be as this server left them: the statement
 * brings nothing of a dialogue, and does nothing where that belief is wrong. A place in a dialogue is taken once
 * and never given back, so whatever happened to it since shows in the place of the message.
 * @returns null where the dialogue is not as it was, or cannot be held
 */
export function createBeginNextTurn(orm: Orm) {
  const next = prepareNext(orm);
  return async (
    { position, step }: Pick<StoredMessage, "position" | "step">,
    values: HoldValues,
  ) => {
    const [row] = await next.execute({ ...values, position, step });
    return row ?? null;
  };
}
