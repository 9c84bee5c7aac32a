import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeFolder } from "./make-folder.ts";

/** Why a folder takes nothing. */
export type FolderFault = "full" | "read_only" | "forbidden" | "no_folder" | "other";

/** By the system's codes. */
const FAULTS: Readonly<Record<string, FolderFault>> = {
  ENOSPC: "full",
  EDQUOT: "full",
  EROFS: "read_only",
  EACCES: "forbidden",
  EPERM: "forbidden",
  ENOTDIR: "no_folder",
  EEXIST: "no_folder",
};

/** The finding, and the system's own words. */
export interface FolderProbe {
  readonly fault: FolderFault;
  readonly error: Error;
}

/**
 * Whether a folder takes what is written.
 * @returns null where it does
 */
export async function probeFolder(folder: string, bytes: number): Promise<FolderProbe | null> {
  const file = join(folder, `probe-${randomUUID()}`);
  try {
    makeFolder(folder);
    try {
      await writeFile(file, Buffer.alloc(bytes), { mode: 0o600, flush: true });
    } finally {
      await rm(file, { force: true });
    }
    return null;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const code = "code" in error ? String(error.code) : "";
    return { fault: FAULTS[code] ?? "other", error };
  }
}
