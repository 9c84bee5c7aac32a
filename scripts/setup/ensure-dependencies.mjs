import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { hashFiles } from "./hash-files.mjs";
import { npmCommand, npmEnvironment } from "./npm-command.mjs";
import { MODULES_FOLDER, ROOT } from "./paths.mjs";
import { runQuietly } from "./run-command.mjs";
import { hasStamp, removeStamp, writeStamp } from "./stamp.mjs";

const STAMP = join(MODULES_FOLDER, ".elenchus-installed");

/** What an installation depends on. Native parts are chosen by platform, not by Node's version. */
function describeWanted() {
  return [hashFiles(["package-lock.json"]), process.platform, process.arch].join(" ");
}

/** @returns {string[]} folders of packages that the lock file names and that are not there */
function listMissing() {
  const file = readFileSync(join(ROOT, "package-lock.json"), "utf8");
  /** @type {unknown} */
  const lock = JSON.parse(file);
  const { packages } =
    /** @type {{ packages: Record<string, { optional?: boolean, devOptional?: boolean }> }} */ (
      lock
    );
  // Optional ones are for some machines only.
  return Object.entries(packages)
    .filter(([, { optional, devOptional }]) => optional !== true && devOptional !== true)
    .map(([folder]) => folder)
    .filter((folder) => !existsSync(join(ROOT, folder)));
}

/** @returns {boolean} whether all that the lock file names is installed */
export function hasDependencies() {
  return hasStamp(STAMP, describeWanted()) && listMissing().length === 0;
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
    // Whatever npm's own settings leave out.
    "--include=dev",
    "--include=optional",
    "--include=peer",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ]);
  await runQuietly(command, args, { env: npmEnvironment(nodePath) });
  const missing = listMissing();
  if (missing.length > 0) {
    throw new Error(
      `npm has left out ${missing.slice(0, 3).join(", ")} of what package-lock.json names.`,
    );
  }
  writeStamp(STAMP, wanted);
}
