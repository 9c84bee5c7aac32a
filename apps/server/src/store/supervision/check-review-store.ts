import type { ModuleNumber } from "@elenchus/domain/modules";
import { and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { users } from "../../db/schema/auth-schema.ts";
import type { Orm } from "../../db/database.ts";
import { studentStats } from "../../db/schema/student-schema.ts";
import {
  checkReviews,
  checkVerdicts,
  transferChecks,
} from "../../db/schema/transfer-check-schema.ts";
import { transcriptDeleted } from "../../errors/refusals.ts";
import { putMail, type NewMail } from "../operations/mail-store.ts";
import { refreshStudent } from "../learning/refresh-stats.ts";
import { isInScope, type Scope } from "./scope.ts";
import { decideResult } from "../learning/transfer-check-store.ts";

/** A supervisor's decision about a check, and what the machine had said. */
export interface CheckVerdict {
  readonly checkId: string;
  readonly machinePassed: boolean;
  readonly passed: boolean;
  readonly reason: string;
  readonly decidedAt: Date;
  readonly supervisorName: string | null;
}

/** A verdict to give. */
export interface NewCheckVerdict {
  readonly checkId: string;
  readonly supervisorId: string;
  readonly passed: boolean;
  readonly reason: string;
}

/** Whose check it is, for the mail about a verdict. */
export interface JudgedCheck {
  readonly email: string;
  readonly firstName: string;
  readonly issue: string;
  readonly machinePassed: boolean;
}

/** A learner's wish for a review of a check. */
export interface CheckReview {
  readonly checkId: string;
  readonly note: string;
  readonly requestedAt: Date;
  readonly answeredAt: Date | null;
}

/** One that nobody has answered. */
export interface OpenCheckReview extends Omit<CheckReview, "answeredAt"> {
  readonly studentId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly module: ModuleNumber;
  readonly issue: string;
}

/** Reviews of unaided checks. What the machine said is never changed, in the check's result. */
export interface CheckReviewStore {
  /** The student of a check in a scope; null where there is none. */
  findStudentOf(scope: Scope, checkId: string): Promise<string | null>;
  /** Gives a verdict, with the mail about it; false when the check is not finished. The same again is the one given. */
  give(verdict: NewCheckVerdict, writeMail: (judged: JudgedCheck) => NewMail): Promise<boolean>;
  /** Of these checks, newest first. */
  listVerdicts(checkIds: readonly string[]): Promise<CheckVerdict[]>;
  listReviews(checkIds: readonly string[]): Promise<CheckReview[]>;
  /** Asks for a review; "unknown" unless the learner's check was not passed, "asked" when that was done with another note. */
  request(checkId: string, userId: string, note: string): Promise<"done" | "asked" | "unknown">;
  /** Oldest first. */
  listOpen(scope: Scope): Promise<OpenCheckReview[]>;
}

const MOST_REVIEWS = 200;

/** Whether the machine found the check passed; null before its end. */
const machinePassed = sql<boolean | null>`(${transferChecks.result} ->> 'passed')::boolean`;

async function findJudged(tx: Orm, checkId: string) {
  const { firstName, email } = users;
  const { userId, issue, deletedAfterDays } = transferChecks;
  const [found] = await tx
    .select({ email, firstName, userId, issue, machinePassed, deletedAfterDays })
    .from(transferChecks)
    .innerJoin(users, eq(users.id, userId))
    .where(eq(transferChecks.id, checkId))
    .for("no key update", { of: transferChecks });
  return found ?? null;
}

/** Whether the latest verdict is this very one, and nobody has asked for a review since: then it was sent twice. */
async function isGiven(
  tx: Orm,
  { checkId, supervisorId, passed, reason }: NewCheckVerdict,
): Promise<boolean> {
  const isIts = eq(checkVerdicts.checkId, checkId);
  const newest = tx.select().from(checkVerdicts).where(isIts).orderBy(desc(checkVerdicts.id));
  const [latest] = await newest.limit(1);
  if (latest?.supervisorId !== supervisorId) return false;
  if (latest.passed !== passed || latest.reason !== reason) return false;
  const isAsked = and(eq(checkReviews.checkId, checkId), isNull(checkReviews.answeredAt));
  return (await tx.$count(checkReviews, isAsked)) === 0;
}

async function giveVerdict(
  orm: Orm,
  given: NewCheckVerdict,
  writeMail: (judged: JudgedCheck) => NewMail,
): Promise<boolean> {
  const { checkId, ...verdict } = given;
  return orm.transaction(async (tx) => {
    const found = await findJudged(tx, checkId);
    if (found === null || found.machinePassed === null) return false;
    if (found.deletedAfterDays !== null) throw transcriptDeleted(found.deletedAfterDays);
    const judged = { ...found, machinePassed: found.machinePassed };
    if (await isGiven(tx, given)) return true;
    await tx
      .insert(checkVerdicts)
      .values({ checkId, machinePassed: judged.machinePassed, ...verdict });
    await tx
      .update(transferChecks)
      .set({ decidedPassed: verdict.passed })
      .where(eq(transferChecks.id, checkId));
    await tx
      .update(checkReviews)
      .set({ answeredAt: sql`now()` })
      .where(and(eq(checkReviews.checkId, checkId), isNull(checkReviews.answeredAt)));
    await refreshStudent(tx, found.userId);
    await putMail(tx, writeMail(judged));
    return true;
  });
}

async function requestReview(orm: Orm, checkId: string, userId: string, note: string) {
  const { id, result, decidedPassed, deletedAfterDays: days } = transferChecks;
  const isMine = and(eq(id, checkId), eq(transferChecks.userId, userId));
  const [found] = await orm
    .select({ result, decidedPassed, days })
    .from(transferChecks)
    .where(isMine);
  const isFailed =
    found?.result !== undefined &&
    found.result !== null &&
    !decideResult(found.result, found.decidedPassed).passed;
  if (!isFailed) return "unknown";
  if (found.days !== null) throw transcriptDeleted(found.days);
  const insert = orm.insert(checkReviews).values({ checkId, note });
  const made = await insert.onConflictDoNothing().returning({ id: checkReviews.checkId });
  if (made.length > 0) return "done";
  // The same wish again is the one that is there.
  const isSame = and(eq(checkReviews.checkId, checkId), eq(checkReviews.note, note));
  return (await orm.$count(checkReviews, isSame)) > 0 ? "done" : "asked";
}

async function listVerdicts(orm: Orm, checkIds: readonly string[]): Promise<CheckVerdict[]> {
  if (checkIds.length === 0) return [];
  const { checkId, machinePassed: machine, passed, reason, decidedAt } = checkVerdicts;
  const name = sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`;
  return orm
    .select({
      checkId,
      machinePassed: machine,
      passed,
      reason,
      decidedAt,
      supervisorName: name,
    })
    .from(checkVerdicts)
    .leftJoin(users, eq(users.id, checkVerdicts.supervisorId))
    .where(inArray(checkId, [...checkIds]))
    .orderBy(desc(checkVerdicts.id));
}

async function listOpen(orm: Orm, scope: Scope): Promise<OpenCheckReview[]> {
  const { checkId, note, requestedAt, answeredAt } = checkReviews;
  const { userId: studentId, module, issue } = transferChecks;
  const { firstName, lastName, email } = users;
  return orm
    .select({
      checkId,
      note,
      requestedAt,
      studentId,
      firstName,
      lastName,
      email,
      module,
      issue,
    })
    .from(checkReviews)
    .innerJoin(transferChecks, eq(transferChecks.id, checkId))
    .innerJoin(users, eq(users.id, studentId))
    .innerJoin(studentStats, eq(studentStats.userId, studentId))
    .where(and(isNull(answeredAt), isInScope(scope, studentStats.groupId)))
    .orderBy(asc(requestedAt))
    .limit(MOST_REVIEWS);
}

export function createCheckReviewStore(orm: Orm): CheckReviewStore {
  return {
    async findStudentOf(scope, checkId) {
      const [found] = await orm
        .select({ id: studentStats.userId })
        .from(transferChecks)
        .innerJoin(studentStats, eq(studentStats.userId, transferChecks.userId))
        .where(and(eq(transferChecks.id, checkId), isInScope(scope, studentStats.groupId)));
      return found?.id ?? null;
    },
    give: (verdict, writeMail) => giveVerdict(orm, verdict, writeMail),
    listVerdicts: (checkIds) => listVerdicts(orm, checkIds),
    listReviews: async (checkIds) =>
      checkIds.length === 0
        ? []
        : orm
            .select()
            .from(checkReviews)
            .where(inArray(checkReviews.checkId, [...checkIds])),
    request: (checkId, userId, note) => requestReview(orm, checkId, userId, note),
    listOpen: (scope) => listOpen(orm, scope),
  };
}
