import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ensureDebianPackage } from "../../../scripts/setup/ensure-debian-package.mjs";
import { findFreePort } from "./find-free-port.ts";
import { isListening } from "./is-listening.ts";

/** `nobody` and `nogroup`: root's nginx would hide what it may not do. */
const NOBODY = 65_534;
const TRIES = 5;
const START_WITHIN_MS = 20_000;

/** What a configuration is written for. */
export interface NginxPlace {
  /** Where files beside it may lie; nginx can read what is written here before it starts. */
  readonly folder: string;
  /** Free ones, to listen on. */
  readonly ports: readonly number[];
}

/** An nginx that runs. */
export interface RunningNginx extends NginxPlace {
  /** What it logged. */
  log(): string;
  stop(): Promise<void>;
}

/** The frame that Debian's `/etc/nginx/nginx.conf` gives, with every file in the folder. */
function frame(folder: string, servers: string): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return [
    "daemon off;",
    "worker_processes 1;",
    `pid ${folder}/nginx.pid;`,
    "error_log stderr warn;",
    "events { worker_connections 1024; }",
    "http {",
    `access_log ${folder}/access.log;`,
    "types { }",
    ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
    servers,
    "}",
  ].join("\n");
}

/** Whether it listens on all of them; not where it ended before. */
async function comesUp(child: ChildProcess, ports: readonly number[]): Promise<boolean> {
  const deadline = performance.now() + START_WITHIN_MS;
  while (child.exitCode === null && child.signalCode === null && performance.now() < deadline) {
    const listening = await Promise.all(ports.map(isListening));
    // Another program may have taken the port: then nginx ends at once.
    if (listening.every(Boolean) && child.exitCode === null) return true;
    await sleep(20);
  }
  return false;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "close");
}

async function tryStarting(
  configure: (place: NginxPlace) => string,
  portCount: number,
): Promise<RunningNginx> {
  const program = await ensureDebianPackage("nginx");
  const folder = mkdtempSync(join(tmpdir(), "elenchus-nginx-"));
  const ports = await Promise.all(Array.from({ length: portCount }, findFreePort));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  chmodSync(folder, 0o755);
  const file = join(folder, "nginx.conf");
  writeFileSync(file, frame(folder, configure({ folder, ports })));
  const child = spawn(program, ["-p", folder, "-c", file, "-e", "stderr"], {
    stdio: ["ignore", "ignore", "pipe"],
    ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
  });
  let log = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (log += text));
  const stop = async (): Promise<void> => {
    await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
  if (await comesUp(child, ports)) return { folder, ports, log: () => log, stop };
  await stop();
  throw new Error(`nginx did not start:\n${log}`);
}

/**
 * Starts nginx, as nobody where we are root, and waits until it listens on every port that it got.
 * @param configure what stands inside `http { … }`: servers that listen on all of `ports` at 127.0.0.1
 * @param portCount how many ports it needs
 */
export async function startNginx(
  configure: (place: NginxPlace) => string,
  portCount = 1,
): Promise<RunningNginx> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await tryStarting(configure, portCount);
    } catch (error) {
      // Somebody took a port between our look and nginx.
      const isTaken = error instanceof Error && error.message.includes("Address already in use");
      if (!isTaken || tries === TRIES) throw error;
    }
  }
}
