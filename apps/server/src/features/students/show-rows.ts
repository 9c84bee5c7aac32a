import type { StudentRow } from "@elenchus/contract/admin-students";
import type { Stores } from "../../store/stores.ts";
import { presentStudentRow } from "./present-student-row.ts";

/** Students as the table tells of them, in the order of the ids. */
export async function showRows(
  { students, attention }: Pick<Stores, "students" | "attention">,
  ids: readonly string[],
): Promise<StudentRow[]> {
  const [rows, signs] = await Promise.all([students.loadRows(ids), attention.findSigns(ids)]);
  return rows.map((row) => presentStudentRow(row, signs.get(row.stats.userId)));
}
