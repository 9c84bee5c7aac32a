import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ensureDebianPackage } from "../../../scripts/setup/ensure-debian-package.mjs";
import { findFreePort } from "./find-free-port.ts";
import { isListening } from "./is-listening.ts";

/** A PgBouncer that runs. */
export interface RunningPgBouncer {
  /** The database's address by this way. */
  readonly url: string;
  stop(): Promise<void>;
}

const START_WITHIN_MS = 20_000;
/** `nobody`: it refuses to run as root. */
const NOBODY = 65_534;

/** How it shares out connections. */
export interface Pooling {
  /** To the database, at most. */
  readonly connections: number;
  readonly mode?: "statement";
}

/** Each transaction may have another connection of few, whoever had it before. */
function configure(database: URL, port: number, { connections, mode }: Pooling): string {
  const { hostname, port: databasePort, username, password } = database;
  return [
    "[databases]",
    `* = host=${hostname} port=${databasePort} user=${username} password=${password}`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${port}`,
    "unix_socket_dir =",
    "auth_type = any",
    `pool_mode = ${mode ?? "transaction"}`,
    `default_pool_size = ${connections}`,
    // Connections are taken in turn, so that what belongs to one is soon missed on another.
    "server_round_robin = 1",
  ].join("\n");
}

/**
 * Starts PgBouncer before a PostgreSQL, in transaction mode unless another is named.
 * @param target the database's address
 */
export async function startPgBouncer(target: string, pooling: Pooling): Promise<RunningPgBouncer> {
  const program = await ensureDebianPackage("pgbouncer");
  const folder = mkdtempSync(join(tmpdir(), "elenchus-pgbouncer-"));
  chmodSync(folder, 0o755);
  const port = await findFreePort();
  const url = new URL(target);
  const file = join(folder, "pgbouncer.ini");
  writeFileSync(file, configure(url, port, pooling));
  const child = spawn(program, [file], {
    stdio: ["ignore", "ignore", "pipe"],
    ...(process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}),
  });
  let log = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (log += text));
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill("SIGTERM");
      await once(child, "close");
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const deadline = performance.now() + START_WITHIN_MS;
  while (!(await isListening(port))) {
    if (child.exitCode === null && performance.now() < deadline) await sleep(20);
    else {
      await stop();
      throw new Error(`PgBouncer did not start:\n${log}`);
    }
  }
  url.port = String(port);
  return { url: url.href, stop };
}
