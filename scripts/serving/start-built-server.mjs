import { spawn } from "node:child_process";
import { once } from "node:events";
import { serverCommand } from "./server-command.mjs";

/** In the demo a line, in production lines of the log. */
const ANNOUNCEMENT =
  /is running at (http:\/\/\S+)|listening at (http:\/\/127[^"]+)"[^]*"Elenchus is running"/;
const START_WITHIN_MS = 180_000;

/**
 * @typedef {object} BuiltServer
 * @property {string} url without a slash at the end
 * @property {number} pid of its process
 * @property {() => string} log what it has printed
 * @property {() => Promise<void>} stop ends it in its own time
 * @property {() => Promise<void>} kill ends it as a power cut would
 */

/** @returns {NodeJS.ProcessEnv} of the server: what finds programs and files, and no settings */
function plainEnvironment() {
  const { PATH, HOME, TMPDIR } = process.env;
  return { PATH, HOME, TMPDIR };
}

/**
 * Starts the built server on a data folder and a free port, and waits until it listens: the demo's, where `env` names
 * no other mode.
 * @param {{ dataDir: string, env?: NodeJS.ProcessEnv, flags?: readonly string[], root?: string }} options `env` has settings
 * to add, `flags` what Node is told, `root` where it was built or assembled to, if not here
 * @returns {Promise<BuiltServer>}
 * @throws {Error} with what it printed, when it does not come up
 */
export async function startBuiltServer({ dataDir, env = {}, flags = [], root }) {
  const child = spawn(process.execPath, [...flags, ...serverCommand(root)], {
    env: { ...plainEnvironment(), PORT: "0", DATA_DIR: dataDir, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "close");
  let printed = "";
  /** @type {PromiseWithResolvers<string>} */
  const { promise: url, resolve, reject } = Promise.withResolvers();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      printed += text;
      const [, demo, production] = ANNOUNCEMENT.exec(printed) ?? [];
      const address = demo ?? production;
      if (address !== undefined) resolve(address);
    });
  }
  const fail = () => reject(new Error(`The server did not start:\n${printed}`));
  const deadline = setTimeout(fail, START_WITHIN_MS);
  child.once("close", fail);
  /** @param {NodeJS.Signals} signal */
  const end = async (signal) => {
    child.kill(signal);
    await ended;
  };
  try {
    return {
      url: await url,
      pid: child.pid ?? 0,
      log: () => printed,
      stop: () => end("SIGTERM"),
      kill: () => end("SIGKILL"),
    };
  } catch (error) {
    await end("SIGKILL");
    throw error;
  } finally {
    clearTimeout(deadline);
  }
}
