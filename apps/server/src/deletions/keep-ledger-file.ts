import { appendFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Reapplied } from "../store/accounts/apply-ledger.ts";
import type { DeletionStore } from "../store/accounts/deletion-store.ts";
import type { NewDeletion } from "../store/accounts/record-deletions.ts";
import { readLedger, writeLedger } from "./ledger-lines.ts";

/** In `DATA_DIR`: it outlives the database, and so says what a backup from before must not bring back. */
const LEDGER_FILE = "deletions.jsonl";

const EVERY_MS = 60_000;
/** Servers' transactions end in another order than they began: what was written is looked at again. */
const OVERLAP_MS = 600_000;

export interface LedgerFileOptions {
  readonly store: DeletionStore;
  readonly dataDir: string;
  /** Deletes what the ledger says, where it is there; how much it was. */
  readonly apply: () => Promise<Reapplied>;
  readonly report: (message: string, cause: unknown) => void;
}

/** A ledger's file that is kept. */
export interface LedgerFile {
  /** Writes down what has been deleted since. */
  write(): Promise<void>;
  close(): Promise<void>;
}

async function readOwn(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return "";
    throw error;
  }
}

function hasFound(counts: object): boolean {
  return Object.values(counts).some((count) => count !== 0);
}

/** Takes over what the file knows. Where it cannot be read, the server starts without it. */
async function takeOver(file: string, options: LedgerFileOptions): Promise<NewDeletion[]> {
  const { store, apply, report } = options;
  try {
    const known = readLedger(await readOwn(file));
    await store.add(known);
    const counts = await apply();
    if (hasFound(counts)) report("what had been deleted was there again, and is deleted", counts);
    return known;
  } catch (error) {
    report("the ledger of deletions could not be applied", error);
    return [];
  }
}

/**
 * Keeps the ledger of deletions in a file beside the database as well. What the file knows and the database does not, as
 * after a restore by PostgreSQL's own tools, is taken over first, and deleted again.
 */
export async function keepLedgerFile(options: LedgerFileOptions): Promise<LedgerFile> {
  const { store, dataDir, report } = options;
  const file = join(dataDir, LEDGER_FILE);
  const known = await takeOver(file, options);
  const seen = new Set(
    known.map(({ kind, key, before }) => `${kind} ${key} ${before?.toISOString()}`),
  );
  let from = 0;
  let isBroken = false;
  const write = async (): Promise<void> => {
    const rows = await store.listSince(new Date(Math.max(0, from - OVERLAP_MS)));
    const named = rows.map(
      (row) => [`${row.kind} ${row.key} ${row.before?.toISOString()}`, row] as const,
    );
    const fresh = named.filter(([name]) => !seen.has(name));
    if (fresh.length > 0) {
      await appendFile(file, writeLedger(fresh.map(([, row]) => row)), {
        mode: 0o600,
        flush: true,
      });
    }
    from = rows.at(-1)?.at.getTime() ?? from;
    // Of what is looked at again alone: the whole ledger need not stay in memory.
    seen.clear();
    for (const [name] of named) seen.add(name);
  };
  const tryToWrite = async (): Promise<void> => {
    try {
      await write();
      isBroken = false;
    } catch (error) {
      if (!isBroken)
        report(
          `${file} could not be written: a restore knows of deletions from backups alone`,
          error,
        );
      isBroken = true;
    }
  };
  await tryToWrite();
  const timer = setInterval(() => void tryToWrite(), EVERY_MS).unref();
  return {
    write: tryToWrite,
    async close() {
      clearInterval(timer);
      await tryToWrite();
    },
  };
}
