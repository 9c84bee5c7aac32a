import { and, asc, eq, gt, inArray, lt, sql, type SQL } from "drizzle-orm";
import { registrations } from "../../db/schema/account-schema.ts";
import { users } from "../../db/schema/auth-schema.ts";
import type { Orm } from "../../db/database.ts";
import { groupInvitations } from "../../db/schema/invitation-schema.ts";
import { groups } from "../../db/schema/student-schema.ts";
import { foldNames } from "../accounts/folded-names.ts";
import { insertAccount } from "../accounts/insert-account.ts";
import { putMail, type NewMail } from "../operations/mail-store.ts";
import { moveStudent } from "./group-store.ts";
import type { LinkedGroup } from "./join-link-store.ts";

/** Somebody to invite into a group by mail. */
export interface NewInvitation {
  readonly id: string;
  readonly groupId: string;
  /** Normalised. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly invitedBy: string;
  readonly tokenHash: string;
  readonly days: number;
}

/** Who was invited, and has not come yet. */
export interface Invitation {
  readonly id: string;
  readonly groupId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly sentAt: Date;
  readonly expiresAt: Date;
  readonly isExpired: boolean;
  /** Whether the address has an account: then the link asks to join. */
  readonly hasAccount: boolean;
}

/** The result of an invitation whose link was used to choose a password. */
export type Acceptance = "unknown" | "has_account" | { readonly email: string };

/** Invitations into a group, by name and address. There is no account before the link was used. */
export interface InvitationStore {
  /** By last name. */
  list(groupId: string): Promise<Invitation[]>;
  find(id: string): Promise<Invitation | null>;
  /** A new link in the place of the one before, unless that was sent a moment ago. */
  renew(id: string, link: Pick<NewInvitation, "tokenHash" | "days">, mail: NewMail): Promise<void>;
  withdraw(id: string): Promise<void>;
  /** The group of a link that was mailed to this address; null where there is none. */
  findGroup(tokenHash: string, email: string): Promise<LinkedGroup | null>;
  /** The group's name; null when the link is none of theirs, or the person is no learner. */
  join(userId: string, email: string, tokenHash: string): Promise<string | null>;
  /** Makes the account that an invitation stands for, in its group, with access. */
  accept(tokenHash: string, passwordHash: string, newId: () => string): Promise<Acceptance>;
}

/** The same again within this time is a second click, and no second wish. */
const REPEAT_SECONDS = 15;

const IS_OPEN = gt(groupInvitations.expiresAt, sql`now()`);
const inDays = (days: number): SQL => sql`now() + make_interval(days => ${days})`;

const COLUMNS = {
  id: groupInvitations.id,
  groupId: groupInvitations.groupId,
  email: groupInvitations.email,
  firstName: groupInvitations.firstName,
  lastName: groupInvitations.lastName,
  sentAt: groupInvitations.sentAt,
  expiresAt: groupInvitations.expiresAt,
  isExpired: sql<boolean>`${groupInvitations.expiresAt} <= now()`,
  hasAccount: sql<boolean>`exists (select 1 from ${users} where ${users.email} = ${groupInvitations.email})`,
};

/**
 * Keeps an invitation and its mail; of one that is open already, nothing. Belongs into a transaction.
 * @returns whether a mail goes out
 */
export async function keepInvitation(
  tx: Orm,
  { days, ...invitation }: NewInvitation,
  mail: NewMail,
): Promise<boolean> {
  const { id, tokenHash, firstName, lastName, invitedBy } = invitation;
  const { nameKey } = foldNames(invitation);
  const sent = { sentAt: sql`now()`, expiresAt: inDays(days), tokenHash, nameKey };
  const kept = await tx
    .insert(groupInvitations)
    .values({ ...invitation, ...sent, id })
    .onConflictDoUpdate({
      target: [groupInvitations.groupId, groupInvitations.email],
      set: { ...sent, firstName, lastName, invitedBy },
      setWhere: sql`${groupInvitations.expiresAt} <= now()`,
    })
    .returning({ id: groupInvitations.id });
  if (kept.length > 0) await putMail(tx, mail);
  return kept.length > 0;
}

/** Of these addresses, those that were invited into the group and can still come. Belongs into a transaction, or none. */
export async function listInvited(
  orm: Orm,
  groupId: string,
  emails: readonly string[],
): Promise<string[]> {
  if (emails.length === 0) return [];
  const { email, groupId: group } = groupInvitations;
  const isOne = and(eq(group, groupId), inArray(email, [...emails]), IS_OPEN);
  return (await orm.select({ email }).from(groupInvitations).where(isOne)).map((row) => row.email);
}

/** Deletes what was invited to and is long over: names and addresses of people who never came. */
export async function sweepInvitations(orm: Orm, before: Date): Promise<void> {
  await orm.delete(groupInvitations).where(lt(groupInvitations.expiresAt, before));
}

async function lockOpen(tx: Orm, tokenHash: string) {
  const [found] = await tx
    .select()
    .from(groupInvitations)
    .where(and(eq(groupInvitations.tokenHash, tokenHash), IS_OPEN))
    .for("update");
  return found ?? null;
}

async function accept(
  orm: Orm,
  tokenHash: string,
  passwordHash: string,
  newId: () => string,
): Promise<Acceptance> {
  return orm.transaction(async (tx) => {
    const found = await lockOpen(tx, tokenHash);
    if (found === null) return "unknown";
    const { email, firstName, lastName, groupId } = found;
    const id = newId();
    const isMade = await insertAccount(tx, {
      id,
      credentialId: newId(),
      email,
      passwordHash,
      firstName,
      lastName,
      userType: "learner",
      hasAccess: true,
      awaitsConsent: true,
    });
    if (!isMade) return "has_account";
    await moveStudent(tx, id, groupId);
    await tx.delete(groupInvitations).where(eq(groupInvitations.id, found.id));
    // A link of a registration for this address has nothing left to open.
    await tx
      .update(registrations)
      .set({ usedAt: sql`now()`, passwordHash: "" })
      .where(eq(registrations.email, email));
    return { email };
  });
}

async function join(
  orm: Orm,
  userId: string,
  email: string,
  tokenHash: string,
): Promise<string | null> {
  return orm.transaction(async (tx) => {
    const found = await lockOpen(tx, tokenHash);
    if (found === null || found.email !== email) return null;
    if (!(await moveStudent(tx, userId, found.groupId))) return null;
    await tx.delete(groupInvitations).where(eq(groupInvitations.id, found.id));
    const [group] = await tx
      .select({ name: groups.name })
      .from(groups)
      .where(eq(groups.id, found.groupId));
    return group?.name ?? null;
  });
}

export function createInvitationStore(orm: Orm): InvitationStore {
  const byName = asc(groupInvitations.nameKey);
  return {
    list: (groupId) =>
      orm
        .select(COLUMNS)
        .from(groupInvitations)
        .where(eq(groupInvitations.groupId, groupId))
        .orderBy(byName, asc(groupInvitations.id)),
    async find(id) {
      const isIt = eq(groupInvitations.id, id);
      const [found] = await orm.select(COLUMNS).from(groupInvitations).where(isIt);
      return found ?? null;
    },
    async renew(id, { tokenHash, days }, mail) {
      const isOld = sql`${groupInvitations.sentAt} < now() - make_interval(secs => ${REPEAT_SECONDS})`;
      await orm.transaction(async (tx) => {
        const renewed = await tx
          .update(groupInvitations)
          .set({ tokenHash, sentAt: sql`now()`, expiresAt: inDays(days) })
          .where(and(eq(groupInvitations.id, id), isOld))
          .returning({ id: groupInvitations.id });
        if (renewed.length > 0) await putMail(tx, mail);
      });
    },
    async withdraw(id) {
      await orm.delete(groupInvitations).where(eq(groupInvitations.id, id));
    },
    async findGroup(tokenHash, email) {
      const isIts = eq(groupInvitations.tokenHash, tokenHash);
      const [found] = await orm
        .select({ id: groups.id, name: groups.name })
        .from(groupInvitations)
        .innerJoin(groups, eq(groups.id, groupInvitations.groupId))
        .where(and(isIts, eq(groupInvitations.email, email), IS_OPEN));
      return found ?? null;
    },
    join: (userId, email, tokenHash) => join(orm, userId, email, tokenHash),
    accept: (tokenHash, passwordHash, newId) => accept(orm, tokenHash, passwordHash, newId),
  };
}
