import { desc, gt, isNull, or, sql } from "drizzle-orm";
import type { Orm } from "../../db/database.ts";
import { ltiKeys } from "../../db/schema/lti-schema.ts";

/** Keys by which we sign what learning platforms get. */
export interface LtiKeyStore {
  findNewest(): Promise<{ readonly id: string; readonly sealedKey: string } | null>;
  /** It takes the place of all others. */
  add(key: {
    readonly id: string;
    readonly sealedKey: string;
    readonly publicJwk: Record<string, unknown>;
  }): Promise<void>;
  /** Public ones of those that are used, or were until after a moment. */
  listPublic(since: Date): Promise<Record<string, unknown>[]>;
}

export function createLtiKeyStore(orm: Orm): LtiKeyStore {
  return {
    async findNewest() {
      const [found] = await orm
        .select({ id: ltiKeys.id, sealedKey: ltiKeys.sealedKey })
        .from(ltiKeys)
        .where(isNull(ltiKeys.replacedAt))
        .orderBy(desc(ltiKeys.createdAt), desc(ltiKeys.id))
        .limit(1);
      return found ?? null;
    },
    async add({ id, sealedKey, publicJwk }) {
      await orm.transaction(async (tx) => {
        await tx
          .update(ltiKeys)
          .set({ replacedAt: sql`now()` })
          .where(isNull(ltiKeys.replacedAt));
        await tx.insert(ltiKeys).values({ id, sealedKey, publicKey: publicJwk });
      });
    },
    async listPublic(since) {
      const rows = await orm
        .select({ key: ltiKeys.publicKey })
        .from(ltiKeys)
        .where(or(isNull(ltiKeys.replacedAt), gt(ltiKeys.replacedAt, since)))
        .orderBy(desc(ltiKeys.createdAt));
      return rows.map(({ key }) => key);
    },
  };
}
