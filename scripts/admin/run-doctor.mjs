// `doctor`: looks at an installation from outside, so that it works where no server starts.
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseEnv } from "node:util";
import { runInForeground } from "../setup/run-in-foreground.mjs";

/** Beside this tool, where both are built. */
const BUILT = join(import.meta.dirname, "doctor.js");

/**
 * @typedef {object} Program
 * @property {string} nodePath
 * @property {string} file
 * @property {readonly string[]} envFile what tells Node to read the settings of the checkout
 */

/** @returns {Promise<Program>} built first, in a checkout */
async function findProgram() {
  if (existsSync(BUILT)) return { nodePath: process.execPath, file: BUILT, envFile: [] };
  const { bootstrap } = await import("../setup/bootstrap.mjs");
  const { envFileOption } = await import("../setup/env-file.mjs");
  const { ROOT } = await import("../setup/paths.mjs");
  const file = join(ROOT, "apps/server/dist/doctor.js");
  return { nodePath: await bootstrap(), file, envFile: envFileOption() };
}

/**
 * Runs the server's doctor with the settings that a server would have: the environment's and those of `.env`, or of the
 * file that `--env-file` names, such as a systemd unit's: as with systemd, it goes before the environment.
 * @param {Readonly<Record<string, string>>} options
 * @returns {Promise<number>} the exit code: 1 where something is broken
 */
export async function runDoctor(options) {
  const { nodePath, file, envFile } = await findProgram();
  const named = options["env-file"];
  const read = named === undefined ? envFile : [];
  const env = named === undefined ? {} : parseEnv(readFileSync(named, "utf8"));
  const said = {
    ...options,
    ...(read[0] ? { "env-file": read[0].replace("--env-file=", "") } : {}),
    ...(named === undefined ? {} : { "env-file": resolve(named) }),
  };
  const args = Object.entries(said).flatMap(([name, value]) => [`--${name}`, value]);
  return runInForeground(nodePath, [...read, file, ...args], { ...process.env, ...env });
}
