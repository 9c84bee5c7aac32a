import type { StudentRecord } from "@elenchus/contract/student-record";
import type { StudentText } from "../../store/supervision/student-store.ts";
import { addTexts } from "./present-students.ts";

/** The room that a reply has for students' records. */
export interface TranscriptSizeBudget {
  /** Bytes that are free. */
  left(): number;
  /** Adds a student, with as many of these transcripts as fit, newest first; false where there is no more space. */
  add(
    id: string,
    record: StudentRecord,
    textsOf: ReadonlyMap<string, readonly StudentText[]>,
  ): boolean;
  records(): Record<string, StudentRecord>;
}

/** Of a value as JSON, in UTF-8. */
export function sizeOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

/** With its name and the comma behind it. */
function sizeOfEntry(id: string, value: unknown): number {
  return sizeOf(id) + 1 + sizeOf(value) + 1;
}

/** A record that is too long for a whole reply, with its newest dialogues alone. */
function shorten(record: StudentRecord, bytes: number): StudentRecord {
  const newest: [string, StudentRecord["student_sessions"][string]][] = [];
  let left = bytes - sizeOf({ ...record, student_sessions: {} });
  for (const [id, session] of Object.entries(record.student_sessions).toReversed()) {
    left -= sizeOfEntry(id, session);
    if (left < 0) break;
    newest.unshift([id, session]);
  }
  return { ...record, student_sessions: Object.fromEntries(newest) };
}

/** Takes records of students until they are so many bytes of JSON. */
export function createTranscriptSizeBudget(bytes: number): TranscriptSizeBudget {
  const records: [string, StudentRecord][] = [];
  let left = bytes;
  const take = (size: number): boolean => {
    if (size > left) return false;
    left -= size;
    return true;
  };
  return {
    left: () => left,
    add(id, record, textsOf) {
      const own = records.length === 0 ? shorten(record, left - sizeOfEntry(id, "")) : record;
      if (!take(sizeOfEntry(id, own))) return false;
      const sessions = Object.entries(own.student_sessions).toReversed();
      const filled = sessions.map(([sessionId, session]) => {
        const whole = addTexts(session, textsOf.get(sessionId) ?? []);
        const fits = textsOf.has(sessionId) && take(sizeOf(whole) - sizeOf(session));
        return [sessionId, fits ? whole : session] as const;
      });
      records.push([id, { ...own, student_sessions: Object.fromEntries(filled.toReversed()) }]);
      return true;
    },
    records: () => Object.fromEntries(records),
  };
}
