import { baseOfUserName } from "@elenchus/domain/user-names";
import { and, eq, inArray, sql } from "drizzle-orm";
import { users } from "../../db/schema/auth-schema.ts";
import type { Orm } from "../../db/database.ts";
import { studentStats } from "../../db/schema/student-schema.ts";
import { foldNames } from "../accounts/folded-names.ts";
import { insertAccount } from "../accounts/insert-account.ts";
import { revokeAllAccess, setPassword } from "../accounts/revoke-access.ts";
import type { NewMail } from "../operations/mail-store.ts";
import { moveStudent } from "./group-store.ts";
import { keepInvitation, listInvited, type NewInvitation } from "./invitation-store.ts";

interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

/** An account to make for somebody without an address. */
export interface NamedAccount extends Named {
  /** Of this line of this import: the same again is the same account. */
  readonly id: string;
  readonly credentialId: string;
  readonly passwordHash: string;
}

/** Some of a list, to be added to a group at once. */
export interface ListPart {
  readonly invitations: readonly { readonly invitation: NewInvitation; readonly mail: NewMail }[];
  readonly accounts: readonly NamedAccount[];
}

/** The result of adding a part. */
export interface AddedPart {
  /** Mails that go out. */
  readonly invited: number;
  /** By the account's id; one that somebody has used already has none. */
  readonly userNames: ReadonlyMap<string, string>;
}

/** The account behind an address. */
export interface KnownAddress {
  readonly email: string;
  readonly userType: "learner" | "supervisor";
  readonly groupId: string | null;
}

/** Those of a class list who are known already. */
export interface KnownLearners {
  readonly accounts: readonly KnownAddress[];
  /** Addresses that were invited into the group and can still come. */
  readonly invited: readonly string[];
  /** Of the group: whose name is one of those, as `nameKeyOf` has it. */
  readonly members: readonly { readonly id: string; readonly nameKey: string }[];
}

/** Class lists: who of them is known, and adding who is not. */
export interface ClassListStore {
  find(groupId: string, emails: readonly string[], names: readonly Named[]): Promise<KnownLearners>;
  /** Adds all of it, or nothing. */
  add(groupId: string, part: ListPart, newId: () => string): Promise<AddedPart>;
  /**
   * Gives somebody without an address another password, and ends every session.
   * @returns the user name; null where the person has an address, or is none
   */
  givePassword(
    userId: string,
    given: { readonly passwordHash: string; readonly now: Date; readonly newId: () => string },
  ): Promise<(Named & { readonly userName: string }) | null>;
}

/** A name as members of a group are found by. */
export function nameKeyOf(named: Named): string {
  return foldNames(named).nameKey;
}

const PERSON = {
  id: users.id,
  userName: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  mustChange: users.mustChangePassword,
};

/** Parts of lists take their turns: of two that are the same, the second finds what the first one made. */
async function lockGroup(tx: Orm, groupId: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`class list ${groupId}`}, 0))`,
  );
}

/** A user name that nobody has: "ada.lovelace", "ada.lovelace2". */
async function* freeUserNames(tx: Orm, base: string): AsyncGenerator<string> {
  const taken = await tx
    .select({ name: users.email })
    .from(users)
    .where(sql`starts_with(${users.email}, ${base}) and position('@' in ${users.email}) = 0`);
  const names = new Set(taken.map(({ name }) => name));
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? base : `${base}${number}`;
    if (!names.has(name)) yield name;
  }
}

async function makeAccount(
  tx: Orm,
  { groupId, account }: { readonly groupId: string; readonly account: NamedAccount },
): Promise<string> {
  const { firstName, lastName } = account;
  const names = freeUserNames(tx, baseOfUserName(firstName, lastName));
  for await (const email of names) {
    const isMade = await insertAccount(tx, {
      ...account,
      email,
      userType: "learner",
      hasAccess: true,
      awaitsConsent: true,
      mustChangePassword: true,
    });
    if (!isMade) continue;
    await moveStudent(tx, account.id, groupId);
    return email;
  }
  throw new Error("there are no user names left");
}

async function add(
  orm: Orm,
  groupId: string,
  { invitations, accounts }: ListPart,
  newId: () => string,
): Promise<AddedPart> {
  return orm.transaction(async (tx) => {
    await lockGroup(tx, groupId);
    let invited = 0;
    for (const { invitation, mail } of invitations)
      if (await keepInvitation(tx, invitation, mail)) invited += 1;
    const ids = accounts.map(({ id }) => id);
    const made = await tx.select(PERSON).from(users).where(inArray(users.id, ids));
    const userNames = new Map<string, string>();
    for (const account of accounts) {
      const known = made.find(({ id }) => id === account.id);
      if (known === undefined)
        userNames.set(account.id, await makeAccount(tx, { groupId, account }));
      else if (known.mustChange) {
        await setPassword(tx, known.id, account.passwordHash, newId);
        await tx.update(users).set({ mustChangePassword: true }).where(eq(users.id, known.id));
        userNames.set(known.id, known.userName);
      }
    }
    return { invited, userNames };
  });
}

async function find(
  orm: Orm,
  groupId: string,
  emails: readonly string[],
  names: readonly Named[],
): Promise<KnownLearners> {
  const keys = names.map(nameKeyOf);
  const [accounts, invited, members] = await Promise.all([
    emails.length === 0
      ? []
      : orm
          .select({ email: users.email, userType: users.userType, groupId: studentStats.groupId })
          .from(users)
          .leftJoin(studentStats, eq(studentStats.userId, users.id))
          .where(inArray(users.email, [...emails])),
    listInvited(orm, groupId, emails),
    keys.length === 0
      ? []
      : orm
          .select({ id: studentStats.userId, nameKey: studentStats.nameKey })
          .from(studentStats)
          .where(and(eq(studentStats.groupId, groupId), inArray(studentStats.nameKey, keys))),
  ]);
  return { accounts, invited, members };
}

export function createClassListStore(orm: Orm): ClassListStore {
  return {
    find: (groupId, emails, names) => find(orm, groupId, emails, names),
    add: (groupId, part, newId) => add(orm, groupId, part, newId),
    async givePassword(userId, { passwordHash, now, newId }) {
      return orm.transaction(async (tx) => {
        const isIt = and(eq(users.id, userId), sql`position('@' in ${users.email}) = 0`);
        const [person] = await tx.select(PERSON).from(users).where(isIt).for("no key update");
        if (person === undefined) return null;
        await setPassword(tx, userId, passwordHash, newId);
        await tx.update(users).set({ mustChangePassword: true }).where(isIt);
        await revokeAllAccess(tx, userId, now);
        return person;
      });
    },
  };
}
