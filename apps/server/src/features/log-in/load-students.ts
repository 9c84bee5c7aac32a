import type { StudentRecord } from "@elenchus/contract/student-record";
import type { Stores } from "../../store/stores.ts";
import type { Student, StudentMessage } from "../../store/supervision/student-store.ts";
import { createTranscriptSizeBudget, type TranscriptSizeBudget } from "./transcript-size-budget.ts";
import { presentStudents } from "./present-students.ts";

/** Where students are told of. */
type StudentStores = Pick<Stores, "students" | "transferChecks" | "distressFlags" | "supervision">;

type Records = Record<string, StudentRecord>;

interface StudentFields {
  readonly student_info_admin_dict: Records;
  readonly student_total: number;
}

/** More than this never fit, however little there is to tell of each. */
const MOST = 600;
/** So many are loaded at once: no more is loaded than a few of these, however many there are. */
const BATCH = 25;

/** Dialogues, the newest first, as long as their messages may fit. */
function chooseDialogues(messages: readonly StudentMessage[], newestFirst: string[], most: number) {
  const messagesOf = Map.groupBy(messages, ({ dialogueId }) => dialogueId);
  let left = most;
  return newestFirst.filter((id) => {
    const bytes = (messagesOf.get(id) ?? []).reduce((sum, message) => sum + message.bytes, 0);
    if (bytes > left) return false;
    left -= bytes;
    return true;
  });
}

/** Tells of these students as long as there is space; whether there was for all. */
async function addBatch(
  stores: StudentStores,
  students: readonly Student[],
  space: TranscriptSizeBudget,
): Promise<boolean> {
  const ids = students.map(({ id }) => id);
  const [dialogues, messages, checks, flags] = await Promise.all([
    stores.students.listDialogues(ids),
    stores.students.listMessages(ids),
    stores.transferChecks.listFinished(ids),
    stores.distressFlags.list(ids),
  ]);
  const records = presentStudents({ students, dialogues, messages, checks, flags });
  const newestFirst = records.flatMap(({ student_sessions }) =>
    Object.keys(student_sessions).toReversed(),
  );
  const chosen = chooseDialogues(messages, newestFirst, space.left());
  const texts = chosen.length === 0 ? [] : await stores.students.listTexts(chosen);
  const textsOf = Map.groupBy(texts, ({ dialogueId }) => dialogueId);
  return ids.every((id, index) => {
    const record = records[index];
    return record !== undefined && space.add(id, record, textsOf);
  });
}

/** Notes that whole transcripts went out: that is a look at each of these students. */
async function noteLook({ supervision }: StudentStores, supervisorId: string, records: Records) {
  const seen = Object.entries(records).flatMap(([studentId, { student_sessions }]) => {
    const isSeen = Object.values(student_sessions).some((session) => !session.messages_omitted);
    return isSeen ? [{ studentId, dialogueId: null }] : [];
  });
  await supervision.noteLook({ supervisorId, kind: "log_in", seen });
}

/**
 * The students whom a supervisor sees, as many as fit: those who may need help first, then the newest accounts, each
 * with its newest transcripts as long as these fit. Source: design §3.
 * @param bytes that the reply has for them
 */
export async function loadStudents(
  stores: StudentStores,
  supervisorId: string,
  bytes: number,
): Promise<StudentFields> {
  const scope = await stores.supervision.loadScope(supervisorId);
  const total = await stores.students.countStudents(scope);
  const students = await stores.students.listStudents(scope, MOST);
  const space = createTranscriptSizeBudget(bytes);
  for (let from = 0; from < students.length; from += BATCH) {
    if (!(await addBatch(stores, students.slice(from, from + BATCH), space))) break;
  }
  const records = space.records();
  await noteLook(stores, supervisorId, records);
  return { student_info_admin_dict: records, student_total: total };
}
