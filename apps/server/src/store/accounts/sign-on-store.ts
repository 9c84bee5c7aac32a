import { eq } from "drizzle-orm";
import { authAccounts, users } from "../../db/schema/auth-schema.ts";
import type { Orm } from "../../db/database.ts";
import { followGroups } from "./follow-groups.ts";
import { idFrom } from "../id-from.ts";
import { insertAccount, type AccountRow } from "./insert-account.ts";
import { putMail, type NewMail } from "../operations/mail-store.ts";

/** Somebody as a provider names them. */
export interface Subject {
  readonly issuer: string;
  readonly subject: string;
}

/** Which account somebody gets into by a provider. */
export interface SignOnStore {
  /** The account's id; null where nobody is linked. */
  findOwner(subject: Subject): Promise<string | null>;
  /**
   * Links an account that its owner has proved to be theirs.
   * @param mail tells the owner; null where they know
   * @returns whose account the subject opens now: of two at once the first one's
   */
  link(userId: string, subject: Subject, mail: NewMail | null): Promise<string>;
  /** Makes an account and links it; null where its address has an account meanwhile. */
  create(
    account: Omit<AccountRow, "credentialId" | "passwordHash">,
    subject: Subject,
  ): Promise<string | null>;
  /** Brings somebody's groups in line with those that a provider names; groups of other origin are left alone. */
  followGroups(userId: string, issuer: string, names: readonly string[]): Promise<void>;
}

/** One row a subject, by its id: so nobody can be linked twice, however many servers try at once. */
export function rowIdOf({ issuer, subject }: Subject): string {
  return idFrom([issuer, subject]);
}

async function findOwner(orm: Orm, subject: Subject): Promise<string | null> {
  const [found] = await orm
    .select({ userId: authAccounts.userId })
    .from(authAccounts)
    .where(eq(authAccounts.id, rowIdOf(subject)));
  return found?.userId ?? null;
}

async function insertLink(tx: Orm, userId: string, subject: Subject): Promise<boolean> {
  const { issuer: providerId, subject: accountId } = subject;
  const made = await tx
    .insert(authAccounts)
    .values({ id: rowIdOf(subject), providerId, accountId, userId })
    .onConflictDoNothing({ target: authAccounts.id })
    .returning({ id: authAccounts.id });
  return made.length > 0;
}

export function createSignOnStore(orm: Orm): SignOnStore {
  return {
    findOwner: (subject) => findOwner(orm, subject),
    followGroups: (userId, issuer, names) => followGroups(orm, userId, issuer, names),
    async link(userId, subject, mail) {
      await orm.transaction(async (tx) => {
        const isNew = await insertLink(tx, userId, subject);
        if (isNew && mail !== null) await putMail(tx, mail);
      });
      return (await findOwner(orm, subject)) ?? userId;
    },
    async create(account, subject) {
      return orm.transaction(async (tx) => {
        const row = { ...account, credentialId: account.id, passwordHash: null };
        if (!(await insertAccount(tx, row))) return null;
        if (await insertLink(tx, account.id, subject)) return account.id;
        // Somebody else's of the same moment is theirs already: this one is not to stand there without a way in.
        await tx.delete(users).where(eq(users.id, account.id));
        return findOwner(tx, subject);
      });
    },
  };
}
