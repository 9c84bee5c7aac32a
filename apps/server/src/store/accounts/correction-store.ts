import { and, eq, isNull, ne } from "drizzle-orm";
import {
  emailChanges,
  mails,
  passwordResets,
  registrations,
} from "../../db/schema/account-schema.ts";
import { authAccounts, users } from "../../db/schema/auth-schema.ts";
import type { Orm } from "../../db/database.ts";
import { studentStats } from "../../db/schema/student-schema.ts";
import { revokeAllAccess } from "./revoke-access.ts";
import { foldNames } from "./folded-names.ts";
import { lockUser } from "./lock-user.ts";
import { putMail, type NewMail } from "../operations/mail-store.ts";
import { isUniqueViolation } from "../unique-violation.ts";

/** A change of an address that was asked for. */
export interface AskedChange {
  readonly tokenHash: string;
  readonly userId: string;
  readonly email: string;
  readonly expiresAt: Date;
}

/** How an address is changed. */
export interface EmailChange {
  readonly now: Date;
  /** The link by which the address before is taken back. */
  readonly undo: { readonly tokenHash: string; readonly expiresAt: Date };
  /** To the address before. */
  readonly writeMail: (change: {
    readonly firstName: string;
    readonly from: string;
    readonly to: string;
  }) => NewMail;
}

/** The result of a link: the address is that one now, or it is good for nothing. */
export type EmailChangeOutcome = { readonly email: string; readonly isUndone: boolean } | null;

/** Corrections that people make of what is kept of them. */
export interface CorrectionStore {
  /** Everywhere at once: supervisors find, sort and see the student by the new name. */
  changeName(userId: string, names: { firstName: string; lastName: string }): Promise<void>;
  /** Keeps a link, which makes the one before good for nothing. */
  askForChange(change: AskedChange, letters: readonly NewMail[]): Promise<void>;
  /** Gives an account the address that a link is for; a second click finds it done. */
  changeEmail(tokenHash: string, change: EmailChange): Promise<EmailChangeOutcome>;
}

/** The same again within this time is a second click. */
const REPEAT_MS = 15_000;

function isRepeat(open: Pick<AskedChange, "email" | "expiresAt">, asked: AskedChange): boolean {
  const age = Math.abs(asked.expiresAt.getTime() - open.expiresAt.getTime());
  return open.email === asked.email && age < REPEAT_MS;
}

async function lockChange(tx: Orm, tokenHash: string) {
  const isIt = eq(emailChanges.tokenHash, tokenHash);
  const [named] = await tx.select({ userId: emailChanges.userId }).from(emailChanges).where(isIt);
  if (!named) return null;
  await lockUser(tx, named.userId);
  const [found] = await tx
    .select({ change: emailChanges, email: users.email, firstName: users.firstName })
    .from(emailChanges)
    .innerJoin(users, eq(users.id, emailChanges.userId))
    .where(isIt);
  return found ?? null;
}

/** Rows under the address before go with the person; nobody else's registration waits for the new one. */
async function moveAddress(tx: Orm, userId: string, from: string, to: string): Promise<void> {
  await tx.update(users).set({ email: to }).where(eq(users.id, userId));
  await tx.update(mails).set({ recipient: to }).where(eq(mails.recipient, from));
  for (const email of [from, to]) {
    await tx.delete(registrations).where(eq(registrations.email, email));
  }
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
}

/** Whoever changed the address knows the password: it opens nothing any more, and no other link does. */
async function shutEverythingElse(tx: Orm, userId: string, tokenHash: string, now: Date) {
  const isTheirs = eq(emailChanges.userId, userId);
  await tx.delete(emailChanges).where(and(isTheirs, ne(emailChanges.tokenHash, tokenHash)));
  await tx.update(authAccounts).set({ password: null }).where(eq(authAccounts.userId, userId));
  await revokeAllAccess(tx, userId, now);
}

async function changeEmail(
  tx: Orm,
  tokenHash: string,
  { now, undo, writeMail }: EmailChange,
): Promise<EmailChangeOutcome> {
  const found = await lockChange(tx, tokenHash);
  if (found === null) return null;
  const { change, email: from, firstName } = found;
  const { userId, email, kind } = change;
  const done = { email, isUndone: kind === "undo" };
  if (change.usedAt !== null) return from === email ? done : null;
  if (change.expiresAt <= now) return null;
  await moveAddress(tx, userId, from, email);
  await tx.update(emailChanges).set({ usedAt: now }).where(eq(emailChanges.tokenHash, tokenHash));
  if (kind === "undo") {
    await shutEverythingElse(tx, userId, tokenHash, now);
    return done;
  }
  await tx.insert(emailChanges).values({ ...undo, userId, kind: "undo", email: from });
  await putMail(tx, writeMail({ firstName, from, to: email }));
  return done;
}

export function createCorrectionStore(orm: Orm): CorrectionStore {
  return {
    async changeName(userId, names) {
      await orm.transaction(async (tx) => {
        await lockUser(tx, userId);
        const name = `${names.firstName} ${names.lastName}`;
        await tx
          .update(users)
          .set({ ...names, name })
          .where(eq(users.id, userId));
        const isTheirs = eq(studentStats.userId, userId);
        await tx.update(studentStats).set(foldNames(names)).where(isTheirs);
      });
    },
    async askForChange(change, letters) {
      await orm.transaction(async (tx) => {
        await lockUser(tx, change.userId);
        const isTheirs = eq(emailChanges.userId, change.userId);
        const isOpen = and(eq(emailChanges.kind, "change"), isNull(emailChanges.usedAt));
        const [open] = await tx.select().from(emailChanges).where(and(isTheirs, isOpen));
        // Asked for twice it is one, whose letters are on their way.
        if (open && isRepeat(open, change)) return;
        await tx.delete(emailChanges).where(and(isTheirs, isOpen));
        await tx.insert(emailChanges).values({ ...change, kind: "change" });
        for (const letter of letters) await putMail(tx, letter);
      });
    },
    async changeEmail(tokenHash, change) {
      try {
        return await orm.transaction((tx) => changeEmail(tx, tokenHash, change));
      } catch (error) {
        // Somebody else has the address by now: they showed that it is theirs, too.
        if (isUniqueViolation(error)) return null;
        throw error;
      }
    },
  };
}
