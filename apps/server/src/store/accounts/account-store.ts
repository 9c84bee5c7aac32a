import { and, eq, lt, sql } from "drizzle-orm";
import {
  emailChanges,
  mails,
  passwordResets,
  payments,
  registrations,
} from "../../db/schema/account-schema.ts";
import { authSessions, authVerifications, users } from "../../db/schema/auth-schema.ts";
import { groupInvitations } from "../../db/schema/invitation-schema.ts";
import { sweepInvitations } from "../groups/invitation-store.ts";
import type { Orm } from "../../db/database.ts";
import {
  createAccessChanges,
  revokeAllAccess,
  setPassword,
  type PasswordChange,
  type PasswordOutcome,
} from "./revoke-access.ts";
import { recordDeletions } from "./record-deletions.ts";
import { putMail, type NewMail } from "../operations/mail-store.ts";
import { createRoleChanges, type RoleChanges } from "./role-changes.ts";
import { keepRegistration, keepReset, type NewRegistration, type NewReset } from "./keep-links.ts";
import {
  findApplicant,
  verifyRegistration,
  type Applicant,
  type Verification,
} from "./verify-registration.ts";

/** Somebody with an account. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** An account as it is shown. */
export interface AccountDetails extends Person {
  readonly userType: "learner" | "supervisor";
  readonly createdAt: Date;
  readonly termsVersion: string | null;
  readonly termsAgreedAt: Date | null;
  readonly awaitsConsent: boolean;
  /** Of somebody who is too young yet, "2014-03". */
  readonly bornIn: string | null;
  /** Whether a mail comes the day before set work is due. */
  readonly wantsWorkMail: boolean;
}

/** Accounts from registration to deletion. Every change comes with the mails that it causes. */
export interface AccountStore extends RoleChanges {
  findByEmail(email: string): Promise<Person | null>;
  find(userId: string): Promise<AccountDetails | null>;
  /**
   * Keeps a registration in place of earlier ones for its address; one that was sent twice is one.
   * @param isTyped whether a hash is of the password that was typed; null where a new link is asked for without
   */
  keepRegistration(
    registration: NewRegistration,
    mail: NewMail,
    isTyped: ((hash: string) => Promise<boolean>) | null,
  ): Promise<void>;
  /** Who has registered for an address, and not clicked the link; null for nobody. */
  findApplicant(email: string): Promise<Applicant | null>;
  /** Makes the account whose registration the link stands for. */
  verify(tokenHash: string, now: Date, newId: () => string): Promise<Verification>;
  /** Keeps a link and its mail, unless such a mail to that address has just been stored: asked for twice it is one. */
  keepReset(reset: NewReset, mail: NewMail): Promise<void>;
  /** Whose link it is. */
  findResetOwner(tokenHash: string): Promise<Person | null>;
  /** Sets the password and ends all sessions; null when the link is used, too old or none. */
  resetPassword(
    tokenHash: string,
    passwordHash: string,
    change: { now: Date; newId: () => string; writeMail: (person: Person) => NewMail },
  ): Promise<Person | null>;
  /** Sets the password of somebody who knows the old one, and ends all sessions. */
  changePassword(change: PasswordChange): Promise<PasswordOutcome>;
  /** Logs somebody out everywhere. */
  revokeAllAccess(userId: string, now: Date): Promise<void>;
  /** Removes a second factor and ends all sessions; false where there was none. */
  resetSecondFactor(userId: string, change: { now: Date; mail: NewMail }): Promise<boolean>;
  mail(mail: NewMail): Promise<void>;
  setAccess(userId: string, hasAccess: boolean): Promise<void>;
  /** How many log-ins there are whose cookie is from before. */
  countSessions(before: Date): Promise<number>;
  /** Deletes the account and everything that is its alone; false when that was done before. */
  delete(person: Person, farewell: NewMail): Promise<boolean>;
  /** Deletes links that have run out. */
  sweep(now: Date): Promise<void>;
}

/** How long a used or stale registration is remembered, so that a late click is told what happened. */
const REMEMBERED_MS = 30 * 86_400_000;

const PERSON = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
};

/** Whom a reset link is for; locked first, as by everything that changes a person. */
async function lockOwner(tx: Orm, tokenHash: string): Promise<Person | null> {
  const [person] = await tx
    .select(PERSON)
    .from(users)
    .innerJoin(passwordResets, eq(passwordResets.userId, users.id))
    .where(eq(passwordResets.tokenHash, tokenHash))
    .for("no key update", { of: users });
  return person ?? null;
}

async function findResetOwner(orm: Orm, tokenHash: string): Promise<Person | null> {
  const isTheirs = eq(passwordResets.userId, users.id);
  const owners = orm.select(PERSON).from(users).innerJoin(passwordResets, isTheirs);
  const [owner] = await owners.where(eq(passwordResets.tokenHash, tokenHash));
  return owner ?? null;
}

