import type { SessionReply } from "@elenchus/contract/session";
import type { Stores } from "../../store/stores.ts";
import type { Student } from "../../store/student-store.ts";
import { presentStudents } from "./present-students.ts";

/** Where students are told of. */
type StudentStores = Pick<Stores, "students" | "transferChecks" | "distressFlags" | "supervision">;

type StudentFields = Pick<SessionReply, "student_info_admin_dict" | "student_total">;

type Records = NonNullable<SessionReply["student_info_admin_dict"]>;

/** Of the reply's 256 KiB; the rest of the reply has the difference. Source: design §3. */
const MOST_BYTES = 232 * 1024;
/** Beyond the size, this many students at most are told of, without their messages. */
const MOST_WITHOUT_MESSAGES = 50;
/** Nobody loads more than this to find out that it is too much. */
const MOST_WHOLE = 500;

function sizeOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

async function load(stores: StudentStores, students: readonly Student[], withText: boolean) {
  const ids = students.map(({ id }) => id);
  const [dialogues, messages, checks, flags] = await Promise.all([
    stores.students.listDialogues(ids),
    stores.students.listMessages(ids, withText),
    stores.transferChecks.listFinished(ids),
    stores.distressFlags.list(ids),
  ]);
  return presentStudents({ students, dialogues, messages, checks, flags }, withText);
}

async function loadWhole(stores: StudentStores, students: readonly Student[]) {
  const ids = students.map(({ id }) => id);
  if ((await stores.students.countMessageChars(ids)) > MOST_BYTES) return null;
  const whole = await load(stores, students, true);
  return sizeOf(whole) <= MOST_BYTES ? whole : null;
}

/** Notes that whole transcripts went out: that is a look at each of them. */
async function noteLook({ supervision }: StudentStores, supervisorId: string, whole: Records) {
  const seen = Object.entries(whole).flatMap(([studentId, { student_sessions }]) =>
    Object.keys(student_sessions).length > 0 ? [{ studentId, dialogueId: null }] : [],
  );
  await supervision.noteLook({ supervisorId, kind: "log_in", seen });
}

/**
 * All students whom a supervisor sees, with their dialogues while that is small enough; otherwise as many as
 * fit.
 */
export async function loadStudents(
  stores: StudentStores,
  supervisorId: string,
): Promise<StudentFields> {
  const scope = await stores.supervision.loadScope(supervisorId);
  const total = await stores.students.countStudents(scope);
  const students = await stores.students.listStudents(scope, MOST_WHOLE);
  const whole = total <= MOST_WHOLE ? await loadWhole(stores, students) : null;
  if (whole !== null) {
    await noteLook(stores, supervisorId, whole);
    return { student_info_admin_dict: whole, student_total: total };
  }
  let entries = Object.entries(await load(stores, students.slice(0, MOST_WITHOUT_MESSAGES), false));
  while (sizeOf(Object.fromEntries(entries)) > MOST_BYTES) {
    entries = entries.slice(0, Math.floor(entries.length / 2));
  }
  return { student_info_admin_dict: Object.fromEntries(entries), student_total: total };
}
