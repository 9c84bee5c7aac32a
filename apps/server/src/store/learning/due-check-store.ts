import type { PastOfModule } from "@elenchus/domain/coming-checks";
import { MAIL_EVERY_DAYS } from "@elenchus/domain/due-checks";
import type { ModuleNumber } from "@elenchus/domain/modules";
import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { users } from "../../db/schema/auth-schema.ts";
import type { Orm } from "../../db/database.ts";
import { checkPutOffs, dueMailWishes } from "../../db/schema/due-check-schema.ts";
import { joinHistories, listChecks, listCompletions } from "./check-histories.ts";
import { putMail, type NewMail } from "../operations/mail-store.ts";

/** Whether and where somebody wants mails about due checks. */
export interface DueMailWish {
  readonly wanted: boolean;
  readonly timeZone: string;
}

/** Somebody who wants such mails, and got none for a week. */
export interface DueMailReader {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly timeZone: string;
  readonly mailedAt: Date | null;
  readonly histories: readonly PastOfModule[];
}

/** Which readers are looked at next. */
export interface DueMailBatch {
  /** The last one of those before; null to begin with. */
  readonly after: string | null;
  readonly most: number;
  /** Where it is the time of the day for it. */
  readonly timeZones: readonly string[];
  /** Whether those without access are left out. */
  readonly onlyWithAccess: boolean;
  /** The mail, or null where there is no news. */
  readonly write: (reader: DueMailReader) => NewMail | null;
}

/** What due checks are worked out from, and mails that tell of them. */
export interface DueCheckStore {
  /** Of the modules that the learner has completed. */
  listHistories(userId: string): Promise<PastOfModule[]>;
  putOff(userId: string, module: ModuleNumber): Promise<void>;
  /** Null for somebody who was never asked. */
  findWish(userId: string): Promise<DueMailWish | null>;
  setWish(userId: string, wish: DueMailWish): Promise<void>;
  /**
   * Puts mails into the outbox, and notes when. Of two servers at once each reader is one's.
   * @returns the last reader looked at; null where there were none
   */
  mailSome(batch: DueMailBatch): Promise<string | null>;
  /** Time zones of those who want mails. */
  listTimeZones(): Promise<string[]>;
  /** Takes back the time of a last mail that lies ahead: a clock was put back, and a week begins now. */
  forgetAhead(): Promise<void>;
}

const { userId, wanted, timeZone, mailedAt } = dueMailWishes;

/** By the calendar a week may be an hour less than its days, and the mail comes at another time of the day. */
const LEAST_PAUSE = sql`now() - make_interval(days => ${MAIL_EVERY_DAYS - 1})`;

function lockReaders(tx: Orm, { after, most, timeZones, onlyWithAccess }: DueMailBatch) {
  return tx
    .select({
      id: userId,
      timeZone,
      mailedAt,
      email: users.email,
      firstName: users.firstName,
    })
    .from(dueMailWishes)
    .innerJoin(users, eq(users.id, userId))
    .where(
      and(
        wanted,
        inArray(timeZone, [...timeZones]),
        or(isNull(mailedAt), lte(mailedAt, LEAST_PAUSE)),
        after === null ? undefined : gt(userId, after),
        onlyWithAccess ? users.hasAccess : undefined,
      ),
    )
    .orderBy(asc(userId))
    .limit(most)
    .for("update", { of: dueMailWishes, skipLocked: true });
}

async function mailSome(orm: Orm, batch: DueMailBatch): Promise<string | null> {
  return orm.transaction(async (tx) => {
    const readers = await lockReaders(tx, batch);
    const ids = readers.map(({ id }) => id);
    if (ids.length === 0) return null;
    const past = joinHistories(await listCompletions(tx, ids), await listChecks(tx, ids));
    const pastOf = Map.groupBy(past, (one) => one.userId);
    const mailed: string[] = [];
    for (const reader of readers) {
      const mail = batch.write({ ...reader, histories: pastOf.get(reader.id) ?? [] });
      if (mail === null) continue;
      await putMail(tx, mail);
      mailed.push(reader.id);
    }
    const set = { mailedAt: sql`now()` };
    if (mailed.length > 0) await tx.update(dueMailWishes).set(set).where(inArray(userId, mailed));
    return ids.at(-1) ?? null;
  });
}

export function createDueCheckStore(orm: Orm): DueCheckStore {
  return {
    async listHistories(learnerId) {
      const ids = [learnerId];
      const [completions, checks] = await Promise.all([
        listCompletions(orm, ids),
        listChecks(orm, ids),
      ]);
      return joinHistories(completions, checks);
    },
    async putOff(learnerId, module) {
      const now = sql`now()`;
      await orm
        .insert(checkPutOffs)
        .values({ userId: learnerId, module, putOffAt: now })
        .onConflictDoUpdate({
          target: [checkPutOffs.userId, checkPutOffs.module],
          set: { putOffAt: now },
        });
    },
    async findWish(learnerId) {
      const [wish] = await orm
        .select({ wanted, timeZone })
        .from(dueMailWishes)
        .where(eq(userId, learnerId));
      return wish ?? null;
    },
    async setWish(learnerId, wish) {
      await orm
        .insert(dueMailWishes)
        .values({ userId: learnerId, ...wish })
        .onConflictDoUpdate({ target: userId, set: { ...wish } });
    },
    async listTimeZones() {
      const rows = await orm
        .selectDistinct({ timeZone })
        .from(dueMailWishes)
        .where(eq(wanted, true));
      return rows.map((row) => row.timeZone);
    },
    mailSome: (batch) => mailSome(orm, batch),
    async forgetAhead() {
      await orm
        .update(dueMailWishes)
        .set({ mailedAt: sql`now()` })
        .where(gt(mailedAt, sql`now() + interval '1 minute'`));
    },
  };
}
