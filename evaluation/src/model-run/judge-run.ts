import { describeSpending } from "./describe-runs.ts";
import { openJournal } from "./journal.ts";
import { judgeReplies } from "./judge-replies.ts";
import type { RunOptions } from "./read-options.ts";
import { type RunSettings, SettingsError } from "./read-settings.ts";
import { readRunRecord } from "./run-record.ts";
import { openCallDesk, type Surroundings } from "./call-desk.ts";

/**
 * Judges the replies of an earlier run: dialogues need not be paid for twice.
 * @returns the exit code
 * @throws SettingsError where no judge is set, or the file is none of a run's
 */
export async function judgeRun(
  options: RunOptions,
  { judge }: RunSettings,
  surroundings: Surroundings,
): Promise<number> {
  if (judge === null) throw new SettingsError("No judge is set: JUDGE and JUDGE_MODEL name it.");
  const { print, signal } = surroundings;
  const file = options.run ?? "";
  const replies = readRunRecord(file);
  const desk = openCallDesk(surroundings, options.tokens);
  const record = openJournal(file);
  const { report, exitCode } = await judgeReplies(
    { options, judge, desk, record, surroundings },
    replies,
  );
  print(describeSpending(desk.spending));
  if (report !== null) {
    record.add({ type: "report", judge: report });
    print(JSON.stringify({ judge: report }));
  }
  return signal.aborted ? 130 : exitCode;
}
