import { inArray, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** Whose students a question is about: everybody's, or those of these groups. */
export type Scope =
  | { readonly kind: "all" }
  | { readonly kind: "groups"; readonly groupIds: readonly string[] };

/** The condition that a scope puts on a column with a group's id. */
export function isInScope(scope: Scope, groupId: PgColumn): SQL | undefined {
  if (scope.kind === "all") return undefined;
  if (scope.groupIds.length === 0) return sql`false`;
  return inArray(groupId, [...scope.groupIds]);
}
