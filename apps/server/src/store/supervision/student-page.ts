import type { StudentSort } from "@elenchus/contract/admin-students";
import { and, asc, desc, eq, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Orm } from "../../db/database.ts";
import { groups, studentModuleStats, studentStats } from "../../db/schema/student-schema.ts";
import type { Scope } from "./scope.ts";
import { matchesFilter, type StudentFilter } from "./student-filter.ts";
import { findOrder, type StudentOrder } from "./student-order.ts";

/** A place between two students of an order. */
export interface StudentPlace {
  /** The value by which the student is sorted, as PostgreSQL writes it. */
  readonly value: string;
  readonly id: string;
}

/** The part of the table that is wanted. */
export interface PageRequest {
  readonly scope: Scope;
  readonly filter: StudentFilter;
  readonly sort: StudentSort;
  readonly isDescending: boolean;
  /** Null for the first page. */
  readonly after: StudentPlace | null;
  readonly limit: number;
}

/**
 * The ids of students in order, read off the index of that order from a place on: what a page costs does not
 * depend on how many students there are. Groups are read one by one, each off its own index, and merged.
 */
export async function listPlaces(orm: Orm, request: PageRequest): Promise<StudentPlace[]> {
  const { scope, isDescending, limit } = request;
  const order = findOrder(request.sort);
  const inOrder = isDescending ? desc : asc;
  const ofAll = selectPlaces(orm, request, order, undefined);
  if (scope.kind === "all") return ofAll;
  const [onlyGroup] = scope.groupIds;
  if (onlyGroup === undefined) return [];
  const groupOf = order.module === null ? studentStats.groupId : studentModuleStats.groupId;
  if (scope.groupIds.length === 1) {
    return selectPlaces(orm, request, order, eq(groupOf, onlyGroup));
  }
  const wanted = alias(groups, "wanted");
  const part = selectPlaces(orm, request, order, eq(groupOf, wanted.id)).as("part");
  return orm
    .select({ value: part.value, id: part.id })
    .from(wanted)
    .innerJoinLateral(part, sql`true`)
    .where(sql`${wanted.id} = any(${sql.param([...scope.groupIds])}::uuid[])`)
    .orderBy(inOrder(order.read(part.value)), inOrder(part.id))
    .limit(limit);
}

/** One ordered read of an index; `isIn` says of which group. */
function selectPlaces(
  orm: Orm,
  { filter, isDescending, after, limit }: PageRequest,
  { column, text, read, module }: StudentOrder,
  isIn: SQL | undefined,
) {
  const inOrder = isDescending ? desc : asc;
  const table = module === null ? studentStats : studentModuleStats;
  const value = text.as("place_value");
  const isAfter =
    after === null
      ? undefined
      : sql`(${column}, ${table.userId}) ${sql.raw(isDescending ? "<" : ">")}
          (${read(after.value)}, ${after.id}::uuid)`;
  const matches = matchesFilter(filter);
  const base = orm
    .select({ value, id: sql<string>`${table.userId}`.as("student_id") })
    .from(table)
    .$dynamic();
  const joined =
    module === null || matches === undefined
      ? base
      : base.innerJoin(studentStats, eq(studentStats.userId, studentModuleStats.userId));
  const ofModule = module === null ? undefined : eq(studentModuleStats.module, module);
  return joined
    .where(and(ofModule, isIn, isAfter, matches))
    .orderBy(inOrder(column), inOrder(table.userId))
    .limit(limit);
}
