import type { Orm } from "../../db/database.ts";
import {
  countDialogues,
  countGrowth,
  countLengths,
  countStandings,
  type DialogueCount,
  type LengthCount,
  type ModuleGrowth,
  type ModuleStanding,
} from "./class-counts.ts";
import {
  countMisconceptions,
  listMisconceptions,
  type ClassMisconception,
  type CountedMisconception,
} from "./class-misconceptions.ts";
import type { Scope } from "./scope.ts";

/** How a whole class does. Counted when asked, from narrow rows that are always up to date. */
export interface ClassStore {
  countStandings(scope: Scope): Promise<ModuleStanding[]>;
  countDialogues(scope: Scope): Promise<DialogueCount[]>;
  countLengths(scope: Scope): Promise<LengthCount[]>;
  countGrowth(scope: Scope): Promise<ModuleGrowth[]>;
  listMisconceptions(scope: Scope): Promise<ClassMisconception[]>;
  countMisconceptions(scope: Scope): Promise<CountedMisconception[]>;
}

export function createClassStore(orm: Orm): ClassStore {
  return {
    countStandings: (scope) => countStandings(orm, scope),
    countDialogues: (scope) => countDialogues(orm, scope),
    countLengths: (scope) => countLengths(orm, scope),
    countGrowth: (scope) => countGrowth(orm, scope),
    countMisconceptions: (scope) => countMisconceptions(orm, scope),
    listMisconceptions: (scope) => listMisconceptions(orm, scope),
  };
}
