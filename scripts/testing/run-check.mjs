import { runScript } from "./run-script.mjs";

/**
 * A check that passes or fails as one.
 * @param {string} script
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<import("./count.mjs").Count>}
 */
export async function runCheck(script, env) {
  const hasPassed = (await runScript(script, env)) === 0;
  return { passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1 };
}
