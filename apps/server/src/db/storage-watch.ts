import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "./database.ts";
import { probeDatabase, type DatabaseStanding } from "./probe-database.ts";
import { probeFolder, type FolderFault } from "./probe-folder.ts";

/** Where something cannot be stored. Reading goes on. */
export interface StorageState {
  readonly database: DatabaseStanding;
  /** `DATA_DIR`; null where it takes what is written, or where nothing need be written there. */
  readonly folder: FolderFault | null;
}

export interface StorageWatch {
  /** As it stood a moment ago; null where that is not known in time. */
  state(): Promise<StorageState | null>;
}

export interface StorageOptions {
  readonly database: Pick<Database, "orm" | "isExclusive">;
  readonly dataDir: string;
}

/** How long an answer holds: probes write, and balancers ask every second. */
const HOLDS_MS = 5000;
/** Whoever asks is to hear within two seconds. */
const PATIENCE_MS = 500;
const BYTES = 4096;

/** Watches whether what learners write can be stored. */
export function watchStorage({ database, dataDir }: StorageOptions): StorageWatch {
  let known: { state: StorageState; at: number } | null = null;
  let asking: Promise<StorageState> | null = null;
  const ask = async (): Promise<StorageState> => {
    const [standing, probe] = await Promise.all([
      probeDatabase(database.orm),
      probeFolder(dataDir, BYTES),
    ]);
    const fault = probe?.fault ?? null;
    // Beside a PostgreSQL it may be read-only on purpose, as in a container.
    const folder = database.isExclusive || fault === "full" ? fault : null;
    const state = { database: standing, folder };
    known = { state, at: performance.now() };
    return state;
  };
  return {
    async state() {
      if (known !== null && performance.now() - known.at < HOLDS_MS) return known.state;
      asking ??= ask().finally(() => {
        asking = null;
      });
      return Promise.race([asking, sleep(PATIENCE_MS, known?.state ?? null, { ref: false })]);
    },
  };
}

/** The problems, by stable names. */
export function listStorageProblems({ database, folder }: StorageState): string[] {
  return [
    ...(database === "ok" ? [] : [`database_${database}`]),
    ...(folder === null ? [] : [`data_folder_${folder}`]),
  ];
}
