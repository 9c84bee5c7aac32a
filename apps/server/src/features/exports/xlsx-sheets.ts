import { MODULE_NUMBERS, MODULE_TITLES, type ModuleNumber } from "@elenchus/domain/modules";
import { toMinutes } from "@elenchus/domain/time-spent";
import { MOMENT_FORMAT, type XlsxColumn } from "../../http/spreadsheets/write-xlsx.ts";
import type { ExportedDialogue } from "../../store/supervision/export-store.ts";
import type { Scope } from "../../store/supervision/scope.ts";
import type { Stores } from "../../store/stores.ts";
import type { ModuleStats, StudentRow } from "../../store/supervision/student-rows.ts";
import { eachByName } from "./each-by-name.ts";

const STUDENTS_AT_ONCE = 200;
const STUDENTS_OF_DIALOGUES = 50;

const SHARE = "0%";
const MINUTES = "0.0";

type StudentColumn = XlsxColumn<StudentRow>;

/** Who it is comes first, as in a mark book. */
const WHO: readonly StudentColumn[] = [
  { heading: "Last name", width: 20, value: ({ lastName }) => lastName },
  { heading: "First name", width: 20, value: ({ firstName }) => firstName },
  { heading: "Address", width: 30, value: ({ email }) => email },
  { heading: "Group", width: 20, value: ({ groupName }) => groupName },
];

function columnsOfModule(module: ModuleNumber): StudentColumn[] {
  const of = ({ modules }: StudentRow): ModuleStats | undefined =>
    modules.find((each) => each.module === module);
  const name = `Module ${module}`;
  return [
    { heading: `${name}: attempted`, value: (row) => of(row)?.attempted ?? 0 },
    { heading: `${name}: completed`, value: (row) => of(row)?.completed ?? 0 },
    { heading: `${name}: failed`, value: (row) => of(row)?.failed ?? 0 },
    {
      heading: `${name}: unaided check`,
      format: SHARE,
      value: (row) => of(row)?.checkScore ?? null,
    },
  ];
}

/** The table of students, one line a student. */
export const STUDENT_SHEET: readonly StudentColumn[] = [
  ...WHO,
  { heading: "Completed modules", value: ({ stats }) => stats.completedModules },
  { heading: "Dialogues attempted", value: ({ stats }) => stats.attempted },
  { heading: "Dialogues completed", value: ({ stats }) => stats.completed },
  { heading: "Dialogues failed", value: ({ stats }) => stats.failed },
  { heading: "Unaided checks passed", value: ({ stats }) => stats.checksPassed },
  {
    heading: "Unaided checks, mean score",
    format: SHARE,
    value: ({ stats }) => (stats.checkScore < 0 ? null : stats.checkScore),
  },
  ...MODULE_NUMBERS.flatMap(columnsOfModule),
  {
    heading: "Time spent (minutes)",
    format: MINUTES,
    value: ({ stats }) => toMinutes(stats.secondsSpent),
  },
  {
    heading: "Last active (UTC)",
    width: 18,
    format: MOMENT_FORMAT,
    value: ({ stats }) => (stats.lastActiveAt.getTime() === 0 ? null : stats.lastActiveAt),
  },
  { heading: "Open flags", value: ({ openFlags }) => openFlags },
];

/** The students of a scope, by last name. */
export async function* listSheetStudents(
  { students }: Stores,
  scope: Scope,
): AsyncGenerator<StudentRow> {
  for await (const ids of eachByName(students, scope, STUDENTS_AT_ONCE))
    yield* await students.loadRows(ids);
}

const STATUSES: Readonly<Record<ExportedDialogue["status"], string>> = {
  active: "Under way",
  success: "Success",
  failure: "Failure",
  abandoned: "Left early",
};

/** The dialogues, one line each. */
export const DIALOGUE_SHEET: readonly XlsxColumn<ExportedDialogue>[] = [
  { heading: "Last name", width: 20, value: ({ lastName }) => lastName },
  { heading: "First name", width: 20, value: ({ firstName }) => firstName },
  { heading: "Address", width: 30, value: ({ email }) => email },
  { heading: "Group", width: 20, value: ({ groupName }) => groupName },
  { heading: "Module", value: ({ module }) => module },
  { heading: "Title of the module", width: 40, value: ({ module }) => MODULE_TITLES[module] },
  { heading: "Issue", width: 40, value: ({ issue }) => issue },
  { heading: "Outcome", width: 12, value: ({ status }) => STATUSES[status] },
  {
    heading: "Automatic grade",
    value: ({ machineOutcome: outcome }) => (outcome === null ? null : STATUSES[outcome]),
  },
  { heading: "Messages of the student", value: ({ learnerMessages }) => learnerMessages },
  { heading: "Minutes", format: MINUTES, value: ({ secondsSpent }) => toMinutes(secondsSpent) },
  {
    heading: "Begun (UTC)",
    width: 18,
    format: MOMENT_FORMAT,
    value: ({ startedAt }) => startedAt,
  },
  { heading: "Ended (UTC)", width: 18, format: MOMENT_FORMAT, value: ({ endedAt }) => endedAt },
  { heading: "Performance summary", width: 60, value: ({ summary }) => summary },
];

/** The dialogues of a scope's students, by last name. */
export async function* listSheetDialogues(
  { exports, students }: Stores,
  scope: Scope,
): AsyncGenerator<ExportedDialogue> {
  for await (const ids of eachByName(students, scope, STUDENTS_OF_DIALOGUES)) {
    const dialoguesOf = Map.groupBy(await exports.listDialogues(ids), (one) => one.studentId);
    for (const id of ids) yield* dialoguesOf.get(id) ?? [];
  }
}
