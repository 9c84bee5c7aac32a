import { and, lt, sql } from "drizzle-orm";
import { demoMails, rateLimits } from "../../db/schema/account-schema.ts";
import { authSessions, authVerifications } from "../../db/schema/auth-schema.ts";
import type { Orm } from "../../db/database.ts";

/** Rows that nobody needs any more. */
export interface HousekeepingStore {
  /** Deletes sessions, challenges and counters that have run out, and the demo's old mail. */
  sweep(now: Date): Promise<void>;
}

const DEMO_MAIL_MS = 30 * 86_400_000;

export function createHousekeepingStore(orm: Orm): HousekeepingStore {
  return {
    async sweep(now) {
      await orm.delete(authSessions).where(lt(authSessions.expiresAt, now));
      await orm.delete(authVerifications).where(lt(authVerifications.expiresAt, now));
      await orm
        .delete(rateLimits)
        .where(and(sql`${rateLimits.expire} is not null`, lt(rateLimits.expire, now)));
      const old = new Date(now.getTime() - DEMO_MAIL_MS);
      await orm.delete(demoMails).where(lt(demoMails.sentAt, old));
    },
  };
}
