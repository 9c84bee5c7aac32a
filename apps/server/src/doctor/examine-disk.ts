import { statfs } from "node:fs/promises";
import { resolve } from "node:path";
import { probeFolder, type FolderFault } from "../db/probe-folder.ts";
import { findingsAbout, type Finding } from "./finding.ts";

const { ok, doubt, broken } = findingsAbout("disk");

const MB = 1_048_576;
/** The space that PGlite needs for one write. */
const PGLITE_BYTES = MB;
/** The admin door's file and a line of the ledger: all that is kept there beside a PostgreSQL. */
const DOOR_BYTES = 4096;
const LEAST_FREE_MB = 500;

/** Why a folder takes nothing, and what to do. */
const REASONS: Readonly<Record<Exclude<FolderFault, "other">, string>> = {
  full: "is full: make room",
  read_only: "is read-only: mount it for writing, or set DATA_DIR to another folder",
  forbidden: "may not be written to by this user: chown it to the user that runs Elenchus",
  no_folder: "is a file, or below one: set DATA_DIR to a folder",
};

/** Whether `DATA_DIR` takes what is written, and how much more. @param keepsData whether the database is in it */
export async function examineDisk(dataDir: string, keepsData: boolean): Promise<Finding> {
  const folder = resolve(dataDir);
  const probe = await probeFolder(folder, keepsData ? PGLITE_BYTES : DOOR_BYTES);
  if (probe !== null) {
    const { fault, error } = probe;
    const reason = fault === "other" ? `cannot be written to (${String(error)})` : REASONS[fault];
    return broken(`The folder ${folder} (DATA_DIR) ${reason}.`);
  }
  if (!keepsData)
    return ok(`${folder} (DATA_DIR) can be written to, and needs no room beside a PostgreSQL.`);
  const { bavail, bsize } = await statfs(folder);
  const freeMb = Math.floor((bavail * bsize) / MB);
  return freeMb < LEAST_FREE_MB
    ? doubt(`Only ${freeMb} MB are free in ${folder} (DATA_DIR): make room.`)
    : ok(`${folder} (DATA_DIR) can be written to; ${freeMb} MB are free.`);
}
