import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartRefusal } from "../errors/start-refusal.ts";

/** A folder that this process alone may use, until released or dead. */
export interface FolderLock {
  release(): void;
}

/** Another process has the folder open. The message is for people. */
export class FolderInUseError extends StartRefusal {
  override readonly name = "FolderInUseError";
}

/** The file that the operating system locks. */
const LOCKED_FILE = "elenchus.lock.db";
/** Who holds it, for people. */
const PID_FILE = "elenchus.lock";

/** Two that start at once hinder each other for a moment; the one that came first gets it after this. */
const PATIENCE_MS = 500;
const SQLITE_BUSY = 5;

/** Locks that are held: a file that is collected lets go, so they stay open also where nobody kept theirs. */
const held = new Set<DatabaseSync>();

function readHolder(folder: string): string {
  try {
    const pid = readFileSync(join(folder, PID_FILE), "utf8").trim();
    return /^\d+$/.test(pid) ? ` (process ${pid})` : "";
  } catch {
    // The holder is between taking the lock and writing its number: the refusal stands without it.
    return "";
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
}

/**
 * Locks a data folder for this process. PGlite has no lock between processes, and two writers destroy
 * the folder. Node offers no file lock, but SQLite, which comes with it, does: its exclusive
 * transaction holds an operating-system lock on the lock file. The kernel gives that to one process
 * alone and takes it back when the process dies, so there is no stale lock to judge, no reused process
 * number to mistake and no moment between looking and taking. The number beside it is for people.
 * @throws FolderInUseError in plain words
 */
export function lockFolder(folder: string): FolderLock {
  const file = new DatabaseSync(join(folder, LOCKED_FILE), { timeout: PATIENCE_MS });
  try {
    file.exec("pragma journal_mode = memory; begin exclusive");
  } catch (error) {
    file.close();
    if (!isBusy(error)) throw error;
    throw new FolderInUseError(
      `Another Elenchus${readHolder(folder)} is already using ${folder}. ` +
        "Stop it first, or set DATA_DIR to another folder.",
      { cause: error },
    );
  }
  held.add(file);
  const pidFile = join(folder, PID_FILE);
  writeFileSync(pidFile, `${process.pid}\n`);
  return {
    release() {
      rmSync(pidFile, { force: true });
      held.delete(file);
      file.close();
    },
  };
}
