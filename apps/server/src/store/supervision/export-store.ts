import type { ModuleNumber } from "@elenchus/domain/modules";
import type { Outcome } from "@elenchus/dialogue/dialogue";
import { scoreTransfer } from "@elenchus/dialogue/transfer-check";
import { and, asc, eq, gt, inArray, isNotNull, sql } from "drizzle-orm";
import { users } from "../../db/schema/auth-schema.ts";
import type { Orm } from "../../db/database.ts";
import { dialogues, messages, type DialogueStatus } from "../../db/schema/schema.ts";
import { transferChecks } from "../../db/schema/transfer-check-schema.ts";
import { dialogueResults, groups, studentStats } from "../../db/schema/student-schema.ts";
import { isInScope, type Scope } from "./scope.ts";
import type { StoredMessage } from "../turns/dialogue-rows.ts";

/** A dialogue as exports have it. */
export interface ExportedDialogue {
  readonly id: string;
  readonly studentId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly groupName: string | null;
  readonly module: ModuleNumber;
  readonly issue: string;
  readonly interest: string;
  readonly status: DialogueStatus;
  readonly machineOutcome: Outcome | null;
  readonly learnerMessages: number;
  readonly secondsSpent: number;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  readonly summary: string | null;
  /** Null while its transcript is there. */
  readonly deletedAfterDays: number | null;
}

/** A finished transfer check as exports have it. */
export interface ExportedCheck {
  readonly id: string;
  readonly studentId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly module: ModuleNumber;
  readonly issue: string;
  readonly isPassed: boolean;
  readonly score: number;
  readonly endedAt: Date;
}

/** Rows for exports, a few students at a time, so that none is ever held as a whole. */
export interface ExportStore {
  /** The ids of the next students of a scope. */
  listStudentsAfter(scope: Scope, after: string | null, most: number): Promise<string[]>;
  /** All dialogues of these students in which they said something, student by student, oldest first. */
  listDialogues(studentIds: readonly string[]): Promise<ExportedDialogue[]>;
  listMessages(dialogueIds: readonly string[]): Promise<(StoredMessage & { dialogueId: string })[]>;
  listChecks(studentIds: readonly string[]): Promise<ExportedCheck[]>;
}

const DIALOGUE_COLUMNS = {
  id: dialogues.id,
  studentId: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  groupName: groups.name,
  module: dialogues.module,
  issue: dialogues.issue,
  interest: dialogues.interest,
  status: dialogues.status,
  machineOutcome: sql<Outcome | null>`${dialogues.state} ->> 'outcome'`,
  learnerMessages: dialogueResults.learnerMessages,
  secondsSpent: dialogueResults.secondsSpent,
  startedAt: dialogues.startedAt,
  endedAt: dialogues.endedAt,
  summary: dialogues.summary,
  deletedAfterDays: dialogues.deletedAfterDays,
};

const CHECK_COLUMNS = {
  id: transferChecks.id,
  studentId: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  module: transferChecks.module,
  issue: transferChecks.issue,
  result: transferChecks.result,
  decidedPassed: transferChecks.decidedPassed,
  endedAt: transferChecks.endedAt,
};

function listDialogues(orm: Orm, studentIds: readonly string[]): Promise<ExportedDialogue[]> {
  return orm
    .select(DIALOGUE_COLUMNS)
    .from(dialogueResults)
    .innerJoin(dialogues, eq(dialogues.id, dialogueResults.dialogueId))
    .innerJoin(users, eq(users.id, dialogueResults.userId))
    .innerJoin(studentStats, eq(studentStats.userId, dialogueResults.userId))
    .leftJoin(groups, eq(groups.id, studentStats.groupId))
    .where(inArray(dialogueResults.userId, [...studentIds]))
    .orderBy(asc(dialogueResults.userId), asc(dialogueResults.startedAt));
}

async function listChecks(orm: Orm, studentIds: readonly string[]): Promise<ExportedCheck[]> {
  const rows = await orm
    .select(CHECK_COLUMNS)
    .from(transferChecks)
    .innerJoin(users, eq(users.id, transferChecks.userId))
    .where(and(inArray(transferChecks.userId, [...studentIds]), isNotNull(transferChecks.result)))
    .orderBy(asc(transferChecks.userId), asc(transferChecks.endedAt));
  return rows.flatMap(({ result, decidedPassed, endedAt, ...row }) =>
    result === null || endedAt === null
      ? []
      : [
          {
            ...row,
            endedAt,
            isPassed: decidedPassed ?? result.passed,
            score: scoreTransfer(result),
          },
        ],
  );
}

export function createExportStore(orm: Orm): ExportStore {
  return {
    async listStudentsAfter(scope, after, most) {
      const isNext = after === null ? undefined : gt(studentStats.userId, after);
      const rows = await orm
        .select({ id: studentStats.userId })
        .from(studentStats)
        .where(and(isInScope(scope, studentStats.groupId), isNext))
        .orderBy(asc(studentStats.userId))
        .limit(most);
      return rows.map(({ id }) => id);
    },
    listDialogues: (studentIds) => listDialogues(orm, studentIds),
    listMessages: async (dialogueIds) =>
      dialogueIds.length === 0
        ? []
        : orm
            .select()
            .from(messages)
            .where(inArray(messages.dialogueId, [...dialogueIds]))
            .orderBy(asc(messages.dialogueId), asc(messages.position)),
    listChecks: (studentIds) => listChecks(orm, studentIds),
  };
}
