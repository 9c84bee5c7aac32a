import { spawn } from "node:child_process";
import { ROOT } from "./paths.mjs";

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd] the project's folder unless told
 * @property {NodeJS.ProcessEnv} [env]
 * @property {boolean} [shell] the command is a line for the shell
 */

/** A command that was expected to work did not; the message has its output. */
export class CommandError extends Error {
  /**
   * @param {string} line
   * @param {string} reason
   * @param {string} output
   */
  constructor(line, reason, output) {
    super(`${line} failed (${reason})${output.trim() === "" ? "." : `:\n${output.trim()}`}`);
    this.name = "CommandError";
  }
}

/**
 * Runs a command without showing it, and gives what it printed.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<string>}
 * @throws {CommandError} when it fails, with all that it printed
 */
export function runQuietly(command, args, options = {}) {
  const line = [command, ...args].join(" ");
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? ROOT,
      env: options.env ?? process.env,
      shell: options.shell ?? false,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text) => {
        output += text;
      });
    }
    child.once("error", (error) => reject(new CommandError(line, error.message, output)));
    child.once("close", (code, signal) => {
      if (code === 0) resolve(output);
      else reject(new CommandError(line, signal ?? `exit code ${code}`, output));
    });
  });
}

/**
 * Runs a command in sight of the person, and gives its exit code.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>}
 */
export function runVisibly(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? ROOT,
      env: options.env ?? process.env,
      shell: options.shell ?? false,
      stdio: "inherit",
    });
    const end = () => child.kill("SIGTERM");
    process.once("SIGTERM", end);
    child.once("error", reject);
    child.once("close", (code) => {
      process.removeListener("SIGTERM", end);
      resolve(code ?? 1);
    });
  });
}
