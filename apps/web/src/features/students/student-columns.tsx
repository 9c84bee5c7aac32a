import type { StudentRow, StudentSort } from "@elenchus/contract/admin-students";
import { MODULE_NUMBERS } from "@elenchus/domain/modules";
import {
  columnVisibilityFeature,
  rowSortingFeature,
  tableFeatures,
  type ColumnDef,
} from "@tanstack/react-table";
import type { ReactNode } from "react";
import { formatMinutes } from "../../lib/format-minutes.ts";
import { formatShare } from "../../lib/format-share.ts";
import { CompletedModules } from "./completed-modules.tsx";
import { LastActive } from "./last-active.tsx";

/** What the table does by itself; sorting and pages are the server's. */
export const features = tableFeatures({ rowSortingFeature, columnVisibilityFeature });

type StudentColumn = ColumnDef<typeof features, StudentRow>;

/** A column is named by its sort, so that there is none that cannot be sorted. */
function column(
  sort: StudentSort,
  header: string,
  show: (student: StudentRow) => ReactNode,
): StudentColumn {
  return {
    id: sort,
    header,
    accessorFn: show,
    // Names from A on; of figures, the greatest are looked for.
    sortDescFirst: sort !== "name",
    cell: ({ row }) => show(row.original),
  };
}

const COUNTS = [
  ["attempted", "Attempted"],
  ["completed", "Completed"],
  ["failed", "Failed"],
] as const;

const BY_MODULE = MODULE_NUMBERS.map((module) => ({
  id: `module_${module}`,
  header: `Module ${module}`,
  columns: COUNTS.map(([count, header]) =>
    column(`${count}_${module}`, header, (row) => row[`num_${count}_passages`][module] ?? 0),
  ),
}));

/** What is hidden where modules are not shown one by one. */
export const HIDDEN_MODULES = Object.fromEntries(
  BY_MODULE.flatMap(({ columns }) => columns.map(({ id = "" }) => [id, false])),
);

/** What is hidden where nobody tells of it. */
export const HIDDEN_UNKNOWN = { last_active: false, checks_passed: false, check_score: false };

/** Whether the columns of all modules are seen beside the names. */
export const ROOM_FOR_MODULES = "(min-width: 48rem)";

const STUDENT: StudentColumn = {
  id: "student",
  header: "Student",
  columns: [column("name", "Name", ({ student_last_name: name }) => name)],
};
const ALL_MODULES: StudentColumn = {
  id: "all_modules",
  header: "All modules",
  columns: [
    column("completed_modules", "Completed modules", ({ completed_modules }) => (
      <CompletedModules modules={completed_modules} />
    )),
    ...COUNTS.map(([count, header]) =>
      column(count, header, (row) => row[`total_${count}_passages`]),
    ),
  ],
};
const LAST_ACTIVE = column("last_active", "Last active", (row) => (
  <LastActive at={row.last_active_at} />
));
const TIME_SPENT = column("time_spent", "Time spent", (row) => formatMinutes(row.minutes_spent));
const CHECKS: StudentColumn = {
  id: "checks",
  header: "Unaided checks",
  columns: [
    column(
      "checks_passed",
      "Passed",
      (row) => `${row.transfer_checks_passed} of ${Object.keys(row.transfer_checks).length}`,
    ),
    column("check_score", "Mean score", ({ transfer_check_score: score }) =>
      score === null ? "None yet" : formatShare(score),
    ),
  ],
};

export const COLUMNS: StudentColumn[] = [
  STUDENT,
  ALL_MODULES,
  { id: "activity", header: "Activity", columns: [LAST_ACTIVE, TIME_SPENT] },
  CHECKS,
  ...BY_MODULE,
];

/** On a phone, what is asked for first stands beside the names: the rest is reached by scrolling. */
export const NARROW_COLUMNS: StudentColumn[] = [
  STUDENT,
  { id: "activity", header: "Activity", columns: [LAST_ACTIVE] },
  ALL_MODULES,
  { id: "time", header: "Time", columns: [TIME_SPENT] },
  CHECKS,
  ...BY_MODULE,
];
