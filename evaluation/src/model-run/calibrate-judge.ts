import { calibrate } from "../calibration/calibrate.ts";
import { calibrationFolder } from "../calibration/calibration-store.ts";
import { readLabelledTurns } from "../calibration/read-labelled-turns.ts";
import { isTrusted } from "../calibration/trust.ts";
import { describeCalibration } from "./describe-agreement.ts";
import { describeFailures } from "./describe-failures.ts";
import { describeSpending } from "./describe-runs.ts";
import { describeEstimate, estimate } from "./estimate.ts";
import { createJudge, identifyJudge } from "./judge-replies.ts";
import type { RunOptions } from "./read-options.ts";
import { type RunSettings, SettingsError } from "./read-settings.ts";
import { openCallDesk, type Surroundings } from "./call-desk.ts";

/**
 * Has the judge label the labelled turns, and tells and keeps how far it agrees with them.
 * @returns the exit code
 * @throws SettingsError where no judge is set
 */
export async function calibrateJudge(
  options: RunOptions,
  { judge }: RunSettings,
  surroundings: Surroundings,
): Promise<number> {
  if (judge === null) throw new SettingsError("No judge is set: JUDGE and JUDGE_MODEL name it.");
  const { print, signal } = surroundings;
  const labelled = await readLabelledTurns();
  const work = { argument: 0, turn: 0, message: 0, judgement: labelled.length };
  const cost = estimate(work, { tutor: null, learner: null, judge });
  print(`${labelled.length} labelled turns to judge. Estimate: ${describeEstimate(cost)}.`);
  if (options.isEstimate) return 0;
  const desk = openCallDesk(surroundings, options.tokens);
  const judging = {
    client: createJudge(judge, surroundings),
    concurrency: options.concurrency,
    createCall: () => desk.createCall("judge"),
    mayGoOn: desk.mayGoOn,
  };
  const folder = calibrationFolder(options.results);
  const { calibration, file, resumed, left, failures } = await calibrate({
    judging,
    judge: identifyJudge(judge),
    labelled,
    folder,
  });
  if (resumed > 0) print(`${resumed} turns were judged in an earlier run and not again.`);
  print(describeSpending(desk.spending));
  if (calibration !== null) {
    for (const line of describeCalibration(calibration)) print(line);
    print(`Kept in ${file}`);
    if (isTrusted(calibration.agreement)) return 0;
    print("This judge is to be believed on no dimension, so it will be asked nothing.");
    return 1;
  }
  const why = desk.spending.isSpent() ? " (the tokens are spent: --tokens)" : "";
  print(
    `${left} turns are left${describeFailures(failures)}${why}, so the judge is not calibrated. What was judged is kept in ${file}; the same command goes on from there.`,
  );
  return signal.aborted ? 130 : 1;
}
