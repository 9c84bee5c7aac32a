import { and, asc, eq, gt, isNotNull, lte, or, sql } from "drizzle-orm";
import type { Orm } from "../../db/database.ts";
import { ltiCourses, ltiLinks, ltiMarks } from "../../db/schema/lti-schema.ts";
import { dialogueResults, studentModuleStats } from "../../db/schema/student-schema.ts";

/** A mark that a worker has taken, until it says how that went or its hold is over. */
export interface ClaimedMark {
  readonly linkId: string;
  readonly userId: string;
  readonly platformId: string;
  readonly subject: string;
  readonly lineItemUrl: string;
  readonly readsResults: boolean;
  readonly reachedAt: Date;
  /** This one counted. */
  readonly attempts: number;
}

/** Names one claim of one mark: a later claim makes it stale. */
export type MarkClaim = Pick<ClaimedMark, "linkId" | "userId" | "attempts">;

/** Marks that learners earn for their courses, and whether those have them: an outbox. */
export interface LtiMarkStore {
  /** Makes due what has been earned since, each once. */
  noteEarned(): Promise<void>;
  /** Takes marks that are due; no other worker gets them before `heldUntil`. */
  claim(most: number, dueBy: Date, heldUntil: Date): Promise<ClaimedMark[]>;
  markHanded(claim: MarkClaim): Promise<void>;
  /** @param nextAttemptAt null: the platform will not have it */
  markFailed(claim: MarkClaim, error: string, nextAttemptAt: Date | null): Promise<void>;
  /** Makes one due at once that failed; false where there is none. */
  sendAgain(linkId: string, userId: string): Promise<boolean>;
}

/** As everywhere: two successes complete a module. */
const COMPLETED_BY = 2;

/** Of the link's module, or of any. */
const isOfModule = (column: typeof dialogueResults.module | typeof studentModuleStats.module) =>
  sql`(${ltiLinks.module} is null or ${column} = ${ltiLinks.module})`;

/** A success counts from when the link was opened; modules and checks whenever they were. */
const IS_EARNED = sql`case ${ltiLinks.goal}
  when 'dialogue' then exists (
    select 1 from ${dialogueResults}
    where ${dialogueResults.userId} = ${ltiMarks.userId} and ${dialogueResults.status} = 'success'
      and ${dialogueResults.endedAt} >= ${ltiMarks.openedAt} and ${isOfModule(dialogueResults.module)})
  when 'module' then exists (
    select 1 from ${studentModuleStats}
    where ${studentModuleStats.userId} = ${ltiMarks.userId}
      and ${studentModuleStats.completed} >= ${COMPLETED_BY} and ${isOfModule(studentModuleStats.module)})
  else exists (
    select 1 from ${studentModuleStats}
    where ${studentModuleStats.userId} = ${ltiMarks.userId}
      and ${studentModuleStats.checkPassed} and ${isOfModule(studentModuleStats.module)})
  end`;

/** Longer than any hold, or any pause between tries. */
const LONGEST_PAUSE_MS = 7_200_000;

async function noteEarned(orm: Orm): Promise<void> {
  // The worker's clock knows milliseconds alone: by it, a part of one later is not yet.
  const now = sql`date_trunc('milliseconds', now())`;
  const due = { state: "due", reachedAt: sql`now()`, nextAttemptAt: now } as const;
  await orm
    .update(ltiMarks)
    .set(due)
    .from(ltiLinks)
    .where(
      and(
        eq(ltiLinks.id, ltiMarks.linkId),
        eq(ltiMarks.state, "open"),
        isNotNull(ltiLinks.lineItemUrl),
        IS_EARNED,
      ),
    );
}

async function claimDue(orm: Orm, most: number, dueBy: Date, heldUntil: Date) {
  const { nextAttemptAt, linkId, userId } = ltiMarks;
  // Later than any hold was written before a clock was put back.
  const latest = new Date(heldUntil.getTime() + LONGEST_PAUSE_MS);
  // In a CTE, which runs once: as a subquery it may be run again, and take more than its limit.
  const due = orm.$with("due").as(
    orm
      .select({ linkId, userId })
      .from(ltiMarks)
      .where(
        and(eq(ltiMarks.state, "due"), or(lte(nextAttemptAt, dueBy), gt(nextAttemptAt, latest))),
      )
      .orderBy(asc(nextAttemptAt))
      .limit(most)
      .for("update", { skipLocked: true }),
  );
  const rows = await orm
    .with(due)
    .update(ltiMarks)
    .set({ nextAttemptAt: heldUntil, attempts: sql`${ltiMarks.attempts} + 1` })
    .from(due)
    .innerJoin(ltiLinks, eq(ltiLinks.id, due.linkId))
    .innerJoin(ltiCourses, eq(ltiCourses.id, ltiLinks.courseId))
    .where(and(eq(linkId, due.linkId), eq(userId, due.userId)))
    .returning({
      linkId,
      userId,
      platformId: ltiCourses.platformId,
      subject: ltiMarks.subject,
      lineItemUrl: ltiLinks.lineItemUrl,
      readsResults: ltiLinks.readsResults,
      reachedAt: ltiMarks.reachedAt,
      attempts: ltiMarks.attempts,
    });
  return rows.map((row) => ({
    ...row,
    lineItemUrl: row.lineItemUrl ?? "",
    reachedAt: row.reachedAt ?? dueBy,
  }));
}

function isClaim({ linkId, userId, attempts }: MarkClaim) {
  return and(
    eq(ltiMarks.linkId, linkId),
    eq(ltiMarks.userId, userId),
    eq(ltiMarks.state, "due"),
    eq(ltiMarks.attempts, attempts),
  );
}

export function createLtiMarkStore(orm: Orm): LtiMarkStore {
  return {
    noteEarned: () => noteEarned(orm),
    claim: (most, dueBy, heldUntil) => claimDue(orm, most, dueBy, heldUntil),
    async markHanded({ linkId, userId }) {
      const isIt = and(eq(ltiMarks.linkId, linkId), eq(ltiMarks.userId, userId));
      const handed = { state: "handed", handedAt: sql`now()`, lastError: null } as const;
      await orm
        .update(ltiMarks)
        .set(handed)
        .where(and(isIt, eq(ltiMarks.state, "due")));
    },
    async markFailed(claim, lastError, nextAttemptAt) {
      const again = nextAttemptAt === null ? { state: "refused" as const } : { nextAttemptAt };
      await orm
        .update(ltiMarks)
        .set({ lastError, ...again })
        .where(isClaim(claim));
    },
    async sendAgain(linkId, userId) {
      const rows = await orm
        .update(ltiMarks)
        .set({ state: "due", nextAttemptAt: sql`now()` })
        .where(
          and(
            eq(ltiMarks.linkId, linkId),
            eq(ltiMarks.userId, userId),
            or(
              eq(ltiMarks.state, "refused"),
              and(eq(ltiMarks.state, "due"), isNotNull(ltiMarks.lastError)),
            ),
          ),
        )
        .returning({ linkId: ltiMarks.linkId });
      return rows.length > 0;
    },
  };
}
