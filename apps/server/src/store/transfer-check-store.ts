import type { ModuleNumber } from "@elenchus/domain/modules";
import type { Argument } from "@elenchus/dialogue/argument";
import type { Assessment } from "@elenchus/dialogue/dialogue";
import type { TransferResult } from "@elenchus/dialogue/transfer-check";
import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Orm } from "../db/database.ts";
import { dialogues, transferChecks } from "../db/schema.ts";
import { raiseFlag } from "./distress-flag-store.ts";
import { refreshStudent } from "./refresh-stats.ts";

/** A transfer check to begin. */
export interface NewTransferCheck {
  readonly id: string;
  readonly userId: string;
  readonly interest: string;
  readonly argument: Argument;
}

/** A transfer check as it stands. */
export interface TransferCheck {
  readonly id: string;
  readonly module: ModuleNumber;
  readonly issue: string;
  readonly argument: Argument;
  /** One a step, in order; as many as were handed in. */
  readonly answers: readonly string[];
  /** Null until all is answered and judged. */
  readonly result: TransferResult | null;
  readonly endedAt: Date | null;
}

/** A finished transfer check in a list. */
export interface FinishedTransferCheck {
  readonly userId: string;
  readonly module: ModuleNumber;
  readonly issue: string;
  readonly result: TransferResult;
  readonly endedAt: Date;
}

/** What a learner has worked on. */
export interface Topic {
  readonly issue: string;
  readonly interest: string;
}

/** Learners' transfer checks: one a module, apart from all practice. */
export interface TransferCheckStore {
  /** Begins a check; where the learner has one in this module already, that one stays. */
  start(check: NewTransferCheck): Promise<void>;
  /** Null when it is unknown or another's. */
  find(checkId: string, userId: string): Promise<TransferCheck | null>;
  findByModule(userId: string, module: ModuleNumber): Promise<TransferCheck | null>;
  /** Stores the answer to a step, from 0; false when that is not the next one to be answered. */
  addAnswer(checkId: string, step: number, answer: string): Promise<boolean>;
  /**
   * Stores what became of a check, with a flag for each answer in distress; where that is stored already,
   * it stays.
   */
  finish(
    checkId: string,
    assessments: readonly Assessment[],
    result: TransferResult,
  ): Promise<void>;
  /** Every check of a learner, by module. */
  listStandings(userId: string): Promise<{ module: ModuleNumber; isFinished: boolean }[]>;
  /** Of all these learners, newest first. */
  listFinished(userIds: readonly string[]): Promise<FinishedTransferCheck[]>;
  /** What the learner has practised and been checked on, practice first, each newest first. */
  listTopics(userId: string): Promise<Topic[]>;
}

/** As far back as the learner may remember an issue. */
const LATEST_DIALOGUES = 200;

const COLUMNS = {
  id: transferChecks.id,
  module: transferChecks.module,
  issue: transferChecks.issue,
  argument: transferChecks.argument,
  answers: transferChecks.answers,
  result: transferChecks.result,
  endedAt: transferChecks.endedAt,
};

async function listTopics(orm: Orm, userId: string): Promise<Topic[]> {
  const practised = await orm
    .select({ issue: dialogues.issue, interest: dialogues.interest })
    .from(dialogues)
    .where(eq(dialogues.userId, userId))
    .orderBy(desc(dialogues.startedAt))
    .limit(LATEST_DIALOGUES);
  const checked = await orm
    .select({ issue: transferChecks.issue, interest: transferChecks.interest })
    .from(transferChecks)
    .where(eq(transferChecks.userId, userId))
    .orderBy(desc(transferChecks.startedAt));
  return [...practised, ...checked];
}

async function listFinished(
  orm: Orm,
  userIds: readonly string[],
): Promise<FinishedTransferCheck[]> {
  const rows = await orm
    .select({
      userId: transferChecks.userId,
      module: transferChecks.module,
      issue: transferChecks.issue,
      result: transferChecks.result,
      endedAt: transferChecks.endedAt,
    })
    .from(transferChecks)
    .where(inArray(transferChecks.userId, [...userIds]))
    .orderBy(desc(transferChecks.endedAt));
  return rows.flatMap(({ result, endedAt, ...row }) =>
    result === null || endedAt === null ? [] : [{ ...row, result, endedAt }],
  );
}

async function finishCheck(
  orm: Orm,
  checkId: string,
  assessments: readonly Assessment[],
  result: TransferResult,
): Promise<void> {
  await orm.transaction(async (tx) => {
    const [finished] = await tx
      .update(transferChecks)
      .set({ assessments: [...assessments], result, endedAt: sql`now()` })
      .where(and(eq(transferChecks.id, checkId), isNull(transferChecks.result)))
      .returning({ userId: transferChecks.userId });
    if (!finished) return;
    await refreshStudent(tx, finished.userId);
    for (const [position, { speechAct }] of assessments.entries()) {
      if (speechAct !== "distress") continue;
      const place = "transfer_check";
      const seen = { kind: "distress", place, transferCheckId: checkId, position } as const;
      await raiseFlag(tx, finished.userId, seen);
    }
  });
}

export function createTransferCheckStore(orm: Orm): TransferCheckStore {
  const findOne = async (where: ReturnType<typeof and>): Promise<TransferCheck | null> => {
    const [found] = await orm.select(COLUMNS).from(transferChecks).where(where);
    return found ?? null;
  };
  return {
    async start({ argument, ...check }) {
      const { module, issue } = argument;
      await orm
        .insert(transferChecks)
        .values({ ...check, module, issue, argument })
        .onConflictDoNothing();
    },
    find: (checkId, userId) =>
      findOne(and(eq(transferChecks.id, checkId), eq(transferChecks.userId, userId))),
    findByModule: (userId, module) =>
      findOne(and(eq(transferChecks.userId, userId), eq(transferChecks.module, module))),
    async addAnswer(checkId, step, answer) {
      const isNext = sql`cardinality(${transferChecks.answers}) = ${step}`;
      const stored = await orm
        .update(transferChecks)
        .set({ answers: sql`array_append(${transferChecks.answers}, ${answer}::text)` })
        .where(and(eq(transferChecks.id, checkId), isNext))
        .returning({ id: transferChecks.id });
      return stored.length > 0;
    },
    finish: (checkId, assessments, result) => finishCheck(orm, checkId, assessments, result),
    listStandings: (userId) =>
      orm
        .select({
          module: transferChecks.module,
          isFinished: sql<boolean>`${transferChecks.result} is not null`,
        })
        .from(transferChecks)
        .where(eq(transferChecks.userId, userId)),
    listFinished: (userIds) => listFinished(orm, userIds),
    listTopics: (userId) => listTopics(orm, userId),
  };
}
