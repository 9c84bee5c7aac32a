import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { npmCommand, npmEnvironment } from "./npm-command.mjs";
import { ROOT, SETUP_FOLDER } from "./paths.mjs";
import { runQuietly } from "./run-command.mjs";
import { hasStamp, removeStamp, writeStamp } from "./stamp.mjs";

const OLDEST_MAJOR = 24;
const STAMP = join(SETUP_FOLDER, "installed");

/** The version to get, where the machine's is too old. */
function readWantedVersion() {
  return readFileSync(join(ROOT, ".node-version"), "utf8").trim();
}

/**
 * The npm package `node` runs a script that installs the one for the machine; we name that one
 * ourselves, which needs no install script.
 */
function runtimePackage() {
  const isMacArm = process.platform === "darwin" && process.arch === "arm64";
  const platform = process.platform === "win32" ? "win" : process.platform;
  return `${isMacArm ? "node-bin" : "node"}-${platform}-${process.arch}`;
}

/** @returns {boolean} */
function isNodeNewEnough() {
  return Number(process.versions.node.split(".")[0]) >= OLDEST_MAJOR;
}

/**
 * @returns {{ nodePath: string, isReady: boolean }} the Node that runs this project, and whether it
 *   is there already
 */
export function findRuntime() {
  if (isNodeNewEnough()) return { nodePath: process.execPath, isReady: true };
  const nodePath = join(SETUP_FOLDER, "node_modules", runtimePackage(), "bin/node");
  const wanted = `${runtimePackage()}@${readWantedVersion()}`;
  return { nodePath, isReady: hasStamp(STAMP, wanted) && existsSync(nodePath) };
}

/** Gets the Node that this project needs into `.runtime/`. */
export async function installRuntime() {
  const { nodePath } = findRuntime();
  const wanted = `${runtimePackage()}@${readWantedVersion()}`;
  process.stderr.write(
    `Getting Node ${readWantedVersion()} for this folder (this machine has ${process.versions.node}) …\n`,
  );
  removeStamp(STAMP);
  mkdirSync(SETUP_FOLDER, { recursive: true });
  writeFileSync(join(SETUP_FOLDER, "package.json"), '{ "private": true }\n');
  const options = ["--no-save", "--no-package-lock", "--no-audit", "--no-fund", "--loglevel=error"];
  const [command, args] = npmCommand(process.execPath, [
    "install",
    "--prefix",
    SETUP_FOLDER,
    ...options,
    wanted,
  ]);
  try {
    await runQuietly(command, args, {
      cwd: SETUP_FOLDER,
      env: npmEnvironment(process.execPath),
    });
    await runQuietly(nodePath, ["--version"]);
  } catch (error) {
    throw new Error(
      `Node ${OLDEST_MAJOR} could not be got from the npm registry. Install it (https://nodejs.org) and try again.`,
      { cause: error },
    );
  }
  writeStamp(STAMP, wanted);
}
