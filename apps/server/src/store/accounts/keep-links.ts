import { and, desc, eq, gt, isNull, ne, sql, type SQL } from "drizzle-orm";
import { mails, passwordResets, registrations } from "../../db/schema/account-schema.ts";
import type { Orm } from "../../db/database.ts";
import { putMail, type NewMail } from "../operations/mail-store.ts";
import type { Applicant } from "./verify-registration.ts";

/** A registration to keep until its link is clicked. */
export interface NewRegistration extends Applicant {
  readonly id: string;
  readonly tokenHash: string;
  readonly expiresAt: Date;
  /** Set from the start where there is an account already: known and unknown addresses cost the same. */
  readonly usedAt: Date | null;
}

/** A reset link to keep; `userId` is null for an unknown address. */
export interface NewReset {
  readonly tokenHash: string;
  readonly userId: string | null;
  readonly expiresAt: Date;
}

/** The same again within this time is a second click, and no second wish. Specification §9: the reset's cooldown. */
const REPEAT_MS = 15_000;

/** Registrations, and links, for one address take their turns. */
async function lockAddress(tx: Orm, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`);
}

/** The kind of a mail, by its key: `reset:…`. */
function kindOf(dedupeKey: string): string {
  return dedupeKey.slice(0, dedupeKey.indexOf(":") + 1);
}

/** Whether a mail of that kind to that address was stored a moment ago. */
async function isRecent(tx: Orm, mail: NewMail, isMailed: SQL | undefined): Promise<boolean> {
  const isOfKind = sql`starts_with(${mails.dedupeKey}, ${kindOf(mail.dedupeKey)})`;
  const isNew = gt(mails.createdAt, sql`now() - ${REPEAT_MS} * interval '1 millisecond'`);
  const isIts = and(eq(mails.recipient, mail.to), isMailed, isOfKind, isNew);
  return (await tx.$count(mails, isIts)) > 0;
}

/** Whether the newest registration for the address is this one, sent a moment ago. One for a known address is used up. */
async function isRepeated(
  tx: Orm,
  registration: NewRegistration,
  isTyped: (hash: string) => Promise<boolean>,
): Promise<boolean> {
  const [newest] = await tx
    .select()
    .from(registrations)
    .where(eq(registrations.email, registration.email))
    .orderBy(desc(registrations.expiresAt))
    .limit(1);
  // Without a password it is one that has become an account.
  if (newest === undefined || newest.passwordHash === "") return false;
  const { firstName, lastName, termsVersion, expiresAt, usedAt } = registration;
  const age = Math.abs(expiresAt.getTime() - newest.expiresAt.getTime());
  const isSame =
    newest.firstName === firstName &&
    newest.lastName === lastName &&
    newest.termsVersion === termsVersion &&
    (newest.usedAt === null) === (usedAt === null);
  return isSame && age < REPEAT_MS && isTyped(newest.passwordHash);
}

/**
 * Keeps a registration and its mail. The links of earlier ones for the address open nothing from then on: their passwords
 * are forgotten, so that the one whose mail came last decides.
 */
export async function keepRegistration(
  orm: Orm,
  registration: NewRegistration,
  mail: NewMail,
  isTyped: ((hash: string) => Promise<boolean>) | null,
): Promise<void> {
  const { email } = registration;
  await orm.transaction(async (tx) => {
    await lockAddress(tx, email);
    const isSecond =
      isTyped === null
        ? await isRecent(tx, mail, undefined)
        : await isRepeated(tx, registration, isTyped);
    if (isSecond) return;
    await tx.update(registrations).set({ passwordHash: "" }).where(eq(registrations.email, email));
    await tx.insert(registrations).values(registration);
    await putMail(tx, mail);
  });
}

/** Whether such a mail went to that address a moment ago, and its link is still of use. */
async function isJustSent(tx: Orm, { userId }: NewReset, mail: NewMail): Promise<boolean> {
  // To an unknown address all mail is stored as sent to nobody; to a known one, what was shown instead.
  const isMailed = userId === null ? undefined : ne(mails.state, "discarded");
  const isTheirs =
    userId === null ? isNull(passwordResets.userId) : eq(passwordResets.userId, userId);
  return (await isRecent(tx, mail, isMailed)) && (await tx.$count(passwordResets, isTheirs)) > 0;
}

/** Keeps a link and its mail, unless such a mail to that address was stored a moment ago. */
export async function keepReset(orm: Orm, reset: NewReset, mail: NewMail): Promise<void> {
  // A link that is shown to whoever asked, and mailed to nobody.
  const isShown = mail.isDiscarded && reset.userId !== null;
  await orm.transaction(async (tx) => {
    await lockAddress(tx, mail.to);
    if ((await isJustSent(tx, reset, mail)) && !isShown) return;
    await tx.insert(passwordResets).values(reset);
    await putMail(tx, mail);
  });
}
