import { and, asc, eq, exists, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { users } from "../../db/schema/auth-schema.ts";
import type { Orm } from "../../db/database.ts";
import { distressFlags, type FlagKind } from "../../db/schema/schema.ts";
import { findSupervisors, type SupervisorToTell } from "./find-supervisors.ts";
import { putMail, type NewMail } from "../operations/mail-store.ts";

/** A supervisor who is to be told of a student. */
export interface FlagNews {
  readonly flagId: number;
  readonly kind: FlagKind;
  readonly student: { readonly firstName: string; readonly lastName: string };
  readonly supervisor: SupervisorToTell;
}

/** Flags that supervisors have not been mailed about. */
export interface FlagMailStore {
  /** Puts the mails about flags into the outbox, each flag once. */
  tellSupervisors(writeMail: (news: FlagNews) => NewMail): Promise<void>;
}

/** Taken at a time; the next run takes the rest. */
const MOST_AT_ONCE = 100;

function selectUnmailed(tx: Orm) {
  const earlier = alias(distressFlags, "earlier");
  const isToldOf = tx
    .select({ id: earlier.id })
    .from(earlier)
    .where(
      and(
        eq(earlier.userId, distressFlags.userId),
        eq(earlier.kind, distressFlags.kind),
        isNotNull(earlier.mailedAt),
        isNull(earlier.acknowledgedAt),
      ),
    );
  return (
    tx
      .select({
        id: distressFlags.id,
        kind: distressFlags.kind,
        userId: distressFlags.userId,
        student: { firstName: users.firstName, lastName: users.lastName },
        isToldOf: sql<boolean>`${exists(isToldOf)}`,
      })
      .from(distressFlags)
      .innerJoin(users, eq(users.id, distressFlags.userId))
      .where(isNull(distressFlags.mailedAt))
      .orderBy(asc(distressFlags.id))
      .limit(MOST_AT_ONCE)
      // The learner is locked first: of flags of one kind two jobs at once would otherwise tell one each.
      .for("no key update", { of: [users, distressFlags], skipLocked: true })
  );
}

export function createFlagMailStore(orm: Orm): FlagMailStore {
  return {
    tellSupervisors: (writeMail) =>
      orm.transaction(async (tx) => {
        const flags = await selectUnmailed(tx);
        const told = new Set<string>();
        for (const { id, kind, userId, student, isToldOf } of flags) {
          // While one of a kind waits to be handled, further ones are no news.
          const what = `${userId} ${kind}`;
          if (isToldOf || told.has(what)) continue;
          told.add(what);
          for (const supervisor of await findSupervisors(tx, userId)) {
            await putMail(tx, writeMail({ flagId: id, kind, student, supervisor }));
          }
        }
        const ids = flags.map(({ id }) => id);
        if (ids.length === 0) return;
        const set = { mailedAt: sql`now()` };
        await tx.update(distressFlags).set(set).where(inArray(distressFlags.id, ids));
      }),
  };
}
