import { and, eq, inArray, isNull, min, sql } from "drizzle-orm";
import type { Orm } from "../../db/database.ts";
import { dialogues, distressFlags, messages, modelCalls } from "../../db/schema/schema.ts";
import { accessLog, reviewRequests } from "../../db/schema/supervision-schema.ts";
import { checkReviews, transferChecks } from "../../db/schema/transfer-check-schema.ts";
import { dailyTokens } from "../../db/schema/work-schema.ts";
import { recordDeletions } from "../accounts/record-deletions.ts";
import { refreshDialogue } from "../learning/refresh-stats.ts";
import { LAST_SAID, RETENTION_RULES as IS_OLD } from "./retention-rules.ts";

/** Kinds of rows that are deleted when they are old, in this order. `idle`: dialogues that are ended first. */
export const OLD_KINDS = [
  "idle",
  "dialogues",
  "checks",
  "flags",
  "looks",
  "calls",
  "tokens",
] as const;
export type OldKind = (typeof OLD_KINDS)[number];
export type OldCounts = Readonly<Record<OldKind, number>>;

/** How old is old. */
export interface Age {
  /** Rows that have rested since before this moment are old. */
  readonly before: Date;
  /** The days that this moment lies back, as those are told who look for what is gone. */
  readonly days: number;
}

/** Few enough that nobody waits for it: a dialogue has some thirty messages. */
const DIALOGUES_AT_ONCE = 50;
const ROWS_AT_ONCE = 500;

/** Ends dialogues that nobody has gone on with, as if they had been left after their last message. */
async function endIdle(tx: Orm, { before }: Age): Promise<number> {
  const idle = await tx
    .select({ id: dialogues.id })
    .from(dialogues)
    .where(IS_OLD.idle(before))
    .limit(DIALOGUES_AT_ONCE)
    .for("update", { skipLocked: true });
  for (const { id } of idle) {
    await tx
      .update(dialogues)
      .set({ status: "abandoned", endedAt: LAST_SAID, leaseToken: null, leaseUntil: null })
      .where(eq(dialogues.id, id));
    await refreshDialogue(tx, id);
  }
  return idle.length;
}

/** Of an argument and a state, what lists and counts need: no word of anybody's. */
const BARE_ARGUMENT = sql`json_build_object('version', 1, 'module', ${dialogues.module},
  'issue', ${dialogues.issue}, 'frame', ${dialogues.frame})`;
const BARE_STATE = sql`json_build_object('version', 1, 'module', ${dialogues.module},
  'step', ${dialogues.state} -> 'step', 'learnerMessages', ${dialogues.state} -> 'learnerMessages',
  'outcome', ${dialogues.state} -> 'outcome', 'outcomeReason', ${dialogues.state} -> 'outcomeReason')`;

async function emptyDialogues(tx: Orm, { before, days }: Age): Promise<number> {
  const old = await tx
    .select({ id: dialogues.id })
    .from(dialogues)
    .where(IS_OLD.dialogues(before))
    .orderBy(dialogues.endedAt)
    .limit(DIALOGUES_AT_ONCE)
    .for("update", { skipLocked: true });
  const ids = old.map(({ id }) => id);
  await emptyTheseDialogues(tx, ids, days);
  return ids.length;
}

/** Takes all words from dialogues, and leaves a line of each in the ledger. */
export async function emptyTheseDialogues(
  tx: Orm,
  ids: readonly string[],
  days: number,
): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(messages).where(inArray(messages.dialogueId, [...ids]));
  await tx
    .update(reviewRequests)
    .set({ note: "" })
    .where(inArray(reviewRequests.dialogueId, [...ids]));
  await tx
    .update(dialogues)
    .set({ argument: BARE_ARGUMENT, state: BARE_STATE, summary: null, deletedAfterDays: days })
    .where(inArray(dialogues.id, [...ids]));
  await recordDeletions(
    tx,
    ids.map((key) => ({ kind: "dialogue", key, days })),
  );
}

async function emptyChecks(tx: Orm, { before, days }: Age): Promise<number> {
  const old = await tx
    .select({ id: transferChecks.id })
    .from(transferChecks)
    .where(IS_OLD.checks(before))
    .limit(DIALOGUES_AT_ONCE)
    .for("update", { skipLocked: true });
  const ids = old.map(({ id }) => id);
  await emptyTheseChecks(tx, ids, days);
  return ids.length;
}

const NO_ANSWERS = {
  answers: [],
  assessments: null,
  askedAgain: null,
  secondAnswers: [],
  secondAssessments: null,
};

/** Takes all words from unaided checks. One that was never finished has nothing that counts: all of it goes. */
export async function emptyTheseChecks(
  tx: Orm,
  ids: readonly string[],
  days: number,
): Promise<void> {
  if (ids.length === 0) return;
  const { id, result, argument, module, issue } = transferChecks;
  const bare = sql`json_build_object('version', 1, 'module', ${module}, 'issue', ${issue},
    'frame', ${argument} -> 'frame')`;
  const isIt = inArray(id, [...ids]);
  await tx.delete(transferChecks).where(and(isIt, isNull(result)));
  await tx
    .update(checkReviews)
    .set({ note: "" })
    .where(inArray(checkReviews.checkId, [...ids]));
  await tx
    .update(transferChecks)
    .set({ argument: bare, ...NO_ANSWERS, deletedAfterDays: days })
    .where(isIt);
  await recordDeletions(
    tx,
    ids.map((key) => ({ kind: "check", key, days })),
  );
}

/** That all of a kind that was older than a moment is gone. */
async function recordOld(tx: Orm, key: OldKind, { before, days }: Age): Promise<void> {
  await recordDeletions(tx, [{ kind: "old", key, before, days }]);
}

/** Deletes rows that nothing else hangs on. */
function deleteRows(
  kind: "flags" | "looks" | "calls",
  table: typeof accessLog | typeof modelCalls | typeof distressFlags,
) {
  return async (tx: Orm, age: Age): Promise<number> => {
    const old = await tx
      .select({ id: table.id })
      .from(table)
      .where(IS_OLD[kind](age.before))
      .limit(ROWS_AT_ONCE)
      .for("update", { skipLocked: true });
    const ids = old.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await tx.delete(table).where(inArray(table.id, ids));
    await recordOld(tx, kind, age);
    return ids.length;
  };
}

/** One day at a time. */
async function deleteTokens(tx: Orm, age: Age): Promise<number> {
  const { day, userId } = dailyTokens;
  const oldest = tx
    .select({ day: min(day) })
    .from(dailyTokens)
    .where(IS_OLD.tokens(age.before));
  const gone = await tx.delete(dailyTokens).where(inArray(day, oldest)).returning({ userId });
  if (gone.length > 0) await recordOld(tx, "tokens", age);
  return gone.length;
}

type Delete = (tx: Orm, age: Age) => Promise<number>;

export const DELETES: Readonly<Record<OldKind, Delete>> = {
  idle: endIdle,
  dialogues: emptyDialogues,
  checks: emptyChecks,
  flags: deleteRows("flags", distressFlags),
  looks: deleteRows("looks", accessLog),
  calls: deleteRows("calls", modelCalls),
  tokens: deleteTokens,
};
