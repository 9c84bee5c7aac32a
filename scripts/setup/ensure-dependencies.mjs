import { join } from "node:path";
import { hashFiles } from "./hash-files.mjs";
import { npmCommand, npmEnvironment } from "./npm-command.mjs";
import { MODULES_FOLDER } from "./paths.mjs";
import { runQuietly } from "./run-command.mjs";
import { hasStamp, removeStamp, writeStamp } from "./stamp.mjs";

const STAMP = join(MODULES_FOLDER, ".elenchus-installed");

/** What an installation depends on. Native parts are chosen by platform, not by Node's version. */
function describeWanted() {
  return [hashFiles(["package-lock.json"]), process.platform, process.arch].join(" ");
}

/** @returns {boolean} whether all that the lock file names is installed */
export function hasDependencies() {
  return hasStamp(STAMP, describeWanted());
}

/**
 * Installs exactly what the lock file names.
 * @param {string} nodePath
 */
export async function installDependencies(nodePath) {
  process.stderr.write("Installing dependencies (once, about a minute) …\n");
  removeStamp(STAMP);
  const wanted = describeWanted();
  const [command, args] = npmCommand(nodePath, [
    "ci",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ]);
  await runQuietly(command, args, { env: npmEnvironment(nodePath) });
  writeStamp(STAMP, wanted);
}
