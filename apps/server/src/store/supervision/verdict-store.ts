import type { ModuleNumber } from "@elenchus/domain/modules";
import type { Outcome } from "@elenchus/dialogue/dialogue";
import { aliasedTable, and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { users } from "../../db/schema/auth-schema.ts";
import type { Orm } from "../../db/database.ts";
import { dialogues } from "../../db/schema/schema.ts";
import { studentStats } from "../../db/schema/student-schema.ts";
import { reviewRequests, verdicts } from "../../db/schema/supervision-schema.ts";
import { transcriptDeleted } from "../../errors/refusals.ts";
import { putMail, type NewMail } from "../operations/mail-store.ts";
import { refreshDialogue } from "../learning/refresh-stats.ts";
import { isInScope, type Scope } from "./scope.ts";

/** A supervisor's decision, and what the machine had said. */
export interface Verdict {
  readonly dialogueId: string;
  readonly machineOutcome: Outcome;
  readonly outcome: Outcome;
  readonly reason: string;
  readonly decidedAt: Date;
  readonly supervisorName: string | null;
}

/** A verdict to give. */
export interface NewVerdict {
  readonly dialogueId: string;
  readonly supervisorId: string;
  readonly outcome: Outcome;
  readonly reason: string;
}

/** How often supervisors decide as the machine did. */
export interface Agreement {
  readonly decided: number;
  readonly agreed: number;
}

/** Whose dialogue it is, for the mail about a verdict. */
export interface Judged {
  readonly email: string;
  readonly firstName: string;
  readonly issue: string;
  readonly machineOutcome: Outcome;
}

/** A learner's wish that nobody has answered. */
export interface OpenReview {
  readonly studentId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly dialogueId: string;
  readonly module: ModuleNumber;
  readonly issue: string;
  readonly note: string;
  readonly requestedAt: Date;
}

/** Supervisors' decisions about dialogues. The machine's outcome is never changed, in the dialogue's state. */
export interface VerdictStore {
  /**
   * Gives a verdict, with the mail about it; false when the dialogue did not end by itself. The same one again is the
   * one that was given.
   * @throws AppError 409 `transcript_deleted` where there is nothing left to judge by
   */
  give(verdict: NewVerdict, writeMail: (judged: Judged) => NewMail): Promise<boolean>;
  /** The latest one of each of these dialogues, or all of them; newest first. */
  list(dialogueIds: readonly string[], which: "latest" | "all"): Promise<Verdict[]>;
  countAgreement(scope: Scope): Promise<Agreement>;
  /** Asks for a review; "unknown" unless the learner's dialogue failed, "asked" when that was done with another note. */
  requestReview(
    dialogueId: string,
    userId: string,
    note: string,
  ): Promise<"done" | "asked" | "unknown">;
  /** Which of these dialogues have a review. */
  listReviews(
    dialogueIds: readonly string[],
  ): Promise<{ dialogueId: string; answeredAt: Date | null }[]>;
  /** Oldest first. */
  listOpenReviews(scope: Scope): Promise<OpenReview[]>;
}

const MOST_REVIEWS = 200;

async function findJudged(tx: Orm, dialogueId: string) {
  const [found] = await tx
    .select({
      email: users.email,
      firstName: users.firstName,
      issue: dialogues.issue,
      machineOutcome: sql<Outcome | null>`${dialogues.state} ->> 'outcome'`,
      deletedAfterDays: dialogues.deletedAfterDays,
    })
    .from(dialogues)
    .innerJoin(users, eq(users.id, dialogues.userId))
    .where(eq(dialogues.id, dialogueId))
    .for("no key update", { of: dialogues });
  return found ?? null;
}

/** Whether the latest verdict is this very one, and nobody has asked for a review since: then it was sent twice. */
async function isGiven(
  tx: Orm,
  { dialogueId, supervisorId, outcome, reason }: NewVerdict,
): Promise<boolean> {
  const isIts = eq(verdicts.dialogueId, dialogueId);
  const newest = tx.select().from(verdicts).where(isIts).orderBy(desc(verdicts.id)).limit(1);
  const [latest] = await newest;
  if (latest?.supervisorId !== supervisorId) return false;
  if (latest.outcome !== outcome || latest.reason !== reason) return false;
  const isAsked = and(eq(reviewRequests.dialogueId, dialogueId), isNull(reviewRequests.answeredAt));
  return (await tx.$count(reviewRequests, isAsked)) === 0;
}

async function giveVerdict(
  orm: Orm,
  given: NewVerdict,
  writeMail: (judged: Judged) => NewMail,
): Promise<boolean> {
  const { dialogueId, ...verdict } = given;
  return orm.transaction(async (tx) => {
    const found = await findJudged(tx, dialogueId);
    if (found === null || found.machineOutcome === null) return false;
    if (found.deletedAfterDays !== null) throw transcriptDeleted(found.deletedAfterDays);
    const judged = { ...found, machineOutcome: found.machineOutcome };
    const { machineOutcome } = judged;
    if (await isGiven(tx, given)) return true;
    await tx.insert(verdicts).values({ dialogueId, machineOutcome, ...verdict });
    // Everything that counts successes goes by this.
    await tx.update(dialogues).set({ status: verdict.outcome }).where(eq(dialogues.id, dialogueId));
    await tx
      .update(reviewRequests)
      .set({ answeredAt: sql`now()` })
      .where(and(eq(reviewRequests.dialogueId, dialogueId), isNull(reviewRequests.answeredAt)));
    await refreshDialogue(tx, dialogueId);
    await putMail(tx, writeMail(judged));
    return true;
  });
}

async function listVerdicts(
  orm: Orm,
  dialogueIds: readonly string[],
  which: "latest" | "all",
): Promise<Verdict[]> {
  if (dialogueIds.length === 0) return [];
  const { dialogueId, machineOutcome, outcome, reason, decidedAt, id } = verdicts;
  const name = sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`;
  const columns = { dialogueId, machineOutcome, outcome, reason, decidedAt, supervisorName: name };
  const select =
    which === "all" ? orm.select(columns) : orm.selectDistinctOn([dialogueId], columns);
  return select
    .from(verdicts)
    .leftJoin(users, eq(users.id, verdicts.supervisorId))
    .where(inArray(dialogueId, [...dialogueIds]))
    .orderBy(dialogueId, desc(id));
}

async function countAgreement(orm: Orm, scope: Scope): Promise<Agreement> {
  const latest = orm
    .selectDistinctOn([verdicts.dialogueId], {
      isAgreed: sql<boolean>`${verdicts.outcome} = ${verdicts.machineOutcome}`.as("is_agreed"),
    })
    .from(verdicts)
    .innerJoin(dialogues, eq(dialogues.id, verdicts.dialogueId))
    .innerJoin(studentStats, eq(studentStats.userId, dialogues.userId))
    .where(isInScope(scope, studentStats.groupId))
    .orderBy(verdicts.dialogueId, desc(verdicts.id))
    .as("latest");
  const [row] = await orm
    .select({
      decided: sql<number>`count(*)`.mapWith(Number),
      agreed: sql<number>`count(*) filter (where ${latest.isAgreed})`.mapWith(Number),
    })
    .from(latest);
  return row ?? { decided: 0, agreed: 0 };
}

async function requestReview(orm: Orm, dialogueId: string, userId: string, note: string) {
  const isFailed = and(
    eq(dialogues.id, dialogueId),
    eq(dialogues.userId, userId),
    eq(dialogues.status, "failure"),
  );
  const { deletedAfterDays: days } = dialogues;
  const [failed] = await orm.select({ days }).from(dialogues).where(isFailed);
  if (failed === undefined) return "unknown";
  if (failed.days !== null) throw transcriptDeleted(failed.days);
  const insert = orm.insert(reviewRequests).values({ dialogueId, userId, note });
  const made = await insert.onConflictDoNothing().returning({ id: reviewRequests.dialogueId });
  if (made.length > 0) return "done";
  // The same wish again is the one that is there.
  const isSame = and(eq(reviewRequests.dialogueId, dialogueId), eq(reviewRequests.note, note));
  return (await orm.$count(reviewRequests, isSame)) > 0 ? "done" : "asked";
}

export function createVerdictStore(orm: Orm): VerdictStore {
  const learners = aliasedTable(users, "learners");
  return {
    give: (verdict, writeMail) => giveVerdict(orm, verdict, writeMail),
    list: (dialogueIds, which) => listVerdicts(orm, dialogueIds, which),
    countAgreement: (scope) => countAgreement(orm, scope),
    requestReview: (dialogueId, userId, note) => requestReview(orm, dialogueId, userId, note),
    listReviews: async (dialogueIds) =>
      dialogueIds.length === 0
        ? []
        : orm
            .select({
              dialogueId: reviewRequests.dialogueId,
              answeredAt: reviewRequests.answeredAt,
            })
            .from(reviewRequests)
            .where(inArray(reviewRequests.dialogueId, [...dialogueIds])),
    listOpenReviews: (scope) =>
      orm
        .select({
          studentId: reviewRequests.userId,
          firstName: learners.firstName,
          lastName: learners.lastName,
          email: learners.email,
          dialogueId: reviewRequests.dialogueId,
          module: dialogues.module,
          issue: dialogues.issue,
          note: reviewRequests.note,
          requestedAt: reviewRequests.requestedAt,
        })
        .from(reviewRequests)
        .innerJoin(dialogues, eq(dialogues.id, reviewRequests.dialogueId))
        .innerJoin(learners, eq(learners.id, reviewRequests.userId))
        .innerJoin(studentStats, eq(studentStats.userId, reviewRequests.userId))
        .where(and(isNull(reviewRequests.answeredAt), isInScope(scope, studentStats.groupId)))
        .orderBy(asc(reviewRequests.requestedAt))
        .limit(MOST_REVIEWS),
  };
}
