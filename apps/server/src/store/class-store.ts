import type { Orm } from "../db/database.ts";
import {
  countDialogues,
  countLosses,
  countStandings,
  type ModuleDialogues,
  type ModuleStanding,
} from "./class-counts.ts";
import { listMisconceptions, type ClassMisconception } from "./class-misconceptions.ts";
import type { Scope } from "./scope.ts";

/** How a whole class does. Counted when asked, from narrow rows that are always up to date. */
export interface ClassStore {
  countStandings(scope: Scope): Promise<ModuleStanding[]>;
  countDialogues(scope: Scope): Promise<ModuleDialogues[]>;
  countLosses(scope: Scope): ReturnType<typeof countLosses>;
  listMisconceptions(scope: Scope): Promise<ClassMisconception[]>;
}

export function createClassStore(orm: Orm): ClassStore {
  return {
    countStandings: (scope) => countStandings(orm, scope),
    countDialogues: (scope) => countDialogues(orm, scope),
    countLosses: (scope) => countLosses(orm, scope),
    listMisconceptions: (scope) => listMisconceptions(orm, scope),
  };
}
