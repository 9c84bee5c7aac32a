import { and, count, eq, getTableColumns, inArray, isNull } from "drizzle-orm";
import { users } from "../../db/schema/auth-schema.ts";
import type { Orm } from "../../db/database.ts";
import { distressFlags } from "../../db/schema/schema.ts";
import { groups, studentModuleStats, studentStats } from "../../db/schema/student-schema.ts";

/** How a student did in one module. */
export type ModuleStats = typeof studentModuleStats.$inferSelect;

/** A student with all that the table tells. */
export interface StudentRow {
  readonly stats: typeof studentStats.$inferSelect;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly groupName: string | null;
  /** The seven of them, in no order. */
  readonly modules: readonly ModuleStats[];
  readonly openFlags: number;
}

function selectRows(orm: Orm, ids: readonly string[]) {
  return orm
    .select({
      stats: getTableColumns(studentStats),
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      groupName: groups.name,
    })
    .from(studentStats)
    .innerJoin(users, eq(users.id, studentStats.userId))
    .leftJoin(groups, eq(groups.id, studentStats.groupId))
    .where(inArray(studentStats.userId, [...ids]));
}

function countOpenFlags(orm: Orm, ids: readonly string[]) {
  return orm
    .select({ userId: distressFlags.userId, open: count() })
    .from(distressFlags)
    .where(and(inArray(distressFlags.userId, [...ids]), isNull(distressFlags.acknowledgedAt)))
    .groupBy(distressFlags.userId);
}

/** These students, in this order; who is gone meanwhile is left out. */
export async function loadRows(orm: Orm, ids: readonly string[]): Promise<StudentRow[]> {
  if (ids.length === 0) return [];
  const [rows, modules, flags] = await Promise.all([
    selectRows(orm, ids),
    orm
      .select()
      .from(studentModuleStats)
      .where(inArray(studentModuleStats.userId, [...ids])),
    countOpenFlags(orm, ids),
  ]);
  const rowOf = new Map(rows.map((row) => [row.stats.userId, row]));
  const modulesOf = Map.groupBy(modules, ({ userId }) => userId);
  const flagsOf = new Map(flags.map(({ userId, open }) => [userId, open]));
  return ids.flatMap((id) => {
    const row = rowOf.get(id);
    if (row === undefined) return [];
    return [{ ...row, modules: modulesOf.get(id) ?? [], openFlags: flagsOf.get(id) ?? 0 }];
  });
}
