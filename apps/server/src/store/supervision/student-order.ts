import type { StudentSort } from "@elenchus/contract/admin-students";
import type { ModuleNumber } from "@elenchus/domain/modules";
import { sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { studentModuleStats, studentStats } from "../../db/schema/student-schema.ts";

/** An order of the table of students. */
export interface StudentOrder {
  readonly column: PgColumn;
  /** The column's value in text, to be read back by `read` without loss. */
  readonly text: SQL<string>;
  /** Such a text as a value that compares with the column. */
  readonly read: (text: unknown) => SQL;
  /** Set where the order is that of one module's counts. */
  readonly module: ModuleNumber | null;
}

type WholeSort = Exclude<StudentSort, `${string}_${ModuleNumber}`>;

type ColumnOrder = Omit<StudentOrder, "module">;

function byName(column: PgColumn): ColumnOrder {
  return { column, text: sql`${column}`, read: (text) => sql`(${text}::text collate "C")` };
}

function byNumber(column: PgColumn, type: "integer" | "real" = "integer"): ColumnOrder {
  return { column, text: sql`${column}::text`, read: (text) => sql`${text}::${sql.raw(type)}` };
}

/** In UTC, whatever the database's own time zone is. */
function byMoment(column: PgColumn): ColumnOrder {
  return {
    column,
    text: sql`(${column} at time zone 'UTC')::text`,
    read: (text) => sql`(${text}::timestamp at time zone 'UTC')`,
  };
}

const WHOLE_ORDERS: Readonly<Record<WholeSort, ColumnOrder>> = {
  name: byName(studentStats.nameKey),
  first_name: byName(studentStats.firstKey),
  completed_modules: byNumber(studentStats.completedModules),
  attempted: byNumber(studentStats.attempted),
  completed: byNumber(studentStats.completed),
  failed: byNumber(studentStats.failed),
  last_active: byMoment(studentStats.lastActiveAt),
  time_spent: byNumber(studentStats.secondsSpent),
  checks_passed: byNumber(studentStats.checksPassed),
  check_score: byNumber(studentStats.checkScore, "real"),
};

const MODULE_COLUMNS = {
  attempted: studentModuleStats.attempted,
  completed: studentModuleStats.completed,
  failed: studentModuleStats.failed,
};

function isWhole(sort: StudentSort): sort is WholeSort {
  return Object.hasOwn(WHOLE_ORDERS, sort);
}

/** The order that a sort stands for. */
export function findOrder(sort: StudentSort): StudentOrder {
  if (isWhole(sort)) return { ...WHOLE_ORDERS[sort], module: null };
  const [count, module] = sort.split("_") as [keyof typeof MODULE_COLUMNS, string];
  return { ...byNumber(MODULE_COLUMNS[count]), module: Number(module) as ModuleNumber };
}
