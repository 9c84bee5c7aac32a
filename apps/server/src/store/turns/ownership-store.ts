import { and, eq, ne, sql } from "drizzle-orm";
import type { Orm } from "../../db/database.ts";
import { dialogues, messages } from "../../db/schema/schema.ts";

/** Ids that a payload names; null where it names none. */
export interface NamedIds {
  readonly dialogueId: string | null;
  readonly messageId: string | null;
}

/** Whose things are. */
export interface OwnershipStore {
  /** Whether one of these is another person's. What nobody has is nobody else's. */
  isAnothers(userId: string, ids: NamedIds): Promise<boolean>;
}

const param = sql.placeholder;

/** Asked with every call that names an id. */
function prepareIsAnothers(orm: Orm) {
  const ofOthers = ne(dialogues.userId, param("userId"));
  const isIt = and(eq(dialogues.id, param("dialogueId")), ofOthers);
  const isOf = eq(dialogues.id, messages.dialogueId);
  const isIn = and(eq(messages.messageId, param("messageId")), ofOthers);
  const dialogue = sql`exists (select 1 from ${dialogues} where ${isIt})`;
  const message = sql`exists (select 1 from ${messages} join ${dialogues} on ${isOf} where ${isIn})`;
  return orm
    .select({ isAnothers: sql<boolean>`${dialogue} or ${message}` })
    .from(sql`(select 1) as once`)
    .prepare("is_anothers");
}

export function createOwnershipStore(orm: Orm): OwnershipStore {
  const isAnothers = prepareIsAnothers(orm);
  return {
    async isAnothers(userId, { dialogueId, messageId }) {
      if (dialogueId === null && messageId === null) return false;
      const [found] = await isAnothers.execute({ userId, dialogueId, messageId });
      return found?.isAnothers === true;
    },
  };
}
