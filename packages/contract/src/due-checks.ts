import * as z from "zod/mini";
import { ModuleId } from "./fields.ts";
import { ClaimedUserId } from "./payload-fields.ts";

/** The name of the caller's time zone, such as "Europe/Rome"; an unknown one counts as UTC. */
export const TimeZone = z.optional(z.nullable(z.string().check(z.maxLength(100))));

/** `POST /api/due_checks`: which unaided checks come back, and when. */
export const DueChecksPayload = z.object({ user_id: ClaimedUserId, time_zone: TimeZone });

/** `POST /api/put_off_check`: "Not now". */
export const PutOffCheckPayload = z.object({
  user_id: ClaimedUserId,
  module_id: ModuleId,
  time_zone: TimeZone,
});

/** `POST /api/set_due_mails`: whether a mail is to tell of checks that are due. */
export const SetDueMailsPayload = z.object({
  user_id: ClaimedUserId,
  /** Once a week at most, or not at all. */
  mails: z.enum(["weekly", "none"]),
  time_zone: TimeZone,
});

export const DueChecksReply = z.object({
  /** Of the completed modules that did not last for all of them, the one that waits longest first. */
  coming: z.array(
    z.object({
      module_id: ModuleId,
      /** By the caller's calendar: "2026-11-30". */
      on: z.string(),
      due: z.boolean(),
      /** Days that it was to come after the last time: 1, 7 or 30. */
      after_days: z.number(),
      /** Days since the last time. */
      days_since: z.number(),
    }),
  ),
  /** Whether a mail tells of them, once a week at most. */
  mails_wanted: z.boolean(),
});
export type DueChecksReply = z.infer<typeof DueChecksReply>;
