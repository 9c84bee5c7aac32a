import { and, eq, isNull, sql } from "drizzle-orm";
import { emailChanges, passwordResets, payments } from "../../db/schema/account-schema.ts";
import {
  authAccounts,
  authSessions,
  authTwoFactors,
  authVerifications,
  users,
} from "../../db/schema/auth-schema.ts";
import type { Orm } from "../../db/database.ts";
import { putMail, type NewMail } from "../operations/mail-store.ts";

/** Whoever came in is out: sessions, challenges for a code, checkouts to return from. */
export async function revokeAllAccess(tx: Orm, userId: string, now: Date): Promise<void> {
  await tx.delete(authSessions).where(eq(authSessions.userId, userId));
  await tx.delete(authVerifications).where(eq(authVerifications.value, userId));
  await tx
    .update(payments)
    .set({ returnedAt: now })
    .where(and(eq(payments.userId, userId), isNull(payments.returnedAt)));
}

/** Sets a password, also where there was none; a change of the address that was asked for comes to nothing. */
export async function setPassword(
  tx: Orm,
  userId: string,
  password: string,
  newId: () => string,
): Promise<void> {
  // Whoever sets it by the old address may do so since somebody else asked for a new one.
  const isAsked = and(eq(emailChanges.userId, userId), eq(emailChanges.kind, "change"));
  await tx.delete(emailChanges).where(and(isAsked, isNull(emailChanges.usedAt)));
  const isSeen = and(eq(users.id, userId), eq(users.mustChangePassword, true));
  await tx.update(users).set({ mustChangePassword: false }).where(isSeen);
  const set = { password, updatedAt: sql`now()` };
  const changed = await tx
    .update(authAccounts)
    .set(set)
    .where(isPasswordOf(userId))
    .returning({ id: authAccounts.id });
  if (changed.length > 0) return;
  const row = { id: newId(), accountId: userId, providerId: "credential", userId, password };
  await tx.insert(authAccounts).values(row);
}

function isPasswordOf(userId: string) {
  return and(eq(authAccounts.userId, userId), eq(authAccounts.providerId, "credential"));
}

/** Locks somebody, as everything does first that changes a person. */
async function lockPerson(tx: Orm, userId: string): Promise<boolean> {
  const isIt = eq(users.id, userId);
  const rows = tx.select({ id: users.id }).from(users).where(isIt).for("no key update");
  return (await rows).length > 0;
}

/** A new password for somebody who knows the old one. */
export interface PasswordChange {
  readonly userId: string;
  /** The stored hash of the session that asks. */
  readonly sessionHash: string;
  /** Whether the stored hash is of the old password. */
  readonly isOld: (hash: string) => Promise<boolean>;
  readonly passwordHash: string;
  readonly now: Date;
  readonly newId: () => string;
  readonly mail: NewMail;
}

/** The result of a change of the password. */
export type PasswordOutcome = "changed" | "wrong_password" | "session_over";

/** Of many changes at once by the same old password, one is made. All sessions end, the one that asks too. */
function changePassword(orm: Orm, change: PasswordChange): Promise<PasswordOutcome> {
  const { userId, sessionHash, isOld, passwordHash, now, newId, mail } = change;
  return orm.transaction(async (tx) => {
    if (!(await lockPerson(tx, userId))) return "session_over";
    const isIt = and(eq(authSessions.userId, userId), eq(authSessions.token, sessionHash));
    const [session] = await tx.select({ id: authSessions.id }).from(authSessions).where(isIt);
    if (session === undefined) return "session_over";
    const [stored] = await tx
      .select({ hash: authAccounts.password })
      .from(authAccounts)
      .where(isPasswordOf(userId));
    const hash = stored?.hash ?? null;
    if (hash === null || !(await isOld(hash))) return "wrong_password";
    await setPassword(tx, userId, passwordHash, newId);
    await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
    await revokeAllAccess(tx, userId, now);
    await putMail(tx, mail);
    return "changed";
  });
}

/** Removes a second factor and ends every session; false where there was none. */
function resetSecondFactor(
  orm: Orm,
  userId: string,
  { now, mail }: { readonly now: Date; readonly mail: NewMail },
): Promise<boolean> {
  return orm.transaction(async (tx) => {
    const isOn = and(eq(users.id, userId), eq(users.twoFactorEnabled, true));
    const off = await tx
      .update(users)
      .set({ twoFactorEnabled: false })
      .where(isOn)
      .returning({ id: users.id });
    if (off.length === 0) return false;
    await tx.delete(authTwoFactors).where(eq(authTwoFactors.userId, userId));
    await revokeAllAccess(tx, userId, now);
    await putMail(tx, mail);
    return true;
  });
}

/** Changes of an account by which log-ins end. */
export function createAccessChanges(orm: Orm) {
  return {
    changePassword: (change: PasswordChange) => changePassword(orm, change),
    revokeAllAccess: (userId: string, now: Date) =>
      orm.transaction((tx) => revokeAllAccess(tx, userId, now)),
    resetSecondFactor: (userId: string, change: { readonly now: Date; readonly mail: NewMail }) =>
      resetSecondFactor(orm, userId, change),
  };
}
