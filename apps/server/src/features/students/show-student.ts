import type { StudentReply } from "@elenchus/contract/admin-students";
import { toMinutes } from "@elenchus/domain/time-spent";
import { latestChecks } from "../../presenters/latest-checks.ts";
import { presentTransferScore } from "../../presenters/present-transfer-score.ts";
import { presentFlag } from "../../presenters/present-flag.ts";
import type { CountedDialogue } from "../../store/supervision/student-dialogues.ts";
import type { Stores } from "../../store/stores.ts";
import type { Verdict } from "../../store/supervision/verdict-store.ts";
import { presentDeletion, presentReview, presentVerdict } from "./present-verdict.ts";
import { showRows } from "./show-rows.ts";

function presentDialogue(
  { result, issue, summary, machineOutcome, review, deletedAfterDays }: CountedDialogue,
  verdict: Verdict | undefined,
): StudentReply["dialogues"][number] {
  return {
    dialogue_id: result.dialogueId,
    session_module_id: result.module,
    chosen_passage_subtopic: issue,
    status: result.status,
    machine_outcome: machineOutcome,
    session_length: toMinutes(result.secondsSpent),
    started_at: result.startedAt.toISOString(),
    ended_at: result.endedAt?.toISOString() ?? null,
    performance_summary: summary,
    ...presentDeletion({ deletedAfterDays }),
    learner_messages: result.learnerMessages,
    verdict: verdict === undefined ? null : presentVerdict(verdict),
    review: presentReview(review),
  };
}

/** A student whom the supervisor sees, with everything but the transcripts; null where these stores know of none. */
export async function showStudent(stores: Stores, studentId: string): Promise<StudentReply | null> {
  const { students, transferChecks, distressFlags, verdicts } = stores;
  const [[student], dialogues, checks, flags] = await Promise.all([
    showRows(stores, [studentId]),
    students.listCounted(studentId),
    transferChecks.listFinished([studentId]),
    distressFlags.list([studentId]),
  ]);
  if (student === undefined) return null;
  const ids = dialogues.map(({ result }) => result.dialogueId);
  const latest = await verdicts.list(ids, "latest");
  const verdictOf = new Map(latest.map((verdict) => [verdict.dialogueId, verdict]));
  return {
    student,
    dialogues: dialogues.map((each) =>
      presentDialogue(each, verdictOf.get(each.result.dialogueId)),
    ),
    transfer_checks: latestChecks(checks).map(({ module, issue, result, endedAt }) => ({
      module_id: module,
      ...presentTransferScore(issue, result, endedAt),
    })),
    all_transfer_checks: checks.map(({ id, module, issue, result, endedAt }) => ({
      check_id: id,
      module_id: module,
      ...presentTransferScore(issue, result, endedAt),
    })),
    flags: flags.map(presentFlag),
  };
}
