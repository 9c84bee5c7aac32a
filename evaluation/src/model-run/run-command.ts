import { UsageError } from "../command-line.ts";
import { calibrateJudge } from "./calibrate-judge.ts";
import { evaluateTutor } from "./evaluate-tutor.ts";
import { judgeRun } from "./judge-run.ts";
import { readOptions } from "./read-options.ts";
import { readSettings, SettingsError } from "./read-settings.ts";
import type { Surroundings } from "./call-desk.ts";

/**
 * `npm run evaluate -- --tutor llm | --tutor built-in | --calibrate | --judge-run FILE`.
 * @returns the exit code: 0 when all went well, 1 when something did not, 130 when it was ended by hand
 */
export async function runCommand(
  args: readonly string[],
  surroundings: Surroundings,
): Promise<number> {
  try {
    const options = readOptions(args);
    const settings = readSettings(surroundings.environment);
    switch (options.task) {
      case "calibrate":
        return await calibrateJudge(options, settings, surroundings);
      case "judge-run":
        return await judgeRun(options, settings, surroundings);
      case "built-in":
      case "llm":
        return await evaluateTutor(options, settings, surroundings);
    }
  } catch (error) {
    if (!(error instanceof SettingsError || error instanceof UsageError)) throw error;
    surroundings.print(error.message);
    return 1;
  }
}
