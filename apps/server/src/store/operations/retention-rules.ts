import { type SQL, sql } from "drizzle-orm";
import { dialogues, distressFlags, messages, modelCalls } from "../../db/schema/schema.ts";
import { accessLog, reviewRequests, verdicts } from "../../db/schema/supervision-schema.ts";
import {
  checkReviews,
  checkVerdicts,
  transferChecks,
} from "../../db/schema/transfer-check-schema.ts";
import { dailyTokens } from "../../db/schema/work-schema.ts";
import { isFree } from "../turns/lease.ts";

/** A moment as a parameter: a `Date` alone has no type that the database could know. */
const at = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`;

/** A flag or review of a dialogue that nobody has answered, or that somebody answered or decided only lately. */
function isDialogueWaiting(before: Date): SQL {
  return sql`(exists (select 1 from ${distressFlags} f where f.dialogue_id = ${dialogues.id}
      and coalesce(f.acknowledged_at >= ${at(before)}, true))
    or exists (select 1 from ${reviewRequests} r where r.dialogue_id = ${dialogues.id}
      and coalesce(r.answered_at >= ${at(before)}, true))
    or exists (select 1 from ${verdicts} v where v.dialogue_id = ${dialogues.id}
      and v.decided_at >= ${at(before)}))`;
}

/** The same of an unaided check. */
function isCheckWaiting(before: Date): SQL {
  return sql`(exists (select 1 from ${distressFlags} f where f.transfer_check_id = ${transferChecks.id}
      and coalesce(f.acknowledged_at >= ${at(before)}, true))
    or exists (select 1 from ${checkReviews} r where r.check_id = ${transferChecks.id}
      and coalesce(r.answered_at >= ${at(before)}, true))
    or exists (select 1 from ${checkVerdicts} v where v.check_id = ${transferChecks.id}
      and v.decided_at >= ${at(before)}))`;
}

function isOldDialogue(before: Date): SQL {
  return sql`${dialogues.deletedAfterDays} is null and ${dialogues.status} <> 'active'
    and ${dialogues.endedAt} < ${at(before)}`;
}

function isOldCheck(before: Date): SQL {
  return sql`${transferChecks.deletedAfterDays} is null
    and ${transferChecks.startedAt} < ${at(before)}
    and coalesce(${transferChecks.endedAt} < ${at(before)}, true)`;
}

/** The moment of the last message of a dialogue. */
export const LAST_SAID = sql<Date>`coalesce((select max(m.created_at) from ${messages} m
  where m.dialogue_id = ${dialogues.id}), ${dialogues.startedAt})`;

/**
 * Rows that have rested since before a moment, by kind. A dialogue or check of which a flag or a review waits for a
 * supervisor stays until it is answered, and from then on as long as any other.
 */
export const RETENTION_RULES = {
  /** Nobody has gone on with it. */
  idle: (
    before: Date,
  ) => sql`${dialogues.status} = 'active' and ${dialogues.startedAt} < ${at(before)}
    and ${isFree} and ${LAST_SAID} < ${at(before)} and not ${isDialogueWaiting(before)}`,
  dialogues: (before: Date) =>
    sql`${isOldDialogue(before)} and ${isFree} and not ${isDialogueWaiting(before)}`,
  checks: (before: Date) => sql`${isOldCheck(before)} and not ${isCheckWaiting(before)}`,
  flags: (before: Date) => sql`${distressFlags.acknowledgedAt} < ${at(before)}`,
  looks: (before: Date) => sql`${accessLog.at} < ${at(before)}`,
  /** Each turn asks what a dialogue that goes on has used of its budget. */
  calls: (before: Date) => sql`${modelCalls.createdAt} < ${at(before)}
    and not exists (select 1 from ${dialogues} d where d.id = ${modelCalls.dialogueId}
      and d.status = 'active')`,
  tokens: (before: Date) => sql`${dailyTokens.day} < (${at(before)} at time zone 'UTC')::date`,
} as const;

/** Rows that would be deleted by now, but for supervisors who have not answered. */
export const WAITING_RULES = {
  dialogues: (before: Date) => sql`${isOldDialogue(before)} and ${isDialogueWaiting(before)}`,
  checks: (before: Date) => sql`${isOldCheck(before)} and ${isCheckWaiting(before)}`,
} as const;
