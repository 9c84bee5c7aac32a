import { and, eq, ne, sql, type SQL } from "drizzle-orm";
import type { Orm } from "../db/database.ts";
import { dialogues, messages } from "../db/schema.ts";

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

export function createOwnershipStore(orm: Orm): OwnershipStore {
  return {
    async isAnothers(userId, { dialogueId, messageId }) {
      const ofOthers = ne(dialogues.userId, userId);
      const found: SQL[] = [];
      if (dialogueId !== null) {
        const isIt = and(eq(dialogues.id, dialogueId), ofOthers);
        found.push(sql`exists (select 1 from ${dialogues} where ${isIt})`);
      }
      if (messageId !== null) {
        const isOf = eq(dialogues.id, messages.dialogueId);
        const isIt = and(eq(messages.messageId, messageId), ofOthers);
        found.push(
          sql`exists (select 1 from ${messages} join ${dialogues} on ${isOf} where ${isIt})`,
        );
      }
      if (found.length === 0) return false;
      const query = sql`select ${sql.join(found, sql` or `)} as "isAnothers"`;
      const { rows } = (await orm.execute(query)) as { rows: { isAnothers: boolean }[] };
      return rows[0]?.isAnothers === true;
    },
  };
}
