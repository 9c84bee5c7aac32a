import type { ModuleNumber } from "@elenchus/domain/modules";
import type { OutcomeReason } from "@elenchus/dialogue/dialogue";
import type { DecidedReply } from "@elenchus/dialogue/find-turning-point";
import { and, count, desc, eq, inArray, sql, type SQL } from "drizzle-orm";
import { users } from "../../db/schema/auth-schema.ts";
import type { Orm } from "../../db/database.ts";
import { dialogues, messages } from "../../db/schema/schema.ts";
import { dialogueResults, groups, studentStats } from "../../db/schema/student-schema.ts";
import { listBehind, type BehindStudents } from "../set-work/behind-with-work.ts";
import { isAwayIn, isStuckIn } from "./attention-conditions.ts";
import { findSigns, type AttentionSign } from "./attention-signs.ts";
import type { Scope } from "./scope.ts";

/** A student who fails again and again, with the latest dialogue that failed. */
export interface StuckStudent {
  readonly studentId: string;
  readonly dialogueId: string;
  readonly failedAt: Date;
  /** Failures since the last success. */
  readonly failuresRunning: number;
  /** Of the module with the most: dialogues since its last success in which its own step was told. */
  readonly toldRunning: number;
}

/** A student who has not come for some time. */
export interface AwayStudent {
  readonly studentId: string;
  /** Null for those who never began. */
  readonly lastActiveAt: Date | null;
}

/** Who a student is. */
export interface Person {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly groupName: string | null;
}

/** How a dialogue ended, and what its turning point is found by. */
export interface EndedDialogue {
  readonly dialogueId: string;
  readonly module: ModuleNumber;
  readonly issue: string;
  readonly reason: OutcomeReason | null;
  /** Index of the step that it failed at, or was left in. */
  readonly step: number;
  /** Of the tutor's replies: where each stands, and how much it confirmed and told. */
  readonly replies: readonly DecidedReply[];
}

/** Whom a supervisor should look at. Read off indexes of the scope's students alone. */
export interface AttentionStore {
  /** The latest first. */
  listStuck(scope: Scope, most: number): Promise<StuckStudent[]>;
  countStuck(scope: Scope): Promise<number>;
  /** Those who were here last first, and at the end those who never began. */
  listAway(scope: Scope, days: number, most: number): Promise<AwayStudent[]>;
  countAway(scope: Scope, days: number): Promise<number>;
  /** Who has not done what was due in the last weeks, most of it first. */
  listBehind(scope: Scope, most: number): Promise<BehindStudents>;
  /** Of these students, the most urgent reason to look at each, where there is one. */
  findSigns(studentIds: readonly string[]): Promise<ReadonlyMap<string, AttentionSign>>;
  loadPeople(studentIds: readonly string[]): Promise<Person[]>;
  loadEnded(dialogueIds: readonly string[]): Promise<EndedDialogue[]>;
  /** The texts of these messages, each by "dialogue position". */
  loadTexts(
    places: readonly { readonly dialogueId: string; readonly position: number }[],
  ): Promise<ReadonlyMap<string, string>>;
}

const { groupId, userId, lastActiveAt, failuresRunning, toldRunning } = studentStats;

/**
 * The order of the last visit. Of groups it is one that no index has: else those of everybody might be read in that order, and
 * nearly all of them left out.
 */
function lastFirst(scope: Scope): SQL {
  return desc(scope.kind === "all" ? lastActiveAt : sql`${lastActiveAt} + interval '0'`);
}

async function listStuck(orm: Orm, scope: Scope, most: number): Promise<StuckStudent[]> {
  const stuck = orm
    .select({ studentId: userId, failuresRunning, toldRunning, lastActiveAt })
    .from(studentStats)
    .where(isStuckIn(scope))
    .orderBy(lastFirst(scope), desc(userId))
    .limit(most)
    .as("stuck");
  const failed = orm
    .select({ dialogueId: dialogueResults.dialogueId, failedAt: dialogueResults.lastAt })
    .from(dialogueResults)
    .where(and(eq(dialogueResults.userId, stuck.studentId), eq(dialogueResults.status, "failure")))
    .orderBy(desc(dialogueResults.startedAt))
    .limit(1)
    .as("failed");
  return orm
    .select({
      studentId: stuck.studentId,
      dialogueId: failed.dialogueId,
      failedAt: failed.failedAt,
      failuresRunning: stuck.failuresRunning,
      toldRunning: stuck.toldRunning,
    })
    .from(stuck)
    .innerJoinLateral(failed, sql`true`)
    .orderBy(desc(stuck.lastActiveAt), desc(stuck.studentId));
}

