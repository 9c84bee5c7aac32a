import type { SessionReply } from "@elenchus/contract/session";
import type { Student, StudentStore } from "../../store/student-store.ts";
import { presentStudents } from "./present-students.ts";

type StudentFields = Pick<SessionReply, "student_info_admin_dict" | "student_total">;

/** Of the reply's 256 KiB; the rest of the reply has the difference. Source: design §3. */
const MOST_BYTES = 232 * 1024;
/** Beyond the size, this many students at most are told of, without their messages. */
const MOST_WITHOUT_MESSAGES = 50;
/** Nobody loads more than this to find out that it is too much. */
const MOST_WHOLE = 500;

function sizeOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

async function load(store: StudentStore, students: readonly Student[], withText: boolean) {
  const ids = students.map(({ id }) => id);
  const [dialogues, messages] = await Promise.all([
    store.listDialogues(ids),
    store.listMessages(ids, withText),
  ]);
  return presentStudents({ students, dialogues, messages }, withText);
}

async function loadWhole(store: StudentStore, students: readonly Student[]) {
  const ids = students.map(({ id }) => id);
  if ((await store.countMessageChars(ids)) > MOST_BYTES) return null;
  const whole = await load(store, students, true);
  return sizeOf(whole) <= MOST_BYTES ? whole : null;
}

/** All students with their dialogues while that is small enough; otherwise as many as fit. */
export async function loadStudents(store: StudentStore): Promise<StudentFields> {
  const total = await store.countStudents();
  const students = await store.listStudents(MOST_WHOLE);
  const whole = total <= MOST_WHOLE ? await loadWhole(store, students) : null;
  if (whole !== null) return { student_info_admin_dict: whole, student_total: total };
  let entries = Object.entries(await load(store, students.slice(0, MOST_WITHOUT_MESSAGES), false));
  while (sizeOf(Object.fromEntries(entries)) > MOST_BYTES) {
    entries = entries.slice(0, Math.floor(entries.length / 2));
  }
  return { student_info_admin_dict: Object.fromEntries(entries), student_total: total };
}
