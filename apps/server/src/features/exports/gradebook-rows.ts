import type { WorkGoal, WorkStanding } from "@elenchus/domain/set-work";
import { readWorkStatus, type WorkStatus } from "../../presenters/work-status.ts";
import { MOMENT_FORMAT, type XlsxColumn } from "../../http/spreadsheets/write-xlsx.ts";
import type { Assignment, LearnersWork } from "../../store/set-work/assignment-rows.ts";
import type { GradebookStore, GradedStudent } from "../../store/set-work/gradebook-store.ts";
import { formatLocal, toLocal } from "./local-moment.ts";

/** A learner's line: what each assignment came to. */
export interface GradebookRow extends GradedStudent {
  readonly works: ReadonlyMap<string, LearnersWork & WorkStatus>;
}

type Column = XlsxColumn<GradebookRow>;

const STUDENTS_AT_ONCE = 200;
/** As many columns as a spreadsheet is read with. */
export const MOST_ASSIGNMENTS = 200;

const GOALS: Readonly<Record<WorkGoal, string>> = {
  finished: "dialogue",
  success: "successful dialogue",
  check: "unaided check",
};

const STANDINGS: Readonly<Record<WorkStanding, string>> = {
  upcoming: "Not open yet",
  open: "To do",
  done: "Done",
  late: "Done late",
  behind: "Overdue",
  missing: "Missing",
  excused: "Excused",
};

function sumOf({ works }: GradebookRow): number {
  return [...works.values()].reduce((sum, { points }) => sum + (points ?? 0), 0);
}

/** Columns of an assignment. Days and hours are those of whoever set it. */
function columnsOf({ id, module, goal, dueAt, timeZone }: Assignment, index: number): Column[] {
  const due = formatLocal(dueAt, timeZone).slice(0, 10);
  const name = `${index + 1}. Module ${module}, ${GOALS[goal]}, due ${due}`;
  const of = ({ works }: GradebookRow) => works.get(id);
  return [
    { heading: `${name}: points`, value: (row) => of(row)?.points ?? null },
    {
      heading: `${name}: state`,
      value: (row) => {
        const work = of(row);
        return work === undefined ? null : STANDINGS[work.standing];
      },
    },
    {
      heading: `${name}: done (${timeZone})`,
      format: MOMENT_FORMAT,
      value: (row) => {
        const at = of(row)?.doneAt ?? null;
        return at === null ? null : toLocal(at, timeZone);
      },
    },
    // A line break would make one student several lines for who counts them.
    {
      heading: `${name}: comment`,
      width: 40,
      value: (row) => of(row)?.comment?.replaceAll(/\s+/gu, " ") ?? null,
    },
  ];
}

/** The columns of a group's gradebook: names first, the sum last. */
export function gradebookColumns(assignments: readonly Assignment[]): Column[] {
  return [
    { heading: "Last name", width: 20, value: ({ lastName }) => lastName },
    { heading: "First name", width: 20, value: ({ firstName }) => firstName },
    { heading: "Address", width: 30, value: ({ email }) => email },
    ...assignments.flatMap(columnsOf),
    { heading: "Points in all", value: sumOf },
  ];
}

/** A group's learners by last name, some at a time. */
export async function* listGradebook(
  gradebook: GradebookStore,
  groupId: string,
  assignments: readonly Assignment[],
  now: Date,
): AsyncGenerator<GradebookRow> {
  const byId = new Map(assignments.map((each) => [each.id, each]));
  for (let from = 0; ; from += STUDENTS_AT_ONCE) {
    const students = await gradebook.listStudents(groupId, from, STUDENTS_AT_ONCE);
    const works = await gradebook.listWork(
      [...byId.keys()],
      students.map(({ id }) => id),
    );
    const worksOf = Map.groupBy(works, ({ studentId }) => studentId);
    for (const student of students) {
      const own = (worksOf.get(student.id) ?? []).flatMap((work) => {
        const assignment = byId.get(work.assignmentId);
        const marked = assignment && { ...work, ...readWorkStatus(assignment, work, now) };
        return marked === undefined ? [] : [[work.assignmentId, marked] as const];
      });
      yield { ...student, works: new Map(own) };
    }
    if (students.length < STUDENTS_AT_ONCE) return;
  }
}

/** A cell of CSV: a moment in words that every spreadsheet takes for one. */
function writeCell(value: string | number | Date | null): string | number | null {
  return value instanceof Date ? value.toISOString().slice(0, 16).replace("T", " ") : value;
}

/** The same lines by their headings, for CSV. */
export async function* gradebookCells(
  columns: readonly Column[],
  rows: AsyncIterable<GradebookRow>,
): AsyncGenerator<Record<string, string | number | null>> {
  for await (const row of rows)
    yield Object.fromEntries(columns.map(({ heading, value }) => [heading, writeCell(value(row))]));
}
