import type { ModuleNumber } from "@elenchus/domain/modules";
import { and, inArray, like, or, type SQL } from "drizzle-orm";
import { studentStats } from "../db/student-schema.ts";
import { toSearchKey } from "./student-account.ts";

/** Which students are meant; those whom the caller sees are a matter apart. */
export interface StudentFilter {
  /** Start of the first or last name; empty for any. */
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

function startsWith(search: string): SQL | undefined {
  const start = `${toSearchKey(search).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return or(like(studentStats.firstKey, start), like(studentStats.lastKey, start));
}

/** The conditions of a filter on the table of counts. Source: specification §5. */
export function matchesFilter({ search, completedModules }: StudentFilter): SQL | undefined {
  return and(
    search === "" ? undefined : startsWith(search),
    completedModules.length === 0
      ? undefined
      : inArray(studentStats.completedMask, masksWith(toMask(completedModules))),
  );
}
