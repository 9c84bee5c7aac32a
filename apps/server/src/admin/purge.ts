import * as z from "zod/mini";
import { deleteOld, olderThan } from "../retention/delete-old.ts";
import type { OldCounts } from "../store/operations/delete-old-rows.ts";
import { defineCommand, Flag, type CommandContext } from "./admin-command.ts";
import { UsageError } from "./admin-context.ts";

const Days = z.pipe(
  z
    .string("is missing")
    .check(z.regex(/^[1-9]\d{0,4}$/u, "must be a whole number of days, such as 365")),
  z.transform(Number),
);

/** The purge that is asked for. */
interface Wanted {
  readonly "older-than": number;
  readonly "dry-run": boolean;
  readonly yes: boolean;
}

const HOUR_MS = 3_600_000;

function plural(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** One line a kind. Dialogues that nobody has gone on with are ended first, and count with the others. */
function listCounts({ dialogues, checks, flags, looks, calls, tokens }: OldCounts): string[] {
  return [
    plural(dialogues, "transcript of a dialogue", "transcripts of dialogues"),
    plural(checks, "unaided check", "unaided checks"),
    plural(flags, "handled flag", "handled flags"),
    plural(looks, "log of a look", "logs of looks"),
    plural(calls, "record of a call to a model", "records of calls to models"),
    plural(tokens, "learner's day of used tokens", "learners' days of used tokens"),
  ].map((line) => `  ${line}`);
}

/**
 * Deletes once what `RETENTION_DAYS` would delete each night; with `dry-run`, tells what that would be. The command
 * line asks whoever sits there, and sends `yes`.
 */
async function purge({ stores, now, note }: CommandContext, wanted: Wanted): Promise<string> {
  const days = wanted["older-than"];
  if (!wanted.yes && !wanted["dry-run"])
    throw new UsageError("Nothing was deleted. --yes deletes for good; --dry-run tells what.");
  const age = olderThan(days, now());
  const { retention } = stores;
  const waiting = await retention.countWaiting(age);
  const others = plural(waiting, "other is", "others are");
  const kept =
    waiting === 0
      ? []
      : [`${others} kept: a flag or a review of it was not answered, or only since.`];
  if (wanted["dry-run"]) {
    const counts = await retention.count(age);
    const all = { ...counts, dialogues: counts.dialogues + counts.idle };
    const head = `Older than ${plural(days, "day", "days")}; nothing was deleted:`;
    return [head, ...listCounts(all), ...kept].join("\n");
  }
  const never = new AbortController().signal;
  const { deleted, isDone } = await deleteOld(retention, age, { closing: never, mostMs: HOUR_MS });
  note({ days, ...deleted });
  const head = `Deleted what was older than ${plural(days, "day", "days")}:`;
  const more = isDone ? [] : ["There is more: say it again."];
  return [head, ...listCounts(deleted), ...kept, ...more].join("\n");
}

export const PURGE = defineCommand({ "older-than": Days, "dry-run": Flag, yes: Flag }, purge);
