import { ROOT } from "../setup/paths.mjs";
import { readScript } from "../setup/read-script.mjs";
import { runVisibly } from "../setup/run-command.mjs";

/**
 * Runs a script of the root package.json, without npm's half second and its banner.
 * @param {string} name
 * @param {NodeJS.ProcessEnv} env
 * @param {string} [more] arguments to add
 * @returns {Promise<number>} the exit code
 */
export function runScript(name, env, more = "") {
  return runVisibly(`${readScript(ROOT, name)} ${more}`.trim(), [], { env, shell: true });
}
