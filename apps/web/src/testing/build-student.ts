import type { StudentReply, StudentRow } from "@elenchus/contract/admin-students";
import type { TranscriptReply } from "@elenchus/contract/admin-transcript";
import { buildMap } from "./build-map.ts";

const NONE = { "1": 0, "2": 0, "3": 0, "4": 0, "5": 0, "6": 0, "7": 0 };

/** For tests: a student who has begun. */
export function buildStudentRow(changes: Partial<StudentRow> = {}): StudentRow {
  return {
    student_id: "st-1",
    student_first_name: "Ada",
    student_last_name: "Lovelace",
    student_email: "ada@example.org",
    group_id: null,
    group_name: null,
    completed_modules: [1, 3],
    total_attempted_passages: 9,
    total_completed_passages: 5,
    total_failed_passages: 2,
    num_attempted_passages: { ...NONE, "2": 31 },
    num_completed_passages: { ...NONE, "2": 21 },
    num_failed_passages: { ...NONE, "2": 11 },
    last_active_at: "2026-11-19T10:00:00.000Z",
    minutes_spent: 80,
    transfer_checks: { "2": { score: 0.75, passed: true }, "3": { score: 0.25, passed: false } },
    transfer_checks_passed: 1,
    transfer_check_score: 0.5,
    open_flags: 0,
    attention: null,
    ...changes,
  };
}

/** For tests: a dialogue of theirs. */
export function buildStudentDialogue(
  changes: Partial<StudentReply["dialogues"][number]> = {},
): StudentReply["dialogues"][number] {
  return {
    dialogue_id: "d-1",
    session_module_id: 2,
    chosen_passage_subtopic: "Should chess be taught?",
    status: "failure",
    machine_outcome: "failure",
    session_length: 12.5,
    started_at: "2026-11-19T09:40:00.000Z",
    ended_at: "2026-11-19T10:00:00.000Z",
    performance_summary: "You found the **conclusion**.",
    learner_messages: 8,
    verdict: null,
    review: null,
    ...changes,
  };
}

/** For tests: a student as their page tells of them. */
export function buildStudentReply(changes: Partial<StudentReply> = {}): StudentReply {
  return {
    student: buildStudentRow(),
    dialogues: [buildStudentDialogue()],
    transfer_checks: [],
    flags: [],
    ...changes,
  };
}

const MESSAGE = { sent_at: "2026-11-19T09:41:00.000Z", step: 0, assessment: null, move: null };

const MESSAGES: TranscriptReply["messages"] = [
  { ...MESSAGE, position: 1, system_or_user: "system", message_text: "What is claimed?" },
  {
    ...MESSAGE,
    position: 2,
    system_or_user: "user",
    message_text: "That chess should be taught.",
    assessment: {
      speech_act: "answer",
      points: [
        {
          name: "conclusion",
          statement: "Schools should teach chess.",
          standing: "found",
          share: 0.92,
          quotation: null,
        },
        {
          name: "reason 1",
          statement: "It trains.",
          standing: "partly",
          share: 0.64,
          quotation: null,
        },
      ],
      misconceptions: ["That is the topic."],
      chose: null,
      because: null,
      confidence: 0.81,
      findings: [{ kind: "spoken", act: "question", asks: "can you give an example", sign: null }],
      stands_in_for: null,
      judge: "built-in@3",
    },
  },
  {
    ...MESSAGE,
    position: 3,
    step: 1,
    system_or_user: "system",
    message_text: "Yes. And why?",
    move: {
      kind: "advance",
      level: 0,
      covered: [{ name: "conclusion", statement: "Schools should teach chess." }],
      target: { name: "reason 1", statement: "It trains." },
      asserted: [],
    },
  },
];

/** For tests: what was said in a dialogue, and what was made of it. */
export function buildTranscript(changes: Partial<TranscriptReply> = {}): TranscriptReply {
  return {
    student_id: "st-1",
    student_first_name: "Ada",
    student_last_name: "Lovelace",
    dialogue_id: "d-1",
    session_module_id: 2,
    chosen_passage_subtopic: "Should chess be taught?",
    status: "failure",
    machine_outcome: "failure",
    session_length: 12.5,
    started_at: "2026-11-19T09:40:00.000Z",
    ended_at: "2026-11-19T10:00:00.000Z",
    performance_summary: "You found the **conclusion**.",
    outcome_reason: "skill_step_told",
    text_passage: "Chess should be taught.",
    steps: ["Conclusion", "Reasons"],
    turning_point: null,
    flagged: [],
    argument_map: buildMap(),
    verdicts: [],
    review: null,
    messages: MESSAGES,
    ...changes,
  };
}
