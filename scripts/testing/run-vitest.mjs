import { countWithExitCode } from "./count.mjs";
import { prepareReport, readReport } from "./read-report.mjs";
import { runScript } from "./run-script.mjs";

/**
 * @typedef {object} Report of Vitest
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {{ status: string, assertionResults: unknown[] }[]} testResults
 */

/**
 * Counts tests, and files that failed without any.
 * @param {Report | null} report
 */
export function countVitest(report) {
  if (report === null) return { passed: 0, failed: 0 };
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/**
 * Unit and integration tests of every workspace.
 * @param {NodeJS.ProcessEnv} env
 */
export async function runVitest(env) {
  const file = prepareReport("unit");
  const exitCode = await runScript(
    "unit",
    // Under "production" React has no tools for tests.
    { ...env, NODE_ENV: "test" },
    `--reporter=default --reporter=json --outputFile.json="${file}"`,
  );
  return countWithExitCode(countVitest(/** @type {Report | null} */ (readReport(file))), exitCode);
}
