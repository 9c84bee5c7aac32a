import { MODULE_NUMBERS } from "@elenchus/domain/modules";
import { toMinutes } from "@elenchus/domain/time-spent";
import type { ExportedDialogue } from "../../store/supervision/export-store.ts";
import type { Scope } from "../../store/supervision/scope.ts";
import type { StudentRow } from "../../store/supervision/student-rows.ts";
import type { Stores } from "../../store/stores.ts";
import { eachBatch } from "./each-batch.ts";

/** Students at a time: a few hundred rows, or some thousand dialogues. */
const STUDENTS_AT_ONCE = 200;
const STUDENTS_OF_DIALOGUES = 50;

const COUNTS = ["attempted", "completed", "failed"] as const;

export const STUDENT_COLUMNS = [
  "student_id",
  "student_last_name",
  "student_first_name",
  "group_name",
  "completed_modules",
  ...COUNTS.map((count) => `total_${count}_passages`),
  ...MODULE_NUMBERS.flatMap((module) => [
    ...COUNTS.map((count) => `num_${count}_passages_${module}`),
    `transfer_check_score_${module}`,
  ]),
  "transfer_checks_passed",
  "minutes_spent",
  "last_active_at",
];

function studentRow({ stats, modules, ...row }: StudentRow) {
  const byModule = modules.flatMap((each) => [
    ...COUNTS.map((count) => [`num_${count}_passages_${each.module}`, each[count]] as const),
    [`transfer_check_score_${each.module}`, each.checkScore] as const,
  ]);
  const active = stats.lastActiveAt;
  return {
    student_id: stats.userId,
    student_last_name: row.lastName,
    student_first_name: row.firstName,
    group_name: row.groupName,
    completed_modules: stats.completedModules,
    ...Object.fromEntries(COUNTS.map((count) => [`total_${count}_passages`, stats[count]])),
    ...Object.fromEntries(byModule),
    transfer_checks_passed: stats.checksPassed,
    minutes_spent: toMinutes(stats.secondsSpent),
    last_active_at: active.getTime() === 0 ? null : active.toISOString(),
  };
}

/** The table of students, whole. */
export async function* studentRows({ exports, students }: Stores, scope: Scope) {
  for await (const ids of eachBatch(exports, scope, STUDENTS_AT_ONCE)) {
    for (const row of await students.loadRows(ids)) yield studentRow(row);
  }
}

export const DIALOGUE_COLUMNS = [
  "dialogue_id",
  "student_id",
  "student_last_name",
  "student_first_name",
  "group_name",
  "module",
  "issue",
  "interest",
  "status",
  "machine_outcome",
  "learner_messages",
  "minutes",
  "started_at",
  "ended_at",
  "performance_summary",
  "transcript_deleted_after_days",
];

function dialogueRow(dialogue: ExportedDialogue) {
  return {
    dialogue_id: dialogue.id,
    student_id: dialogue.studentId,
    student_last_name: dialogue.lastName,
    student_first_name: dialogue.firstName,
    group_name: dialogue.groupName,
    module: dialogue.module,
    issue: dialogue.issue,
    interest: dialogue.interest,
    status: dialogue.status,
    machine_outcome: dialogue.machineOutcome,
    learner_messages: dialogue.learnerMessages,
    minutes: toMinutes(dialogue.secondsSpent),
    started_at: dialogue.startedAt.toISOString(),
    ended_at: dialogue.endedAt?.toISOString() ?? null,
    performance_summary: dialogue.summary,
    transcript_deleted_after_days: dialogue.deletedAfterDays,
  };
}

/** Every dialogue in which somebody said something. */
export async function* dialogueRows({ exports }: Stores, scope: Scope) {
  for await (const ids of eachBatch(exports, scope, STUDENTS_OF_DIALOGUES)) {
    for (const dialogue of await exports.listDialogues(ids)) yield dialogueRow(dialogue);
  }
}
