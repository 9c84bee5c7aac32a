import { and, asc, eq, or, sql, type SQL } from "drizzle-orm";
import { authSessions, users } from "../../db/schema/auth-schema.ts";
import type { Orm } from "../../db/database.ts";
import { dialogues } from "../../db/schema/schema.ts";
import { groups, groupSupervisors, studentStats } from "../../db/schema/student-schema.ts";
import type { Person } from "./account-store.ts";
import { isNamed } from "../supervision/student-filter.ts";

/** Which people are meant; null for any. */
export interface PeopleFilter {
  readonly role: "learner" | "supervisor" | null;
  readonly hasAccess: boolean | null;
  /** Who is in the group, or in charge of it. */
  readonly groupId: string | null;
  /** Part of a name or an address; empty for any. */
  readonly search: string;
  /** Addresses that end so are nobody's. */
  readonly leavesOut: string | null;
}

/** Somebody with an account, as whoever runs the server sees them. */
export interface ListedPerson extends Person {
  readonly role: "learner" | "supervisor";
  readonly hasAccess: boolean;
  readonly seesAllStudents: boolean;
  /** The learner's own. */
  readonly group: string | null;
  /** By the log-ins that are still open, and by dialogues: to the day. Null where neither tells. */
  readonly lastSeenAt: Date | null;
  readonly dialogues: number;
}

/** People in a list. */
export interface PeoplePage {
  /** How many the filter leaves in all. */
  readonly total: number;
  readonly people: readonly ListedPerson[];
}

/** Everybody with an account. */
export interface PeopleStore {
  /** A page, by last name. */
  list(
    filter: PeopleFilter,
    page: { readonly offset: number; readonly limit: number },
  ): Promise<PeoplePage>;
}

const lastSeen = sql`greatest(
  (select max(${authSessions.updatedAt}) from ${authSessions} where ${authSessions.userId} = ${users.id}),
  nullif(${studentStats.lastActiveAt}, to_timestamp(0)))`;

const COLUMNS = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  role: users.userType,
  hasAccess: users.hasAccess,
  seesAllStudents: users.seesAllStudents,
  group: groups.name,
  lastSeenAt: sql<Date | null>`${lastSeen}`.mapWith(users.createdAt),
  dialogues:
    sql<number>`(select count(*) from ${dialogues} where ${dialogues.userId} = ${users.id})`.mapWith(
      Number,
    ),
};

function contains(text: SQL, part: string): SQL {
  return sql`position(lower(${part}) in lower(${text})) > 0`;
}

function matches({ role, hasAccess, groupId, search, leavesOut }: PeopleFilter): SQL | undefined {
  const leads = sql`exists (select 1 from ${groupSupervisors}
    where ${groupSupervisors.supervisorId} = ${users.id} and ${groupSupervisors.groupId} = ${groupId})`;
  return and(
    role === null ? undefined : eq(users.userType, role),
    hasAccess === null ? undefined : eq(users.hasAccess, hasAccess),
    groupId === null ? undefined : or(eq(studentStats.groupId, groupId), leads),
    leavesOut === null
      ? undefined
      : sql`right(${users.email}, ${leavesOut.length}) <> ${leavesOut}`,
    // Learners' names are folded, too: "Zoe" finds "Zoë".
    search === ""
      ? undefined
      : or(
          contains(sql`${users.email}`, search),
          contains(sql`${users.name}`, search),
          isNamed(search),
        ),
  );
}

export function createPeopleStore(orm: Orm): PeopleStore {
  return {
    async list(filter, { offset, limit }) {
      const isMeant = matches(filter);
      const isStudent = eq(studentStats.userId, users.id);
      const [counted] = await orm
        .select({ total: sql<number>`count(*)`.mapWith(Number) })
        .from(users)
        .leftJoin(studentStats, isStudent)
        .where(isMeant);
      const people = await orm
        .select(COLUMNS)
        .from(users)
        .leftJoin(studentStats, isStudent)
        .leftJoin(groups, eq(groups.id, studentStats.groupId))
        .where(isMeant)
        .orderBy(sql`lower(${users.lastName})`, sql`lower(${users.firstName})`, asc(users.id))
        .limit(limit)
        .offset(offset);
      return { total: counted?.total ?? 0, people };
    },
  };
}
