import type { ModuleNumber } from "@elenchus/domain/modules";
import type { Argument } from "@elenchus/dialogue/argument";
import type { Assessment } from "@elenchus/dialogue/dialogue";
import type { TransferResult } from "@elenchus/dialogue/transfer-check";
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Orm } from "../../db/database.ts";
import { dialogues } from "../../db/schema/schema.ts";
import { transferChecks } from "../../db/schema/transfer-check-schema.ts";
import { addAnswer, storeRound, type JudgedRound, type Round } from "./check-rounds.ts";

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
  /** How they were judged; null until all are. */
  readonly assessments: readonly Assessment[] | null;
  /** Steps that are asked once more, from 0; null while nobody knows, or where there are none. */
  readonly askedAgain: readonly number[] | null;
  /** One a step that is asked once more, in order; as many as were handed in. What was kept stands there again. */
  readonly secondAnswers: readonly string[];
  readonly secondAssessments: readonly Assessment[] | null;
  /** Null until its end; passed or not by what a supervisor decided, if one did. */
  readonly result: TransferResult | null;
  readonly endedAt: Date | null;
  /** Null while passage and answers are there. */
  readonly deletedAfterDays: number | null;
}

/** A finished transfer check in a list. */
export interface FinishedTransferCheck {
  readonly id: string;
  readonly userId: string;
  readonly module: ModuleNumber;
  readonly issue: string;
  readonly result: TransferResult;
  readonly endedAt: Date;
}

/** A topic that a learner has worked on. */
export interface Topic {
  readonly issue: string;
  readonly interest: string;
}

/** Learners' transfer checks, apart from all practice. Of a module's, one is open at a time, and the latest counts. */
export interface TransferCheckStore {
  /** Begins a check; where the learner has an open one in this module already, that one stays. */
  start(check: NewTransferCheck): Promise<void>;
  /** Null when it is unknown or another's. */
  find(checkId: string, userId: string): Promise<TransferCheck | null>;
  /** The open one; where there is none, the one that was finished last. */
  findLatest(userId: string, module: ModuleNumber): Promise<TransferCheck | null>;
  /** Stores an answer of a round at its place there, from 0; false when that is not the next one. */
  addAnswer(checkId: string, round: Round, place: number, answer: string): Promise<boolean>;
  /**
   * Stores what became of a round, with a flag for each answer in distress; where that is stored already,
   * it stays.
   */
  storeRound(checkId: string, judged: JudgedRound): Promise<void>;
  /** Every check of a learner, by module. */
  listStandings(userId: string): Promise<{ module: ModuleNumber; isFinished: boolean }[]>;
  /** All of these learners', newest first. */
  listFinished(userIds: readonly string[]): Promise<FinishedTransferCheck[]>;
  /** Topics that the learner has practised and been checked on, newest first. */
  listTopics(userId: string): Promise<Topic[]>;
  /** Frames of the arguments of a module's checks, newest first. */
  listFrames(userId: string, module: ModuleNumber): Promise<string[]>;
}

/** As far back as the learner may remember an issue. */
const LATEST_DIALOGUES = 200;

/** Of so many checks the argument is not met again. */
const LATEST_FRAMES = 8;

const COLUMNS = {
  id: transferChecks.id,
  module: transferChecks.module,
  issue: transferChecks.issue,
  argument: transferChecks.argument,
  answers: transferChecks.answers,
  assessments: transferChecks.assessments,
  askedAgain: transferChecks.askedAgain,
  secondAnswers: transferChecks.secondAnswers,
  secondAssessments: transferChecks.secondAssessments,
  result: transferChecks.result,
  decidedPassed: transferChecks.decidedPassed,
  endedAt: transferChecks.endedAt,
  deletedAfterDays: transferChecks.deletedAfterDays,
};

/** The result with what a supervisor decided in the machine's place. */
export function decideResult(result: TransferResult, decided: boolean | null): TransferResult {
  return decided === null ? result : { ...result, passed: decided };
}

async function listTopics(orm: Orm, userId: string): Promise<Topic[]> {
  const practised = await orm
    .select({ issue: dialogues.issue, interest: dialogues.interest, at: dialogues.startedAt })
    .from(dialogues)
    .where(eq(dialogues.userId, userId))
    .orderBy(desc(dialogues.startedAt))
    .limit(LATEST_DIALOGUES);
  const { issue, interest } = transferChecks;
  const checked = await orm
    .select({ issue, interest, at: transferChecks.startedAt })
    .from(transferChecks)
    .where(eq(transferChecks.userId, userId));
  return [...practised, ...checked].toSorted((one, other) => +other.at - +one.at);
}

async function listFrames(orm: Orm, userId: string, module: ModuleNumber): Promise<string[]> {
  const rows = await orm
    .select({ argument: transferChecks.argument })
    .from(transferChecks)
    .where(and(eq(transferChecks.userId, userId), eq(transferChecks.module, module)))
    .orderBy(desc(transferChecks.startedAt))
    .limit(LATEST_FRAMES);
  return rows.map(({ argument }) => argument.frame);
}

async function listFinished(
  orm: Orm,
  userIds: readonly string[],
): Promise<FinishedTransferCheck[]> {
  const rows = await orm
    .select({
      id: transferChecks.id,
      userId: transferChecks.userId,
      module: transferChecks.module,
      issue: transferChecks.issue,
      result: transferChecks.result,
      decidedPassed: transferChecks.decidedPassed,
      endedAt: transferChecks.endedAt,
    })
    .from(transferChecks)
    .where(inArray(transferChecks.userId, [...userIds]))
    .orderBy(desc(transferChecks.endedAt));
  return rows.flatMap(({ result, decidedPassed, endedAt, ...row }) =>
    result === null || endedAt === null
      ? []
      : [{ ...row, result: decideResult(result, decidedPassed), endedAt }],
  );
}

export function createTransferCheckStore(orm: Orm): TransferCheckStore {
  const findOne = async (where: ReturnType<typeof and>): Promise<TransferCheck | null> => {
    const [found] = await orm
      .select(COLUMNS)
      .from(transferChecks)
      .where(where)
      // A check that is open has no end, and comes first.
      .orderBy(desc(transferChecks.endedAt))
      .limit(1);
    if (found === undefined) return null;
    const { decidedPassed, ...check } = found;
    return { ...check, result: check.result && decideResult(check.result, decidedPassed) };
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
    findLatest: (userId, module) =>
      findOne(and(eq(transferChecks.userId, userId), eq(transferChecks.module, module))),
    addAnswer: (checkId, round, place, answer) => addAnswer(orm, checkId, { round, place, answer }),
    storeRound: (checkId, judged) => storeRound(orm, checkId, judged),
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
    listFrames: (userId, module) => listFrames(orm, userId, module),
  };
}
