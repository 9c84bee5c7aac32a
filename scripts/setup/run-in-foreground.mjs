import { spawn } from "node:child_process";
import { constants } from "node:os";

/** @type {readonly NodeJS.Signals[]} */
const PASSED_ON = ["SIGINT", "SIGTERM", "SIGHUP"];
/** Ctrl-C reaches us twice, from the terminal and from npm. That is one wish, not two. */
const ONE_WISH_MS = 1000;

/**
 * Runs a command in this process's place: signals are passed on to it, and its exit code becomes ours.
 * It gets a process group of its own, so that a terminal's Ctrl-C does not reach it beside us.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} the exit code
 */
export function runInForeground(command, args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      env,
      stdio: ["ignore", "inherit", "inherit"],
      detached: process.platform !== "win32",
    });
    let passedOnAt = 0;
    /** @param {NodeJS.Signals} signal */
    const passOn = (signal) => {
      if (Date.now() - passedOnAt < ONE_WISH_MS) return;
      passedOnAt = Date.now();
      child.kill(signal);
    };
    for (const signal of PASSED_ON) process.on(signal, passOn);
    child.once("error", reject);
    child.once("close", (code, signal) => {
      for (const name of PASSED_ON) process.removeListener(name, passOn);
      resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal]));
    });
  });
}
