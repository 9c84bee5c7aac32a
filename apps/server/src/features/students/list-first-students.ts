import type { FirstStudentsReply } from "@elenchus/contract/admin-students";
import { USUAL_AWAY_DAYS } from "../../store/supervision/attention-conditions.ts";
import type { Scope } from "../../store/supervision/scope.ts";
import type { Stores } from "../../store/stores.ts";
import { showRows } from "./show-rows.ts";

/** More than that is a page of its own. */
const MOST_FIRST = 10;

/**
 * Who needs attention, the most urgent first, as rows to stand above the table. Who is away or behind changes with the clock
 * alone: no stored order of the table can hold that.
 */
export async function listFirstStudents(stores: Stores, scope: Scope): Promise<FirstStudentsReply> {
  const { attention, distressFlags, verdicts, checkReviews } = stores;
  const most = MOST_FIRST + 1;
  const [flags, ofDialogues, ofChecks, stuck, behind, away] = await Promise.all([
    distressFlags.listIn(scope, "open"),
    verdicts.listOpenReviews(scope),
    checkReviews.listOpen(scope),
    attention.listStuck(scope, most),
    attention.listBehind(scope, most),
    attention.listAway(scope, USUAL_AWAY_DAYS, most),
  ]);
  const found = new Set([
    ...flags.map(({ userId }) => userId),
    ...[...ofDialogues, ...ofChecks, ...stuck, ...behind.students, ...away].map(
      ({ studentId }) => studentId,
    ),
  ]);
  return {
    students: await showRows(stores, [...found].slice(0, MOST_FIRST)),
    has_more: found.size > MOST_FIRST,
  };
}
