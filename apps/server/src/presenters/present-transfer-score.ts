import type { FinishedDialoguesReply } from "@elenchus/contract/dialogue";
import { scoreTransfer, type TransferResult } from "@elenchus/dialogue/transfer-check";

/** The part of a finished check that lists show. */
type Score = Omit<FinishedDialoguesReply["transfer_checks"][number], "module_id">;

/** The score of a transfer check, as every reply that lists it has it. */
export function presentTransferScore(issue: string, result: TransferResult, endedAt: Date): Score {
  const { steps, passed } = result;
  return {
    issue,
    score: scoreTransfer(result),
    steps_found: steps.filter(({ standing }) => standing === "found").length,
    steps_total: steps.length,
    passed,
    ended_at: endedAt.toISOString(),
  };
}
