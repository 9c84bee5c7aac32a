import { asc, eq } from "drizzle-orm";
import type { Orm } from "../../db/database.ts";
import { dialogues } from "../../db/schema/schema.ts";
import { groups, studentStats } from "../../db/schema/student-schema.ts";
import {
  checkReviews,
  checkVerdicts,
  transferChecks,
} from "../../db/schema/transfer-check-schema.ts";
import { accessLog, reviewRequests, verdicts } from "../../db/schema/supervision-schema.ts";

/** The same of the unaided checks. */
async function loadCheckReviews(orm: Orm, userId: string) {
  return {
    check_verdicts: await orm
      .select({
        check_id: checkVerdicts.checkId,
        machine_passed: checkVerdicts.machinePassed,
        passed: checkVerdicts.passed,
        reason: checkVerdicts.reason,
        decided_at: checkVerdicts.decidedAt,
      })
      .from(checkVerdicts)
      .innerJoin(transferChecks, eq(transferChecks.id, checkVerdicts.checkId))
      .where(eq(transferChecks.userId, userId))
      .orderBy(asc(checkVerdicts.id)),
    check_reviews_asked_for: await orm
      .select({
        check_id: checkReviews.checkId,
        note: checkReviews.note,
        requested_at: checkReviews.requestedAt,
        answered_at: checkReviews.answeredAt,
      })
      .from(checkReviews)
      .innerJoin(transferChecks, eq(transferChecks.id, checkReviews.checkId))
      .where(eq(transferChecks.userId, userId))
      .orderBy(asc(checkReviews.requestedAt)),
  };
}

/** Loads what supervisors did with somebody's dialogues; not which supervisor it was. Belongs to `OwnDataStore`. */
export async function loadSupervision(orm: Orm, userId: string) {
  const [group] = await orm
    .select({ name: groups.name })
    .from(studentStats)
    .innerJoin(groups, eq(groups.id, studentStats.groupId))
    .where(eq(studentStats.userId, userId));
  const { machineOutcome, outcome, reason, decidedAt } = verdicts;
  const { note, requestedAt, answeredAt } = reviewRequests;
  return {
    group: group?.name ?? null,
    verdicts: await orm
      .select({
        session_id: verdicts.dialogueId,
        machine_outcome: machineOutcome,
        outcome,
        reason,
        decided_at: decidedAt,
      })
      .from(verdicts)
      .innerJoin(dialogues, eq(dialogues.id, verdicts.dialogueId))
      .where(eq(dialogues.userId, userId))
      .orderBy(asc(verdicts.id)),
    reviews_asked_for: await orm
      .select({
        session_id: reviewRequests.dialogueId,
        note,
        requested_at: requestedAt,
        answered_at: answeredAt,
      })
      .from(reviewRequests)
      .where(eq(reviewRequests.userId, userId))
      .orderBy(asc(requestedAt)),
    ...(await loadCheckReviews(orm, userId)),
    looks_of_supervisors: await orm
      .select({
        session_id: accessLog.dialogueId,
        check_id: accessLog.transferCheckId,
        kind: accessLog.kind,
        at: accessLog.at,
      })
      .from(accessLog)
      .where(eq(accessLog.studentId, userId))
      .orderBy(asc(accessLog.id)),
  };
}
