import type { Orm } from "../../db/database.ts";
import {
  countDialogues,
  countLengths,
  countStandings,
  type DialogueCount,
  type LengthCount,
  type ModuleStanding,
} from "./class-counts.ts";
import { listMisconceptions, type ClassMisconception } from "./class-misconceptions.ts";
import type { Scope } from "./scope.ts";

/** How a whole class does. Counted when asked, from narrow rows that are always up to date. */
export interface ClassStore {
  countStandings(scope: Scope): Promise<ModuleStanding[]>;
  countDialogues(scope: Scope): Promise<DialogueCount[]>;
  countLengths(scope: Scope): Promise<LengthCount[]>;
  listMisconceptions(scope: Scope): Promise<ClassMisconception[]>;
}

export function createClassStore(orm: Orm): ClassStore {
  return {
    countStandings: (scope) => countStandings(orm, scope),
    countDialogues: (scope) => countDialogues(orm, scope),
    countLengths: (scope) => countLengths(orm, scope),
    listMisconceptions: (scope) => listMisconceptions(orm, scope),
  };
}
