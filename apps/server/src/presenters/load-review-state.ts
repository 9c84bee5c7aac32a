import type { FinishedDialoguesReply } from "@elenchus/contract/dialogue";
import type { Verdict, VerdictStore } from "../store/supervision/verdict-store.ts";

type DialogueOnWire = FinishedDialoguesReply["dialogues"][number];

/** The part of supervisors in a dialogue, as its learner is told: nothing, mostly. */
export type ReviewState = Pick<DialogueOnWire, "verdict" | "review">;

/** Without who gave it. */
function presentVerdict(verdict: Verdict): NonNullable<ReviewState["verdict"]> {
  return {
    machine_outcome: verdict.machineOutcome,
    outcome: verdict.outcome,
    reason: verdict.reason,
    decided_at: verdict.decidedAt.toISOString(),
  };
}

/** Verdicts on a learner's dialogues and the reviews that were asked for, by dialogue. */
export async function loadReviewStates(
  verdicts: Pick<VerdictStore, "list" | "listReviews">,
  dialogueIds: readonly string[],
): Promise<ReadonlyMap<string, ReviewState>> {
  const [given, reviews] = await Promise.all([
    verdicts.list(dialogueIds, "latest"),
    verdicts.listReviews(dialogueIds),
  ]);
  const marks = new Map<string, ReviewState>();
  for (const verdict of given) marks.set(verdict.dialogueId, { verdict: presentVerdict(verdict) });
  for (const { dialogueId, answeredAt } of reviews) {
    const review = answeredAt === null ? "requested" : "answered";
    marks.set(dialogueId, { ...marks.get(dialogueId), review });
  }
  return marks;
}
