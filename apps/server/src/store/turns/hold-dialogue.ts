import type { Mark } from "@elenchus/domain/marks";
import { and, eq, ne, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Orm } from "../../db/database.ts";
import { dialogues, messages } from "../../db/schema/schema.ts";
import { isFree, UNTIL } from "./lease.ts";
import { isProven, type proofValues } from "./session-proof.ts";

/** What the placeholders of a turn's beginning stand for. */
export interface HoldValues extends ReturnType<typeof proofValues> {
  readonly dialogueId: string;
  readonly userId: string;
  readonly token: string;
  readonly text: string;
  readonly marks: Mark[] | null;
  readonly marksAsJson: string | null;
  readonly messageId: string | null;
  /** Whose tokens are counted; null where none are. */
  readonly day: string | null;
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

/** An active dialogue of the learner's that nobody else holds; not for a message that is another's. */
export function mayBeHeld(orm: Orm) {
  return and(
    eq(dialogues.id, param("dialogueId")),
    eq(dialogues.userId, param("userId")),
    eq(dialogues.status, "active"),
    isFree,
    notExists(findOthers(orm)),
    isProven(orm),
  );
}

/** What makes it held. */
export const HELD = { leaseToken: sql`${param("token")}::uuid`, leaseUntil: UNTIL };