async function listAway(
  orm: Orm,
  scope: Scope,
  { days, most }: { readonly days: number; readonly most: number },
): Promise<AwayStudent[]> {
  const rows = await orm
    .select({ studentId: userId, lastActiveAt })
    .from(studentStats)
    .where(isAwayIn(orm, scope, days))
    .orderBy(lastFirst(scope), desc(userId))
    .limit(most);
  return rows.map(({ studentId, lastActiveAt: at }) => ({
    studentId,
    lastActiveAt: at.getTime() === 0 ? null : at,
  }));
}

/** How many a list of a move has; none where what is stored is no list. */
function lengthOf(name: "covered" | "asserted"): SQL<number> {
  const list = sql`${messages.move} -> ${sql.raw(`'${name}'`)}`;
  return sql<number>`case when json_typeof(${list}) = 'array' then json_array_length(${list}) else 0 end`;
}

async function loadEnded(orm: Orm, ids: readonly string[]): Promise<EndedDialogue[]> {
  if (ids.length === 0) return [];
  const { dialogueId, module, reason, step } = dialogueResults;
  const [ended, replies] = await Promise.all([
    orm
      .select({ dialogueId, module, issue: dialogues.issue, reason, step })
      .from(dialogueResults)
      .innerJoin(dialogues, eq(dialogues.id, dialogueId))
      .where(inArray(dialogueId, [...ids])),
    orm
      .select({
        dialogueId: messages.dialogueId,
        position: messages.position,
        // A reply speaks of the step in which the learner answered, and may stand in the next one.
        step: sql<number>`coalesce(substring(${messages.move} ->> 'step' from '^\\d+$')::integer, ${messages.step})`,
        covered: lengthOf("covered"),
        asserted: lengthOf("asserted"),
      })
      .from(messages)
      .where(and(inArray(messages.dialogueId, [...ids]), sql`${messages.move} is not null`))
      .orderBy(messages.dialogueId, messages.position),
  ]);
  const repliesOf = Map.groupBy(replies, (one) => one.dialogueId);
  return ended.map((one) => ({ ...one, replies: repliesOf.get(one.dialogueId) ?? [] }));
}

async function loadTexts(
  orm: Orm,
  places: readonly { readonly dialogueId: string; readonly position: number }[],
): Promise<ReadonlyMap<string, string>> {
  if (places.length === 0) return new Map();
  const wanted = places.map(
    ({ dialogueId, position }) => sql`(${dialogueId}::uuid, ${position}::integer)`,
  );
  const { dialogueId, position, text } = messages;
  const found = await orm
    .select({ dialogueId, position, text })
    .from(messages)
    .where(sql`(${dialogueId}, ${position}) in (${sql.join(wanted, sql`, `)})`);
  return new Map(found.map((one) => [`${one.dialogueId} ${one.position}`, one.text]));
}

async function countWhere(orm: Orm, condition: SQL | undefined): Promise<number> {
  const [row] = await orm.select({ total: count() }).from(studentStats).where(condition);
  return row?.total ?? 0;
}

export function createAttentionStore(orm: Orm): AttentionStore {
  return {
    listStuck: (scope, most) => listStuck(orm, scope, most),
    countStuck: (scope) => countWhere(orm, isStuckIn(scope)),
    listAway: (scope, days, most) => listAway(orm, scope, { days, most }),
    countAway: (scope, days) => countWhere(orm, isAwayIn(orm, scope, days)),
    listBehind: (scope, most) => listBehind(orm, scope, most),
    findSigns: (ids) => findSigns(orm, ids),
    loadPeople: async (ids) => {
      if (ids.length === 0) return [];
      const { id, firstName, lastName, email } = users;
      return orm
        .select({ id, firstName, lastName, email, groupName: groups.name })
        .from(users)
        .innerJoin(studentStats, eq(userId, id))
        .leftJoin(groups, eq(groups.id, groupId))
        .where(inArray(id, [...ids]));
    },
    loadEnded: (ids) => loadEnded(orm, ids),
    loadTexts: (places) => loadTexts(orm, places),
  };
}
