import { spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseEnv } from "node:util";
import { findFreePort } from "../find-free-port.ts";
import { readUnit } from "./read-unit.ts";

/** `nobody` and `nogroup`, in the place of the unit's user, whom this machine need not have. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

/** What systemd gives every service. */
const PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin";
const START_WITHIN_MS = 150_000;

/** A release that runs as the unit runs it. */
export interface RunningUnit {
  readonly port: number;
  readonly stateFolder: string;
  readonly pid: number;
  log(): string;
  /** As `systemctl stop` does. @returns seconds it took, and its exit code */
  stop(): Promise<{ readonly seconds: number; readonly exitCode: number | null }>;
}

/** What became of a start that failed. */
export class UnitFailed extends Error {
  readonly exitCode: number | null;
  constructor(exitCode: number | null, log: string) {
    super(log);
    this.exitCode = exitCode;
  }
}

interface UnitPlace {
  /** The release, which stands at `/opt/elenchus/current` on a server. */
  readonly release: string;
  /** For its state and its settings; not there yet. */
  readonly folder: string;
  /** What the technician writes into `/etc/elenchus/elenchus.env`. */
  readonly settings: Readonly<Record<string, string>>;
}

/** The file of settings, readable by its owner alone, and what systemd reads from it. */
function readSettings(folder: string, settings: UnitPlace["settings"]): NodeJS.Dict<string> {
  const file = join(folder, "elenchus.env");
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(file, lines.join(""), { mode: 0o600 });
  return parseEnv(readFileSync(file, "utf8"));
}

function spawnUnit({ release, folder, settings }: UnitPlace, port: number) {
  const unit = readUnit();
  const stateFolder = join(folder, "state");
  mkdirSync(stateFolder, {
    recursive: true,
    mode: Number.parseInt(unit.get("StateDirectoryMode"), 8),
  });
  if (isRoot) chownSync(stateFolder, NOBODY, NOBODY);
  const moved = (text: string): string =>
    text
      .replace("/opt/elenchus/current", release)
      .replace(`/var/lib/${unit.get("StateDirectory")}`, stateFolder);
  const environment = Object.entries(unit.environment).map(([name, value]) => [name, moved(value)]);
  const program = moved(unit.get("ExecStart"));
  const ids = [`--reuid=${NOBODY}`, `--regid=${NOBODY}`, "--clear-groups", "--bounding-set=-all"];
  const command = isRoot ? ["setpriv", ...ids, "--no-new-privs", program] : [program];
  const child = spawn("sh", ["-c", `umask ${unit.get("UMask")}; exec "$@"`, "sh", ...command], {
    cwd: moved(unit.get("WorkingDirectory")),
    env: {
      PATH,
      ...Object.fromEntries(environment),
      ...readSettings(folder, settings),
      PORT: String(port),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let log = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (log += text));
  return { child, stateFolder, log: () => log };
}

/**
 * Starts a release with the unit's own settings, as a user who may write its state alone, and waits until it is ready.
 * @throws UnitFailed with what it said
 */
export async function startUnit(place: UnitPlace): Promise<RunningUnit> {
  const port = await findFreePort();
  const { child, stateFolder, log } = spawnUnit(place, port);
  const ended = once(child, "close");
  // Said last, when the admin commands find it, too.
  const isReady = () => log().includes("Elenchus is running");
  const deadline = performance.now() + START_WITHIN_MS;
  while (!isReady()) {
    if (performance.now() > deadline) child.kill("SIGKILL");
    if (child.exitCode !== null || child.signalCode !== null) {
      await ended;
      throw new UnitFailed(child.exitCode, log());
    }
    await sleep(50);
  }
  return {
    port,
    stateFolder,
    pid: child.pid ?? 0,
    log,
    async stop() {
      const started = performance.now();
      child.kill("SIGTERM");
      await ended;
      return { seconds: (performance.now() - started) / 1000, exitCode: child.exitCode };
    },
  };
}
