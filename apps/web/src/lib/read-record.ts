import type { StudentReply, StudentRow } from "@elenchus/contract/admin-students";
import type { TranscriptReply } from "@elenchus/contract/admin-transcript";
import { StudentRecord } from "@elenchus/contract/student-record";
import { TARGET_DIALOGUES } from "@elenchus/domain/limits";
import { MODULE_NUMBERS, MODULE_TITLES } from "@elenchus/domain/modules";
import * as z from "zod/mini";
import type { SuppliedRecords } from "./supplied-records.ts";

type Session = StudentRecord["student_sessions"][string];

const NOBODY_KNOWS = { started_at: "", ended_at: null, verdict: null, review: null };

/** The records that came with the session, by student; what is no record at all is nobody's. */
export function readRecords(supplied: SuppliedRecords): Record<string, StudentRecord> {
  const records: [string, StudentRecord][] = [];
  for (const [id, each] of Object.entries(supplied)) {
    const { success, data } = z.safeParse(StudentRecord, each);
    if (success) records.push([id, data]);
  }
  return Object.fromEntries(records);
}

/** A student in the table, as far as their record tells. Source: specification §3. */
export function recordToRow(id: string, record: StudentRecord): StudentRow {
  const { num_attempted_passages: attempted, num_completed_passages: completed } = record;
  const minutes = Object.values(record.student_sessions).map((session) => session.session_length);
  return {
    student_id: id,
    student_first_name: record.student_first_name,
    student_last_name: record.student_last_name,
    group_id: null,
    group_name: null,
    completed_modules: MODULE_NUMBERS.filter(
      (module) => (completed[module] ?? 0) >= TARGET_DIALOGUES,
    ),
    total_attempted_passages: sum(Object.values(attempted)),
    total_completed_passages: record.total_completed_passages,
    total_failed_passages: record.total_failed_passages,
    num_attempted_passages: attempted,
    num_completed_passages: completed,
    num_failed_passages: record.num_failed_passages,
    last_active_at: null,
    minutes_spent: sum(minutes),
    transfer_checks: {},
    transfer_checks_passed: 0,
    transfer_check_score: null,
    open_flags: 0,
    attention: null,
  };
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}

function dialogueOf(dialogueId: string, session: Session) {
  return {
    dialogue_id: dialogueId,
    session_module_id: session.session_module_id,
    chosen_passage_subtopic: MODULE_TITLES[session.session_module_id],
    status: session.success_or_failure ?? ("active" as const),
    machine_outcome: session.success_or_failure ?? null,
    session_length: session.session_length,
    performance_summary: session.performance_summary || null,
    transcript_deleted_after_days: undefined,
    ...NOBODY_KNOWS,
  };
}

/** One student with their dialogues, in the record's order. */
export function recordToStudent(id: string, record: StudentRecord): StudentReply {
  return {
    student: recordToRow(id, record),
    dialogues: Object.entries(record.student_sessions).map(([dialogueId, session]) => ({
      ...dialogueOf(dialogueId, session),
      learner_messages: session.messages_dict.filter((each) => each.system_or_user === "user")
        .length,
    })),
    transfer_checks: [],
    flags: [],
  };
}

interface RecordedDialogue {
  readonly id: string;
  readonly record: StudentRecord;
  readonly dialogueId: string;
  readonly session: Session;
}

/** A dialogue word for word; what a machine made of it is not in a record. */
export function recordToTranscript(found: RecordedDialogue): TranscriptReply {
  const { id, record, dialogueId, session } = found;
  return {
    student_id: id,
    student_first_name: record.student_first_name,
    student_last_name: record.student_last_name,
    ...dialogueOf(dialogueId, session),
    outcome_reason: null,
    text_passage: "",
    steps: [],
    turning_point: null,
    flagged: [],
    argument_map: { nodes: [] },
    verdicts: [],
    messages: session.messages_dict.map((message, index) => ({
      ...message,
      position: index + 1,
      marks: undefined,
      step: 0,
      sent_at: "",
      assessment: null,
      move: null,
    })),
  };
}
