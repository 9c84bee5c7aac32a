import { lte } from "drizzle-orm";
import type { Orm } from "../../db/database.ts";
import { dialogues, distressFlags, modelCalls } from "../../db/schema/schema.ts";
import { accessLog } from "../../db/schema/supervision-schema.ts";
import { transferChecks } from "../../db/schema/transfer-check-schema.ts";
import { dailyTokens } from "../../db/schema/work-schema.ts";
import { DELETES, OLD_KINDS, type Age, type OldCounts, type OldKind } from "./delete-old-rows.ts";
import { RETENTION_RULES as IS_OLD, WAITING_RULES } from "./retention-rules.ts";

/** Deletion by age. Results stay: outcomes, progress, counts. */
export interface RetentionStore {
  /** How much is old; of dialogues that are `idle`, those that will be ended and deleted. */
  count(age: Age): Promise<OldCounts>;
  /** Counts rows that would be old, but for a flag or a review that waits for a supervisor, or was answered lately. */
  countWaiting(age: Age): Promise<number>;
  /** Finds what waits for a word of whoever runs the server; null where the deletion goes on as it does each night. */
  findHeld(age: Age): Promise<OldCounts | null>;
  /** Deletes some of what is old, in one short transaction; how many. What others hold at the moment is passed over. */
  deleteSome(kind: OldKind, age: Age): Promise<number>;
}

const TABLES = {
  idle: dialogues,
  dialogues,
  checks: transferChecks,
  flags: distressFlags,
  looks: accessLog,
  calls: modelCalls,
  tokens: dailyTokens,
} as const;

const DAY_MS = 86_400_000;
/** Rows that got old within so many days, in a short stop say, are deleted without a question. */
const BACKLOG_DAYS = 3;

/**
 * Counts rows that would go at once and never went before, because `RETENTION_DAYS` is new, or less than it was: a slip of
 * the pen there must not cost a school its transcripts. They wait until somebody deletes by hand, once (`purge`).
 *
 * @returns how much waits; null where the deletion goes on as it does each night
 */
async function findHeld(
  store: Pick<RetentionStore, "count">,
  hasDeletedAfter: (days: number) => Promise<boolean>,
  age: Age,
): Promise<OldCounts | null> {
  if (await hasDeletedAfter(age.days)) return null;
  const before = new Date(age.before.getTime() - BACKLOG_DAYS * DAY_MS);
  const backlog = await store.count({ ...age, before });
  const isBacklog = backlog.idle + backlog.dialogues + backlog.checks > 0;
  return isBacklog ? store.count(age) : null;
}

export function createRetentionStore(orm: Orm): RetentionStore {
  const count = async ({ before }: Age): Promise<OldCounts> => {
    const counts: [OldKind, number][] = [];
    for (const kind of OLD_KINDS)
      counts.push([kind, await orm.$count(TABLES[kind], IS_OLD[kind](before))]);
    return Object.fromEntries(counts) as Record<OldKind, number>;
  };
  /** Whether something was deleted already after so many days, or fewer. */
  const hasDeletedAfter = async (days: number): Promise<boolean> => {
    const ofDialogues = await orm.$count(dialogues, lte(dialogues.deletedAfterDays, days));
    return (
      ofDialogues > 0 ||
      (await orm.$count(transferChecks, lte(transferChecks.deletedAfterDays, days))) > 0
    );
  };
  return {
    count,
    async countWaiting({ before }) {
      const ofDialogues = await orm.$count(dialogues, WAITING_RULES.dialogues(before));
      return ofDialogues + (await orm.$count(transferChecks, WAITING_RULES.checks(before)));
    },
    findHeld: (age) => findHeld({ count }, hasDeletedAfter, age),
    deleteSome: (kind, age) => orm.transaction((tx) => DELETES[kind](tx, age)),
  };
}
