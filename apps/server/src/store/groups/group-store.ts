import { and, asc, count, eq, sql } from "drizzle-orm";
import { users } from "../../db/schema/auth-schema.ts";
import type { Orm } from "../../db/database.ts";
import { groups, groupSupervisors, studentStats } from "../../db/schema/student-schema.ts";
import { lockUser } from "../accounts/lock-user.ts";
import { refreshStudent } from "../learning/refresh-stats.ts";
import { INVITED_COUNT } from "./invited-count.ts";
import { isInScope, type Scope } from "../supervision/scope.ts";

/** A group, how many are in it, and who is in charge of it. */
export interface Group {
  readonly id: string;
  readonly name: string;
  readonly joinCode: string;
  /** The token in the link by which learners join, while it works. */
  readonly link: { readonly token: string; readonly until: Date } | null;
  readonly students: number;
  /** Who was invited into it by name, and has not come yet. */
  readonly invited: number;
  /** Names, by last name. */
  readonly supervisors: readonly string[];
}

/** Groups of learners, and who joins them. */
export interface GroupStore {
  exists(groupId: string): Promise<boolean>;
  /** By name. */
  list(scope: Scope): Promise<Group[]>;
  /** Null when it is unknown. */
  find(groupId: string): Promise<Group | null>;
  /**
   * Makes a group in somebody's charge. Asked for twice it is one: a supervisor has no two groups of one name.
   * @returns the id of the one that is there; null when the code is another group's already
   */
  create(
    group: Pick<Group, "id" | "name" | "joinCode">,
    supervisorId: string,
  ): Promise<string | null>;
  /**
   * False when the code is another group's already.
   * @param before the code that is to go: where it went already, this one stays; null, whichever it is
   */
  changeCode(groupId: string, joinCode: string, before: string | null): Promise<boolean>;
  assign(groupId: string, supervisorId: string): Promise<void>;
  /** The group's name; null when there is no such code, or the person is no learner. */
  join(userId: string, joinCode: string): Promise<string | null>;
  leave(userId: string): Promise<void>;
  /** The name of the learner's group. */
  findNameOf(userId: string): Promise<string | null>;
}

/** Whether learners can join by a group's link. */
export const IS_LINK_OPEN = sql<boolean>`coalesce(${groups.linkUntil} > now(), false)`;

const COLUMNS = {
  id: groups.id,
  name: groups.name,
  joinCode: groups.joinCode,
  linkToken: groups.linkToken,
  linkUntil: groups.linkUntil,
  isLinkOpen: IS_LINK_OPEN,
  students: count(studentStats.userId),
  invited: INVITED_COUNT,
  supervisors: sql<string[]>`array(
    select ${users.firstName} || ' ' || ${users.lastName} from ${groupSupervisors}
    join ${users} on ${users.id} = ${groupSupervisors.supervisorId}
    where ${groupSupervisors.groupId} = ${groups.id}
    order by ${users.lastName}, ${users.firstName}, ${users.id})`,
};

interface GroupRow extends Omit<Group, "link"> {
  readonly linkToken: string | null;
  readonly linkUntil: Date | null;
  readonly isLinkOpen: boolean;
}

function readGroup({ linkToken: token, linkUntil: until, isLinkOpen, ...group }: GroupRow): Group {
  const link = isLinkOpen && token !== null && until !== null ? { token, until } : null;
  return { ...group, link };
}

/** Puts a learner into a group, or out of any; false where the person is no learner. */
export async function moveStudent(
  orm: Orm,
  userId: string,
  groupId: string | null,
): Promise<boolean> {
  return orm.transaction(async (tx) => {
    const [moved] = await tx
      .update(studentStats)
      .set({ groupId })
      .where(eq(studentStats.userId, userId))
      .returning({ id: studentStats.userId });
    if (!moved) return false;
    await refreshStudent(tx, userId);
    return true;
  });
}

async function createGroup(
  orm: Orm,
  group: Pick<Group, "id" | "name" | "joinCode">,
  supervisorId: string,
): Promise<string | null> {
  return orm.transaction(async (tx) => {
    // One after the other: the second finds what the first one made.
    await lockUser(tx, supervisorId);
    const isTheirs = eq(groupSupervisors.supervisorId, supervisorId);
    const [known] = await tx
      .select({ id: groups.id })
      .from(groups)
      .innerJoin(groupSupervisors, eq(groupSupervisors.groupId, groups.id))
      .where(and(isTheirs, eq(groups.name, group.name)));
    if (known) return known.id;
    const [made] = await tx
      .insert(groups)
      .values(group)
      .onConflictDoNothing({ target: groups.joinCode })
      .returning({ id: groups.id });
    if (!made) return null;
    await tx.insert(groupSupervisors).values({ groupId: made.id, supervisorId });
    return made.id;
  });
}

async function findNameOf(orm: Orm, userId: string): Promise<string | null> {
  const [found] = await orm
    .select({ name: groups.name })
    .from(studentStats)
    .innerJoin(groups, eq(groups.id, studentStats.groupId))
    .where(eq(studentStats.userId, userId));
  return found?.name ?? null;
}

export function createGroupStore(orm: Orm): GroupStore {
  const select = () =>
    orm
      .select(COLUMNS)
      .from(groups)
      .leftJoin(studentStats, eq(studentStats.groupId, groups.id))
      .groupBy(groups.id);
  const isFree = async (joinCode: string): Promise<boolean> => {
    const isIt = eq(groups.joinCode, joinCode);
    return (await orm.select({ id: groups.id }).from(groups).where(isIt)).length === 0;
  };
  return {
    exists: async (groupId) =>
      (await orm.select({ id: groups.id }).from(groups).where(eq(groups.id, groupId))).length > 0,
    list: async (scope) =>
      (await select().where(isInScope(scope, groups.id)).orderBy(asc(groups.name))).map(readGroup),
    async find(groupId) {
      const [found] = await select().where(eq(groups.id, groupId));
      return found ? readGroup(found) : null;
    },
    create: (group, supervisorId) => createGroup(orm, group, supervisorId),
    async changeCode(groupId, joinCode, before) {
      if (!(await isFree(joinCode))) return false;
      const isStill = before === null ? undefined : eq(groups.joinCode, before);
      await orm
        .update(groups)
        .set({ joinCode })
        .where(and(eq(groups.id, groupId), isStill));
      return true;
    },
    async assign(groupId, supervisorId) {
      await orm.insert(groupSupervisors).values({ groupId, supervisorId }).onConflictDoNothing();
    },
    async join(userId, joinCode) {
      const isIt = eq(groups.joinCode, joinCode);
      const [found] = await orm
        .select({ id: groups.id, name: groups.name })
        .from(groups)
        .where(isIt);
      if (!found) return null;
      return (await moveStudent(orm, userId, found.id)) ? found.name : null;
    },
    async leave(userId) {
      await moveStudent(orm, userId, null);
    },
    findNameOf: (userId) => findNameOf(orm, userId),
  };
}
