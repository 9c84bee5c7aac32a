import { sayMarked } from "@elenchus/domain/marks";
import type { StudentRecord } from "@elenchus/contract/student-record";
import { MODULE_NUMBERS } from "@elenchus/domain/modules";
import { secondsSpent, toMinutes } from "@elenchus/domain/time-spent";
import { latestChecks } from "../../presenters/latest-checks.ts";
import { presentTransferScore } from "../../presenters/present-transfer-score.ts";
import type { DistressFlag } from "../../store/supervision/distress-flag-store.ts";
import type { FinishedTransferCheck } from "../../store/learning/transfer-check-store.ts";
import type {
  Student,
  StudentDialogue,
  StudentMessage,
  StudentText,
} from "../../store/supervision/student-store.ts";

/** Students and all that is told of them, as loaded. */
export interface StudentData {
  readonly students: readonly Student[];
  readonly dialogues: readonly StudentDialogue[];
  readonly messages: readonly StudentMessage[];
  /** Finished ones. */
  readonly checks: readonly FinishedTransferCheck[];
  /** Unseen ones first. */
  readonly flags: readonly DistressFlag[];
}

/** More flags of one student say nothing more. */
const MOST_FLAGS = 20;

type Sessions = StudentRecord["student_sessions"];

function countByModule(dialogues: readonly StudentDialogue[]): Record<string, number> {
  return Object.fromEntries(
    MODULE_NUMBERS.map((module) => [
      module,
      dialogues.filter((dialogue) => dialogue.module === module).length,
    ]),
  );
}

function minutesSpent(messages: readonly StudentMessage[]): number {
  return toMinutes(secondsSpent(messages.map(({ createdAt }) => createdAt.getTime())));
}

function presentSession(
  dialogue: StudentDialogue,
  messages: readonly StudentMessage[],
): Sessions[string] {
  const { status, counted } = dialogue;
  return {
    session_length: counted === null ? minutesSpent(messages) : toMinutes(counted.secondsSpent),
    session_module_id: dialogue.module,
    messages_dict: [],
    messages_omitted: true,
    performance_summary: dialogue.summary ?? "",
    ...(status === "success" || status === "failure" ? { success_or_failure: status } : {}),
  };
}

function presentChecks(checks: readonly FinishedTransferCheck[]): StudentRecord["transfer_checks"] {
  return Object.fromEntries(
    latestChecks(checks).map(({ module, issue, result, endedAt }) => [
      module,
      presentTransferScore(issue, result, endedAt),
    ]),
  );
}

function presentFlag({ id, place, dialogueId, raisedAt, acknowledgedAt }: DistressFlag) {
  return {
    flag_id: id,
    place,
    session_id: dialogueId,
    raised_at: raisedAt.toISOString(),
    acknowledged_at: acknowledgedAt?.toISOString() ?? null,
  };
}

/** The parts of a student's record beside the name. */
interface StudentDetails {
  readonly sessions: Sessions;
  readonly attempted: readonly StudentDialogue[];
  readonly checks: readonly FinishedTransferCheck[];
  readonly flags: readonly DistressFlag[];
}

function presentStudent(
  student: Student,
  { sessions, attempted, checks, flags }: StudentDetails,
): StudentRecord {
  const completed = attempted.filter(({ status }) => status === "success");
  const failed = attempted.filter(({ status }) => status === "failure");
  return {
    student_first_name: student.firstName,
    student_last_name: student.lastName,
    total_completed_passages: completed.length,
    total_failed_passages: failed.length,
    num_attempted_passages: countByModule(attempted),
    num_completed_passages: countByModule(completed),
    num_failed_passages: countByModule(failed),
    student_sessions: sessions,
    transfer_checks: presentChecks(checks),
    distress_flags: flags.slice(0, MOST_FLAGS).map(presentFlag),
  };
}

/**
 * Students as the specification's section 3 has them, their messages left out. A dialogue counts as attempted
 * once the learner has said something in it.
 */
export function presentStudents({
  students,
  dialogues,
  messages,
  checks,
  flags,
}: StudentData): StudentRecord[] {
  const messagesOf = Map.groupBy(messages, ({ dialogueId }) => dialogueId);
  const attempted = dialogues.filter(
    ({ id, counted }) =>
      (counted?.learnerMessages ?? 0) > 0 ||
      messagesOf.get(id)?.some(({ sender }) => sender === "user"),
  );
  const checksOf = Map.groupBy(checks, ({ userId }) => userId);
  const flagsOf = Map.groupBy(flags, ({ userId }) => userId);
  const attemptedOf = Map.groupBy(attempted, ({ userId }) => userId);
  return students.map((student) => {
    const own = attemptedOf.get(student.id) ?? [];
    const sessions = Object.fromEntries(
      own.map((dialogue) => [
        dialogue.id,
        presentSession(dialogue, messagesOf.get(dialogue.id) ?? []),
      ]),
    );
    return presentStudent(student, {
      sessions,
      attempted: own,
      checks: checksOf.get(student.id) ?? [],
      flags: (flagsOf.get(student.id) ?? []).filter(({ kind }) => kind === "distress"),
    });
  });
}

/** The same dialogue with what was said in it. */
export function addTexts(
  session: Sessions[string],
  texts: readonly StudentText[],
): Sessions[string] {
  const said = texts.map(({ sender, text, marks }) => ({
    system_or_user: sender,
    message_text: sayMarked(text, marks ?? []),
  }));
  const whole = { ...session, messages_dict: said };
  delete whole.messages_omitted;
  return whole;
}
