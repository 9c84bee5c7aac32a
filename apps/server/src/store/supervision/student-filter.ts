import { foldName } from "@elenchus/domain/fold-name";
import type { ModuleNumber } from "@elenchus/domain/modules";
import { and, eq, inArray, like, or, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { studentStats } from "../../db/schema/student-schema.ts";

/** Which students are meant; those whom the caller sees are a matter apart. */
export interface StudentFilter {
  /** Start of the first name, of the last name, or of both with a space between; empty for any. */
  readonly search: string;
  /** At least two completed dialogues in every one of them. */
  readonly completedModules: readonly ModuleNumber[];
}

const ALL_MODULES = 0b1111111;

/** Modules as the bits of `completed_mask`. */
function toMask(modules: readonly ModuleNumber[]): number {
  return modules.reduce((mask, module) => mask | (1 << (module - 1)), 0);
}

/** Every mask with at least these bits: a list of values is what the planner can estimate. */
function masksWith(mask: number): number[] {
  return Array.from({ length: ALL_MODULES + 1 }, (_, each) => each).filter(
    (each) => (each & mask) === mask,
  );
}

function startsWith(column: PgColumn, start: string): SQL {
  return like(column, `${start.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
}

/** "Mary Ann" may be all of the first name and the start of the last one, wherever it has a space. */
function isFullName(search: string): (SQL | undefined)[] {
  return Array.from(search.matchAll(/ /g), ({ index }) =>
    and(
      eq(studentStats.firstKey, search.slice(0, index)),
      startsWith(studentStats.lastKey, search.slice(index + 1)),
    ),
  );
}

/** Whether a student is called so, or the name begins so. */
export function isNamed(name: string): SQL | undefined {
  const search = foldName(name);
  const { firstKey, lastKey } = studentStats;
  return or(startsWith(firstKey, search), startsWith(lastKey, search), ...isFullName(search));
}

/** The conditions of a filter on the table of counts. Source: specification §5. */
export function matchesFilter({ search, completedModules }: StudentFilter): SQL | undefined {
  return and(
    search === "" ? undefined : isNamed(search),
    completedModules.length === 0
      ? undefined
      : inArray(studentStats.completedMask, masksWith(toMask(completedModules))),
  );
}
