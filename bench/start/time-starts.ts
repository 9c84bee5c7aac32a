import { fork, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { join } from "node:path";
import { findFreePort } from "../../apps/server/test/find-free-port.ts";
import { ROOT } from "../../scripts/setup/paths.mjs";
import { serverCommand } from "../../scripts/serving/server-command.mjs";
import { summariseDurations, type Durations } from "../percentiles.ts";

const TIMES = 9;
const LOOK_AGAIN_MS = 5;

/** Asks until the first answer comes. */
async function answered(url: string): Promise<void> {
  for (;;) {
    try {
      const { ok } = await fetch(url);
      if (ok) return;
    } catch {
      // Nobody listens yet.
    }
    await sleep(LOOK_AGAIN_MS);
  }
}

/** Milliseconds from the start of a process, `npm start` or the built server alone, to its first answer. */
async function timeServer(command: "npm" | "server", env: NodeJS.ProcessEnv): Promise<number> {
  const port = await findFreePort();
  const startedAt = performance.now();
  const [program, args] =
    command === "npm" ? ["npm", ["start"]] : [process.execPath, serverCommand()];
  const { PATH, HOME } = process.env;
  const options = { cwd: ROOT, env: { PATH, HOME, ...env, PORT: String(port) } };
  const child = spawn(program, args, { ...options, stdio: "ignore" });
  await answered(`http://127.0.0.1:${port}/readyz`);
  const took = performance.now() - startedAt;
  child.kill("SIGTERM");
  await once(child, "exit");
  return took;
}

/** Milliseconds until an embedded database alone is open. */
async function timeBare(folder: string): Promise<number> {
  const startedAt = performance.now();
  const child = fork(join(import.meta.dirname, "bare-start.ts"), [folder]);
  await once(child, "message");
  const took = performance.now() - startedAt;
  child.disconnect();
  await once(child, "exit");
  return took;
}

async function repeat(time: () => Promise<number>): Promise<Durations> {
  // The first makes the folder, and reads the files into memory.
  await time();
  const took: number[] = [];
  for (let turn = 0; turn < TIMES; turn += 1) took.push(await time());
  return summariseDurations(took);
}

/** Starts of a program on data that is there, again and again. */
export const timeStarts = (command: "npm" | "server", env: NodeJS.ProcessEnv) =>
  repeat(() => timeServer(command, env));

/** The same of an embedded database alone. */
export const timeBareStarts = (folder: string) => repeat(() => timeBare(folder));
