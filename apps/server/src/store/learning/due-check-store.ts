import type { PastOfModule } from "@elenchus/domain/coming-checks";
import { MAIL_EVERY_DAYS } from "@elenchus/domain/due-checks";
import type { ModuleNumber } from "@elenchus/domain/modules";
import { and, eq, gt, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { users } from "../../db/schema/auth-schema.ts";
import type { Orm } from "../../db/database.ts";
import { checkPutOffs, dueMailWishes } from "../../db/schema/due-check-schema.ts";
import { isOneOf, joinHistories, listChecks, listCompletions } from "./check-histories.ts";
import { putMails, type NewMail } from "../operations/mail-store.ts";

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

/** Whose mails are due at all. */
export interface DueMailRound {
  /** Where it is the time of the day for it. */
  readonly timeZones: readonly string[];
  /** Whether those without access are left out. */
  readonly onlyWithAccess: boolean;
}

/** The pasts from which due checks are worked out, and wishes about the mails that tell of them. */
export interface DueCheckStore {
  /** Of the modules that the learner has completed. */
  listHistories(userId: string): Promise<PastOfModule[]>;
  putOff(userId: string, module: ModuleNumber): Promise<void>;
  /** Null for somebody who was never asked. */
  findWish(userId: string): Promise<DueMailWish | null>;
  setWish(userId: string, wish: DueMailWish): Promise<void>;
  /** Of whoever wants none, or is gone, there is nothing to stop. */
  stopMails(userId: string): Promise<void>;
  /** Who wants mails, and got none for a week. */
  listDueReaders(round: DueMailRound): Promise<string[]>;
  /**
   * Puts mails to some of them into the outbox, and notes when, all in one. Of two servers at once each reader is one's.
   * @param write the mail, or null where there is no news
   */
  mailSome(ids: readonly string[], write: (reader: DueMailReader) => NewMail | null): Promise<void>;
  /** Time zones of those who want mails. */
  listTimeZones(): Promise<string[]>;
  /** Takes back the time of a last mail that lies ahead: a clock was put back, and a week begins now. */
  forgetAhead(): Promise<void>;
}

const { userId, wanted, timeZone, mailedAt } = dueMailWishes;

/** By the calendar a week may be an hour less than its days, and the mail comes at another time of the day. */
const LEAST_PAUSE = sql`now() - make_interval(days => ${MAIL_EVERY_DAYS - 1})`;

const IS_DUE = and(wanted, or(isNull(mailedAt), lte(mailedAt, LEAST_PAUSE)));

async function listDueReaders(
  orm: Orm,
  { timeZones, onlyWithAccess }: DueMailRound,
): Promise<string[]> {
  const rows = await orm
    .select({ id: userId })
    .from(dueMailWishes)
    .innerJoin(users, eq(users.id, userId))
    .where(
      and(IS_DUE, inArray(timeZone, [...timeZones]), onlyWithAccess ? users.hasAccess : undefined),
    );
  return rows.map(({ id }) => id);
}

/** Locks those of them who got no mail since they were listed. */
async function lockReaders(tx: Orm, ids: readonly string[]): Promise<DueMailReader[]> {
  const { email, firstName } = users;
  const locked = await tx
    .select({ id: userId, timeZone, mailedAt, email, firstName })
    .from(dueMailWishes)
    .innerJoin(users, eq(users.id, userId))
    .where(and(isOneOf(userId, ids), IS_DUE))
    .for("update", { of: dueMailWishes, skipLocked: true });
  const past = joinHistories(await listCompletions(tx, ids), await listChecks(tx, ids));
  const pastOf = Map.groupBy(past, (one) => one.userId);
  return locked.map((reader) => ({ ...reader, histories: pastOf.get(reader.id) ?? [] }));
}

function mailSome(
  orm: Orm,
  ids: readonly string[],
  write: (reader: DueMailReader) => NewMail | null,
): Promise<void> {
  return orm.transaction(async (tx) => {
    const written = (await lockReaders(tx, ids)).flatMap((reader) => {
      const mail = write(reader);
      return mail === null ? [] : [{ mail, readerId: reader.id }];
    });
    if (written.length === 0) return;
    await putMails(
      tx,
      written.map(({ mail }) => mail),
    );
    const mailed = written.map(({ readerId }) => readerId);
    await tx
      .update(dueMailWishes)
      .set({ mailedAt: sql`now()` })
      .where(isOneOf(userId, mailed));
  });
}

async function listHistories(orm: Orm, learnerId: string): Promise<PastOfModule[]> {
  const ids = [learnerId];
  const [completions, checks] = await Promise.all([
    listCompletions(orm, ids),
    listChecks(orm, ids),
  ]);
  return joinHistories(completions, checks);
}

async function putOff(orm: Orm, learnerId: string, module: ModuleNumber): Promise<void> {
  const now = sql`now()`;
  await orm
    .insert(checkPutOffs)
    .values({ userId: learnerId, module, putOffAt: now })
    .onConflictDoUpdate({
      target: [checkPutOffs.userId, checkPutOffs.module],
      set: { putOffAt: now },
    });
}

export function createDueCheckStore(orm: Orm): DueCheckStore {
  return {
    listHistories: (learnerId) => listHistories(orm, learnerId),
    putOff: (learnerId, module) => putOff(orm, learnerId, module),
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
    async stopMails(learnerId) {
      await orm.update(dueMailWishes).set({ wanted: false }).where(eq(userId, learnerId));
    },
    async listTimeZones() {
      const rows = await orm
        .selectDistinct({ timeZone })
        .from(dueMailWishes)
        .where(eq(wanted, true));
      return rows.map((row) => row.timeZone);
    },
    listDueReaders: (round) => listDueReaders(orm, round),
    mailSome: (ids, write) => mailSome(orm, ids, write),
    async forgetAhead() {
      await orm
        .update(dueMailWishes)
        .set({ mailedAt: sql`now()` })
        .where(gt(mailedAt, sql`now() + interval '1 minute'`));
    },
  };
}