async function resetPassword(
  orm: Orm,
  tokenHash: string,
  passwordHash: string,
  { now, newId, writeMail }: Parameters<AccountStore["resetPassword"]>[2],
): Promise<Person | null> {
  return orm.transaction(async (tx) => {
    const person = await lockOwner(tx, tokenHash);
    if (person === null) return null;
    // Whoever deletes it has it: of many at once, one.
    const [taken] = await tx
      .delete(passwordResets)
      .where(eq(passwordResets.tokenHash, tokenHash))
      .returning();
    if (!taken || taken.expiresAt <= now) return null;
    await setPassword(tx, person.id, passwordHash, newId);
    await tx.delete(passwordResets).where(eq(passwordResets.userId, person.id));
    await revokeAllAccess(tx, person.id, now);
    await putMail(tx, writeMail(person));
    return person;
  });
}

/**
 * Deletes an account and everything that is its alone, and leaves a line in the ledger.
 * @returns false when that was done before
 */
export async function eraseAccount(
  tx: Orm,
  person: Pick<Person, "id" | "email">,
): Promise<boolean> {
  const isIt = eq(users.id, person.id);
  const gone = await tx.delete(users).where(isIt).returning({ id: users.id });
  if (gone.length === 0) return false;
  // Better Auth's challenges name their owner without a reference.
  await tx.delete(authVerifications).where(eq(authVerifications.value, person.id));
  const theirs = await tx
    .delete(registrations)
    .where(eq(registrations.email, person.email))
    .returning({ id: registrations.id });
  await tx.delete(mails).where(eq(mails.recipient, person.email));
  await tx.delete(groupInvitations).where(eq(groupInvitations.email, person.email));
  await recordDeletions(tx, [
    { kind: "account", key: person.id },
    ...theirs.map(({ id }) => ({ kind: "registration", key: id }) as const),
  ]);
  return true;
}

async function deleteAccount(orm: Orm, person: Person, farewell: NewMail): Promise<boolean> {
  return orm.transaction(async (tx) => {
    if (!(await eraseAccount(tx, person))) return false;
    await putMail(tx, farewell);
    return true;
  });
}

async function findDetails(orm: Orm, userId: string): Promise<AccountDetails | null> {
  const { userType, createdAt, termsVersion, termsAgreedAt, awaitsConsent, bornIn } = users;
  const { wantsWorkMail } = users;
  const more = {
    userType,
    createdAt,
    termsVersion,
    termsAgreedAt,
    awaitsConsent,
    bornIn,
    wantsWorkMail,
  };
  const isIt = eq(users.id, userId);
  const [details] = await orm
    .select({ ...PERSON, ...more })
    .from(users)
    .where(isIt);
  return details ?? null;
}

async function sweep(orm: Orm, now: Date): Promise<void> {
  await orm.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
  await orm.delete(emailChanges).where(lt(emailChanges.expiresAt, now));
  const forgotten = new Date(now.getTime() - REMEMBERED_MS);
  await orm.delete(registrations).where(lt(registrations.expiresAt, forgotten));
  await sweepInvitations(orm, forgotten);
  // A link that was never clicked leaves a password's hash behind: no longer than it works.
  await orm
    .update(registrations)
    .set({ passwordHash: "" })
    .where(and(lt(registrations.expiresAt, now), sql`${registrations.passwordHash} <> ''`));
}

export function createAccountStore(orm: Orm): AccountStore {
  return {
    async findByEmail(email) {
      const [person] = await orm.select(PERSON).from(users).where(eq(users.email, email));
      return person ?? null;
    },
    find: (userId) => findDetails(orm, userId),
    keepRegistration: (registration, mail, isTyped) =>
      keepRegistration(orm, registration, mail, isTyped),
    findApplicant: (email) => findApplicant(orm, email),
    verify: (tokenHash, now, newId) => verifyRegistration(orm, tokenHash, now, newId),
    keepReset: (reset, mail) => keepReset(orm, reset, mail),
    findResetOwner: (tokenHash) => findResetOwner(orm, tokenHash),
    resetPassword: (tokenHash, passwordHash, change) =>
      resetPassword(orm, tokenHash, passwordHash, change),
    ...createAccessChanges(orm),
    mail: (mail) => putMail(orm, mail),
    async setAccess(userId, hasAccess) {
      await orm.transaction(async (tx) => {
        await tx.update(users).set({ hasAccess }).where(eq(users.id, userId));
        // Whoever decides by hand decides for good: no payment gives back later what it lost before.
        const isTheirs = eq(payments.userId, userId);
        await tx.update(payments).set({ accessTakenAt: null }).where(isTheirs);
      });
    },
    ...createRoleChanges(orm),
    countSessions: (before) => orm.$count(authSessions, lt(authSessions.updatedAt, before)),
    delete: (person, farewell) => deleteAccount(orm, person, farewell),
    sweep: (now) => sweep(orm, now),
  };
}
