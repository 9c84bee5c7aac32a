import { calls, type CallName } from "@elenchus/contract/calls";
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { inject } from "vitest";
import { cookiesOf } from "./send-call.ts";

/** What one process has compiled the next one need not. */
const NODE_COMPILE_CACHE = join(tmpdir(), "elenchus-compile-cache");

/** Compiles PGlite once instead of twice: a third less work for a server that soon ends. */
const QUICK_START = "--liftoff-only";

/** A process of the real program. */
export interface ServerProcess {
  readonly child: ChildProcess;
  readonly address: string;
  /** Everything that it printed so far. */
  output(): string;
  /** Milliseconds from its start until it said that it runs. */
  readonly readyAfter: number;
  kill(signal: NodeJS.Signals): Promise<void>;
}

/** What a process says that does not start. */
export interface FailedStart {
  readonly exitCode: number | null;
  readonly output: string;
}

function spawnMain(environment: Record<string, string>, main = inject("serverMain")) {
  const { PATH = "" } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, PORT: "0", ...environment };
  const child = spawn(process.execPath, [QUICK_START, main], { env });
  let text = "";
  const keep = (data: Buffer): void => {
    text += data.toString();
  };
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  return { child, output: () => text };
}

/** Starts the program and waits until it says where it runs. */
export async function startServer(environment: Record<string, string>): Promise<ServerProcess> {
  const started = performance.now();
  const { child, output } = spawnMain(environment);
  const address = await new Promise<string>((found, failed) => {
    child.stdout.on("data", () => {
      const match = /running at (\S+)/.exec(output());
      if (match?.[1]) found(match[1]);
    });
    child.once("exit", () => failed(new Error(`the server ended: ${output()}`)));
  });
  return {
    child,
    address,
    output,
    readyAfter: performance.now() - started,
    async kill(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await once(child, "exit");
    },
  };
}

/** Runs what `npm run admin -- doctor` runs: of the same build as the server, or of the same sources. */
export function runDoctor(environment: Record<string, string>): Promise<FailedStart> {
  return failToStart(environment, inject("serverMain").replace(/main(\.[jt]s)$/u, "doctor$1"));
}

/** What should have ended is ended: it would outlive the test. */
const ENDS_WITHIN_MS = 60_000;

/**
 * Starts the program where it cannot start, and answers what it said.
 * @param main another file than the usual one
 */
export async function failToStart(
  environment: Record<string, string>,
  main?: string,
): Promise<FailedStart> {
  const { child, output } = spawnMain(environment, main);
  const late = setTimeout(() => child.kill("SIGKILL"), ENDS_WITHIN_MS);
  const [exitCode] = await once(child, "close");
  clearTimeout(late);
  return { exitCode, output: output() };
}

/** A browser's part: remembers its cookie, whatever process answers. */
export function createClient() {
  let cookie = "";
  const call = async (
    { address }: Pick<ServerProcess, "address">,
    name: CallName,
    payload: unknown = {},
  ) => {
    const { method, path } = calls[name];
    const request = {
      method,
      headers: { cookie, "content-type": "application/json" },
      ...(method === "POST" ? { body: JSON.stringify(payload) } : {}),
    };
    const response = await askUntilFree(() => fetch(`${address}${path}`, request));
    const set = response.headers.getSetCookie();
    if (set.length > 0) cookie = cookiesOf({ "set-cookie": set });
    // oxlint-disable-next-line typescript/no-explicit-any
    return { status: response.status, body: (await response.json()) as any };
  };
  return Object.assign(call, { cookie: () => cookie });
}

/** Asks again where the server says that it is busy, as it may on a machine that is. */
export async function askUntilFree<Answer extends { readonly status: number }>(
  ask: () => Promise<Answer>,
): Promise<Answer> {
  for (let tries = 0; tries < 10; tries += 1) {
    const answer = await ask();
    if (answer.status !== 503) return answer;
    await sleep(1000);
  }
  throw new Error("the server is busy for good");
}
