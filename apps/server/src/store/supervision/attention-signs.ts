import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { assignmentLearners, assignments } from "../../db/schema/assignment-schema.ts";
import type { Orm } from "../../db/database.ts";
import { distressFlags } from "../../db/schema/schema.ts";
import { dialogueResults, studentStats } from "../../db/schema/student-schema.ts";
import { reviewRequests } from "../../db/schema/supervision-schema.ts";
import { checkReviews, transferChecks } from "../../db/schema/transfer-check-schema.ts";
import { IS_MEMBER } from "../set-work/assignment-store.ts";
import { isBehind } from "../set-work/behind-with-work.ts";
import { isAwayIn, isStuckIn, USUAL_AWAY_DAYS } from "./attention-conditions.ts";
import type { Scope } from "./scope.ts";

/** Why to look at a student, the most urgent first: the order of the page "Needs attention". */
const KINDS = ["flag", "review", "failed", "told", "behind", "away"] as const;

/** Why a supervisor should look at a student, and where. */
export interface AttentionSign {
  readonly kind: (typeof KINDS)[number];
  /** How often: failures, answers that were told, pieces of work. */
  readonly times: number;
  /** The dialogue that shows it, and in it the message; null where there is none. */
  readonly dialogueId: string | null;
  readonly position: number | null;
  /** The unaided check that it is about. */
  readonly checkId: string | null;
}

const EVERYBODY: Scope = { kind: "all" };
const kindOf = (kind: AttentionSign["kind"]) => sql<AttentionSign["kind"]>`${kind}::text`;
const ONCE = sql<number>`1`;
const NO_ID = sql<string | null>`null::uuid`;
const NO_PLACE = sql<number | null>`null::integer`;

/** Flags that nobody has handled, newest first. */
function selectFlags(orm: Orm, ids: string[]) {
  const { userId, dialogueId, position, acknowledgedAt, raisedAt } = distressFlags;
  return orm
    .select({
      studentId: userId,
      kind: kindOf("flag"),
      times: ONCE,
      dialogueId: sql<string | null>`${dialogueId}`,
      // Of a check, it counts questions.
      position: sql<number | null>`case when ${dialogueId} is not null then ${position} end`,
      checkId: NO_ID,
    })
    .from(distressFlags)
    .where(and(inArray(userId, ids), isNull(acknowledgedAt)))
    .orderBy(desc(raisedAt));
}

function selectReviews(orm: Orm, ids: string[]) {
  const { userId, dialogueId, answeredAt } = reviewRequests;
  return orm
    .select({
      studentId: userId,
      kind: kindOf("review"),
      times: ONCE,
      dialogueId: sql<string | null>`${dialogueId}`,
      position: NO_PLACE,
      checkId: NO_ID,
    })
    .from(reviewRequests)
    .where(and(inArray(userId, ids), isNull(answeredAt)));
}

function selectCheckReviews(orm: Orm, ids: string[]) {
  return orm
    .select({
      studentId: transferChecks.userId,
      kind: kindOf("review"),
      times: ONCE,
      dialogueId: NO_ID,
      position: NO_PLACE,
      checkId: sql<string | null>`${checkReviews.checkId}`,
    })
    .from(checkReviews)
    .innerJoin(transferChecks, eq(transferChecks.id, checkReviews.checkId))
    .where(and(inArray(transferChecks.userId, ids), isNull(checkReviews.answeredAt)));
}

/** With the latest dialogue that failed. */
function selectStuck(orm: Orm, ids: string[]) {
  const { userId, failuresRunning, toldRunning } = studentStats;
  const hasFailed = sql`${failuresRunning} >= 2`;
  const failed = orm
    .select({ dialogueId: dialogueResults.dialogueId })
    .from(dialogueResults)
    .where(and(eq(dialogueResults.userId, userId), eq(dialogueResults.status, "failure")))
    .orderBy(desc(dialogueResults.startedAt))
    .limit(1);
  return orm
    .select({
      studentId: userId,
      kind: sql<AttentionSign["kind"]>`case when ${hasFailed} then 'failed' else 'told' end`,
      times: sql<number>`(case when ${hasFailed} then ${failuresRunning} else ${toldRunning} end)::integer`,
      dialogueId: sql<string | null>`${failed}`,
      position: NO_PLACE,
      checkId: NO_ID,
    })
    .from(studentStats)
    .where(and(inArray(userId, ids), isStuckIn(EVERYBODY)));
}

function selectBehind(orm: Orm, ids: string[]) {
  const { userId, assignmentId } = assignmentLearners;
  return orm
    .select({
      studentId: userId,
      kind: kindOf("behind"),
      times: sql<number>`count(*)::integer`,
      dialogueId: NO_ID,
      position: NO_PLACE,
      checkId: NO_ID,
    })
    .from(assignmentLearners)
    .innerJoin(assignments, eq(assignments.id, assignmentId))
    .innerJoin(studentStats, IS_MEMBER)
    .where(and(inArray(userId, ids), isBehind()))
    .groupBy(userId);
}

function selectAway(orm: Orm, ids: string[]) {
  return orm
    .select({
      studentId: studentStats.userId,
      kind: kindOf("away"),
      times: ONCE,
      dialogueId: NO_ID,
      position: NO_PLACE,
      checkId: NO_ID,
    })
    .from(studentStats)
    .where(and(inArray(studentStats.userId, ids), isAwayIn(orm, EVERYBODY, USUAL_AWAY_DAYS)));
}

/** Of these students, the most urgent reason to look at each: one question, off indexes by student. */
export async function findSigns(
  orm: Orm,
  studentIds: readonly string[],
): Promise<ReadonlyMap<string, AttentionSign>> {
  if (studentIds.length === 0) return new Map();
  const ids = [...studentIds];
  const [flags, ...others] = [
    selectFlags(orm, ids),
    selectReviews(orm, ids),
    selectCheckReviews(orm, ids),
    selectStuck(orm, ids),
    selectBehind(orm, ids),
    selectAway(orm, ids),
  ];
  const rows = await unionAll(flags, ...others);
  const byUrgency = rows.toSorted(
    (one, other) => KINDS.indexOf(other.kind) - KINDS.indexOf(one.kind),
  );
  // Of a student the last one stays: the most urgent, and the oldest flag.
  return new Map(byUrgency.map(({ studentId, ...sign }) => [studentId, sign]));
}
