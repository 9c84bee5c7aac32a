import { delimiter, dirname, join } from "node:path";
import { MODULES_FOLDER } from "./paths.mjs";

/**
 * @param {string} nodePath
 * @returns {NodeJS.ProcessEnv} the environment in which the project's Node and tools come first, and
 *   in which nobody colours what goes into a file
 */
export function projectEnvironment(nodePath) {
  const path = [dirname(nodePath), join(MODULES_FOLDER, ".bin"), process.env["PATH"]];
  return {
    ...process.env,
    PATH: path.join(delimiter),
    ...(process.stdout.isTTY ? {} : { NO_COLOR: "1" }),
  };
}
