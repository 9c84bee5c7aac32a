import { randomUUID } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { join, resolve } from "node:path";
import { makeFolder } from "../db/make-folder.ts";
import { findingsAbout, type Finding } from "./finding.ts";

const { ok, doubt, broken } = findingsAbout("disk");

const MB = 1_048_576;
/** What PGlite writes at once. */
const PGLITE_BYTES = MB;
/** More than the admin door's file, which is all that is kept there beside a PostgreSQL: a container has little room. */
const DOOR_BYTES = 4096;
const LEAST_FREE_MB = 500;

/** Why a folder takes nothing, by the system's codes. */
const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: "is full: make room",
  EDQUOT: "has used up its quota: make room",
  EROFS: "is read-only: mount it for writing, or set DATA_DIR to another folder",
  EACCES: "may not be written to by this user: chown it to the user that runs Elenchus",
  EPERM: "may not be written to by this user: chown it to the user that runs Elenchus",
  ENOTDIR: "is a file, or below one: set DATA_DIR to a folder",
};

/** Whether `DATA_DIR` takes what is written, and how much more. @param keepsData whether the database is in it */
export async function examineDisk(dataDir: string, keepsData: boolean): Promise<Finding> {
  const folder = resolve(dataDir);
  const bytes = keepsData ? PGLITE_BYTES : DOOR_BYTES;
  const file = join(folder, `doctor-${randomUUID()}`);
  try {
    makeFolder(folder);
    try {
      writeFileSync(file, Buffer.alloc(bytes), { mode: 0o600, flush: true });
    } finally {
      rmSync(file, { force: true });
    }
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    const reason = REASONS[code] ?? `cannot be written to (${String(error)})`;
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
