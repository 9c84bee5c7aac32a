import type { StudentRow, StudentSort } from "@elenchus/contract/admin-students";
import type { CallName, CallPayload, CallReply } from "@elenchus/contract/calls";
import { foldName } from "@elenchus/domain/fold-name";
import { TARGET_DIALOGUES } from "@elenchus/domain/limits";
import { readRecords, recordToRow, recordToStudent, recordToTranscript } from "./read-record.ts";
import type { SuppliedRecords } from "./supplied-records.ts";

type Filter = CallPayload<"studentCount">;

/** The start of the first or the last name, and every module that was chosen completed. Source: specification §5. */
function matches(row: StudentRow, { search = "", completed_modules: modules = "" }: Filter) {
  const names = [row.student_first_name, row.student_last_name];
  const starts = [...names, names.join(" ")].map(foldName);
  const wanted = modules === "" ? [] : modules.split(",");
  return (
    starts.some((name) => name.startsWith(foldName(search.trim()))) &&
    wanted.every((module) => (row.num_completed_passages[module] ?? 0) >= TARGET_DIALOGUES)
  );
}

/** The key by which rows are sorted: a name, or a figure. */
function sortKey(row: StudentRow, sort: StudentSort): string | number {
  const [, count, module] = /^(attempted|completed|failed)(?:_(\d))?$/u.exec(sort) ?? [];
  if (count !== undefined) {
    const of = count as "attempted" | "completed" | "failed";
    return module === undefined
      ? row[`total_${of}_passages`]
      : (row[`num_${of}_passages`][module] ?? 0);
  }
  if (sort === "completed_modules") return row.completed_modules.length;
  if (sort === "time_spent") return row.minutes_spent;
  const names = [row.student_last_name, row.student_first_name];
  return foldName((sort === "first_name" ? names.toReversed() : names).join(" "));
}

function compare(one: string | number, other: string | number): number {
  if (typeof one === "number" && typeof other === "number") return one - other;
  return String(one).localeCompare(String(other));
}

/** A page of the table; its cursor is the number of rows before it. */
function pageOfRows(rows: StudentRow[], query: CallPayload<"students">): CallReply<"students"> {
  const { sort = "name", direction = "asc" } = query;
  const [from, size] = [Number(query.cursor ?? 0), Number(query.limit ?? 50)];
  const sign = direction === "asc" ? 1 : -1;
  const sorted = rows.toSorted(
    (one, other) =>
      sign * compare(sortKey(one, sort), sortKey(other, sort)) ||
      compare(sortKey(one, "name"), sortKey(other, "name")),
  );
  return {
    students: sorted.slice(from, from + size),
    next_cursor: from + size < rows.length ? String(from + size) : null,
    previous_cursor: from > 0 ? String(Math.max(0, from - size)) : null,
  };
}

/**
 * Answers supervisors' calls from the records that came with the session. Source: specification §6, §7.
 * @returns undefined for what is not in them
 */
export function answerFromRecords(
  name: CallName,
  payload: unknown,
  supplied: SuppliedRecords,
): unknown {
  const records = readRecords(supplied);
  const { student_id: id = "", dialogue_id: dialogueId = "" } = payload as Record<string, string>;
  const record = records[id];
  const found = () =>
    Object.entries(records)
      .map(([studentId, each]) => recordToRow(studentId, each))
      .filter((row) => matches(row, payload as Filter));
  if (name === "students") return pageOfRows(found(), payload as CallPayload<"students">);
  if (name === "studentCount") return { student_total: found().length };
  if (name === "groups") return { groups: [], sees_all_students: true };
  if (name === "flags") return { flags: [] };
  if (name === "rights") return { operations: false };
  if (name === "student" && record !== undefined) return recordToStudent(id, record);
  const session = record?.student_sessions[dialogueId];
  if (name === "transcript" && record !== undefined && session !== undefined)
    return recordToTranscript({ id, record, dialogueId, session });
  return undefined;
}
