import type { ProgressReply } from "@elenchus/contract/progress";
import { secondsSpent } from "@elenchus/domain/time-spent";
import { notYours } from "../../errors/refusals.ts";
import { latestChecks } from "../../presenters/latest-checks.ts";
import { presentTransferScore } from "../../presenters/present-transfer-score.ts";
import type { FinishedTotals } from "../../store/learning/finished-store.ts";
import type { Stores } from "../../store/stores.ts";
import { loadDetails } from "./load-details.ts";
import { presentEnded } from "./present-ended.ts";

/** Dialogues of one page. */
const PAGE = 20;

function presentTotals(totals: FinishedTotals): ProgressReply["totals"] {
  const { finished, completed, moments, countedSeconds } = totals;
  const seconds = moments.map((own) => Math.floor(secondsSpent(own)));
  return {
    finished,
    completed,
    seconds_spent: seconds.reduce((sum, one) => sum + one, countedSeconds),
  };
}

/** One page of what a learner has finished, with the figures of all of it. */
export async function listProgress(
  stores: Stores,
  userId: string,
  after: string | null,
): Promise<ProgressReply> {
  if (after !== null && (await stores.dialogues.find(after, userId)) === null) throw notYours();
  const [found, totals, checks] = await Promise.all([
    stores.finished.listPage(userId, { after, most: PAGE + 1 }),
    stores.finished.loadTotals(userId),
    stores.transferChecks.listFinished([userId]),
  ]);
  const page = found.slice(0, PAGE);
  const detailsOf = await loadDetails(stores, page);
  return {
    dialogues: page.map((record) => presentEnded(record, detailsOf(record))),
    has_more: found.length > PAGE,
    totals: presentTotals(totals),
    transfer_checks: latestChecks(checks).map(({ module, issue, result, endedAt }) => ({
      module_id: module,
      ...presentTransferScore(issue, result, endedAt),
    })),
  };
}
