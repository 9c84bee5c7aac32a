/**
 * How many tests went well, and how many did not.
 * @typedef {{ passed: number, failed: number }} Count
 */

/**
 * Makes sure that a failed run shows as one: what breaks outside of any test (a file that does not
 * load, a server that does not start) leaves no failed test behind; nor is a run of nothing a success.
 * @param {Count} count
 * @param {number} exitCode
 * @returns {Count}
 */
export function countWithExitCode({ passed, failed }, exitCode) {
  const hasUncounted = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: hasUncounted ? 1 : failed };
}
