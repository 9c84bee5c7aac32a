import { countWithExitCode } from "./count.mjs";
import { prepareReport, readReport } from "./read-report.mjs";
import { runScript } from "./run-script.mjs";

/**
 * @typedef {object} Report of Playwright
 * @property {{ expected: number, unexpected: number, flaky: number }} stats
 * @property {unknown[]} errors outside of any test
 */

/** @param {Report | null} report */
export function countPlaywright(report) {
  if (report === null) return { passed: 0, failed: 0 };
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length };
}

/**
 * Journeys in a real browser.
 * @param {NodeJS.ProcessEnv} env
 */
export async function runPlaywright(env) {
  const file = prepareReport("e2e");
  const exitCode = await runScript(
    "e2e",
    // Playwright tells its workers about colours itself, and Node complains of hearing it twice.
    { ...env, NO_COLOR: undefined, NODE_ENV: "test", PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    "--reporter=list,json",
  );
  return countWithExitCode(
    countPlaywright(/** @type {Report | null} */ (readReport(file))),
    exitCode,
  );
}
