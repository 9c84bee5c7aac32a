import type { LearnerVerdict } from "@elenchus/contract/admin-verdicts";
import type { Verdict } from "../../store/verdict-store.ts";

/** A supervisor's verdict as the learner sees it: without who gave it. */
export function presentLearnerVerdict(verdict: Verdict): LearnerVerdict {
  return {
    machine_outcome: verdict.machineOutcome,
    outcome: verdict.outcome,
    reason: verdict.reason,
    decided_at: verdict.decidedAt.toISOString(),
  };
}
