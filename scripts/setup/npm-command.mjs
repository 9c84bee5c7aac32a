import { accessSync, constants, existsSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { SETUP_FOLDER } from "./paths.mjs";

/**
 * npm's program file run by the Node that is given, where npm started us; else whatever `npm` is.
 * @param {string} nodePath
 * @param {readonly string[]} args
 * @returns {[string, string[]]} command and arguments
 */
export function npmCommand(nodePath, args) {
  const program = process.env["npm_execpath"];
  if (program?.endsWith("npm-cli.js")) return [nodePath, [program, ...args]];
  return ["npm", [...args]];
}

/** @param {string} path */
function canWrite(path) {
  let folder = path;
  while (!existsSync(folder) && dirname(folder) !== folder) folder = dirname(folder);
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    // Whatever the reason, this is no place for npm's cache.
    return false;
  }
}

/**
 * @param {string} nodePath
 * @returns {NodeJS.ProcessEnv} the environment in which that Node comes first, and npm has a cache
 *   that it may write to
 */
export function npmEnvironment(nodePath) {
  const cache = process.env["npm_config_cache"] ?? join(homedir(), ".npm");
  return {
    ...process.env,
    PATH: [dirname(nodePath), process.env["PATH"]].join(delimiter),
    // npm leaves out what is for development where this says production; the build and the checks need it.
    NODE_ENV: undefined,
    // What the reader calculates with would fetch parts for graphics cards, which it has no use for.
    ONNXRUNTIME_NODE_INSTALL: "skip",
    ...(canWrite(cache) ? {} : { npm_config_cache: join(SETUP_FOLDER, "npm-cache") }),
  };
}
