import { accessSync, constants, existsSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { CommandError, runQuietly } from "./run-command.mjs";
import { withSetupLock } from "./setup-lock.mjs";

/** Where Debian puts servers; a person's PATH often lacks it. */
const FOLDERS_OF_SERVERS = ["/usr/local/sbin", "/usr/sbin", "/sbin"];
/** Debian asks this file whether a service may be started. */
const START_POLICY = "/usr/sbin/policy-rc.d";

/**
 * @param {string} path
 * @returns {boolean}
 */
function canRun(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string} program
 * @returns {string | null} its path
 */
function findProgram(program) {
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), ...FOLDERS_OF_SERVERS];
  return folders.map((folder) => join(folder, program)).find(canRun) ?? null;
}

/** @param {readonly string[]} args */
async function runApt(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await runQuietly("apt-get", ["-q", "-y", "-o", "DPkg::Lock::Timeout=120", ...args], { env });
}

/** @param {string} name */
async function installPackage(name) {
  const install = ["install", "--no-install-recommends", name];
  try {
    await runApt(install);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    // A fresh machine has no lists of packages, and old ones name files that are gone.
    await runApt(["update"]);
    await runApt(install);
  }
  // On a machine that runs systemd the service would come with the next start.
  if (existsSync("/run/systemd/system")) await runQuietly("systemctl", ["disable", name]);
}

/**
 * Installs a package and lets no service of it start.
 * @param {string} name
 */
async function installWithoutService(name) {
  const isOurs = !existsSync(START_POLICY);
  if (isOurs) writeFileSync(START_POLICY, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
  try {
    await installPackage(name);
  } finally {
    if (isOurs) rmSync(START_POLICY, { force: true });
  }
}

/**
 * A program of the machine's: found, or installed once from Debian's packages, which takes root.
 * @param {string} program such as `nginx`
 * @param {string} [name] of its package
 * @returns {Promise<string>} its path
 * @throws {Error} that says what to install
 */
export async function ensureDebianPackage(program, name = program) {
  const advice =
    `Install ${name} (on Debian and Ubuntu as root: apt-get install --no-install-recommends ${name}) ` +
    "and try again.";
  const found = findProgram(program);
  if (found !== null) return found;
  if (process.getuid?.() !== 0 || findProgram("apt-get") === null)
    throw new Error(`There is no ${program} on this machine. ${advice}`);
  try {
    return await withSetupLock(async () => {
      const installed = findProgram(program);
      if (installed !== null) return installed;
      process.stderr.write(`No ${program} on this machine; installing it (once) …\n`);
      await installWithoutService(name);
      const path = findProgram(program);
      if (path === null) throw new Error(`The package ${name} has no ${program}.`);
      return path;
    });
  } catch (cause) {
    throw new Error(`${program} could not be installed. ${advice}`, { cause });
  }
}
