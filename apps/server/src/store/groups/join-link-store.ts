import { and, eq, sql } from "drizzle-orm";
import type { Orm } from "../../db/database.ts";
import { groups, studentStats } from "../../db/schema/student-schema.ts";
import { IS_LINK_OPEN, moveStudent } from "./group-store.ts";

/** The group of a link. */
export interface LinkedGroup {
  readonly id: string;
  readonly name: string;
}

/** A link to open. */
export interface NewLink {
  readonly token: string;
  readonly days: number;
}

/** Links by which learners join a group: one a group, which expires and can be withdrawn. */
export interface JoinLinkStore {
  /**
   * Has learners join by a link for so many days; the one before opens nothing any more.
   * @param before the one that is to go, "" for none: where another one is there, that stays; null, whichever is there
   */
  open(groupId: string, link: NewLink, before: string | null): Promise<void>;
  close(groupId: string): Promise<void>;
  /** The group of a link that works; null where there is none. */
  find(token: string): Promise<LinkedGroup | null>;
  /** Whether somebody is in a group. */
  isIn(userId: string, groupId: string): Promise<boolean>;
  /** The group's name; null when the link does not work, or the person is no learner. */
  join(userId: string, token: string): Promise<string | null>;
}

export function createJoinLinkStore(orm: Orm): JoinLinkStore {
  const find = async (token: string): Promise<LinkedGroup | null> => {
    const [found] = await orm
      .select({ id: groups.id, name: groups.name })
      .from(groups)
      .where(and(eq(groups.linkToken, token), IS_LINK_OPEN));
    return found ?? null;
  };
  return {
    async open(groupId, { token: linkToken, days }, before) {
      const linkUntil = sql`now() + make_interval(days => ${days})`;
      const now = sql`case when ${IS_LINK_OPEN} then ${groups.linkToken} else '' end`;
      const isStill = before === null ? undefined : sql`${now} = ${before}`;
      await orm
        .update(groups)
        .set({ linkToken, linkUntil })
        .where(and(eq(groups.id, groupId), isStill));
    },
    async close(groupId) {
      const gone = { linkToken: null, linkUntil: null };
      await orm.update(groups).set(gone).where(eq(groups.id, groupId));
    },
    find,
    async isIn(userId, groupId) {
      const isTheirs = and(eq(studentStats.userId, userId), eq(studentStats.groupId, groupId));
      return (await orm.$count(studentStats, isTheirs)) > 0;
    },
    async join(userId, token) {
      const group = await find(token);
      if (group === null) return null;
      return (await moveStudent(orm, userId, group.id)) ? group.name : null;
    },
  };
}
