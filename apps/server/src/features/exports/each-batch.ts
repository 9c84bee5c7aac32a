import type { ExportStore } from "../../store/supervision/export-store.ts";
import type { Scope } from "../../store/supervision/scope.ts";

/**
 * The ids of a scope's students, some at a time, asked for only when the last ones were dealt with: the
 * reader's pace is the database's.
 */
export async function* eachBatch(
  exports: Pick<ExportStore, "listStudentsAfter">,
  scope: Scope,
  size: number,
): AsyncGenerator<string[]> {
  for (let after: string | null = null; ;) {
    const ids: string[] = await exports.listStudentsAfter(scope, after, size);
    if (ids.length > 0) yield ids;
    if (ids.length < size) return;
    after = ids.at(-1) ?? null;
  }
}
