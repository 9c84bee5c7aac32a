import type { StudentReply } from "@elenchus/contract/admin-students";
import type { CountedDialogue } from "../../store/supervision/student-dialogues.ts";
import type { Verdict } from "../../store/supervision/verdict-store.ts";

type DialogueOnWire = StudentReply["dialogues"][number];

/** A verdict as supervisors see it. */
export function presentVerdict(verdict: Verdict): NonNullable<DialogueOnWire["verdict"]> {
  return {
    machine_outcome: verdict.machineOutcome,
    outcome: verdict.outcome,
    reason: verdict.reason,
    decided_at: verdict.decidedAt.toISOString(),
    supervisor_name: verdict.supervisorName,
  };
}

/** A learner's wish for a review. */
export function presentReview(review: CountedDialogue["review"]): DialogueOnWire["review"] {
  if (review === null) return null;
  return {
    note: review.note,
    requested_at: review.requestedAt.toISOString(),
    answered_at: review.answeredAt?.toISOString() ?? null,
  };
}

/** After how many days a dialogue's transcript was deleted, where it was. */
export function presentDeletion({
  deletedAfterDays: days,
}: Pick<CountedDialogue, "deletedAfterDays">): Pick<
  DialogueOnWire,
  "transcript_deleted_after_days"
> {
  return days === null ? {} : { transcript_deleted_after_days: days };
}
