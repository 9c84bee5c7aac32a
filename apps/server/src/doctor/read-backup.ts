import { createHash } from "node:crypto";
import { createReadStream, readFileSync, statSync } from "node:fs";
import { open } from "node:fs/promises";
import * as z from "zod/mini";
import { ArchiveError } from "../backup/archive-error.ts";
import { readArchive } from "../backup/archive.ts";
import { unpackArchive } from "../backup/unpack-archive.ts";

/** The file that the backup command leaves beside a backup. */
const Head = z.object({
  createdAt: z.iso.datetime(),
  tables: z.number(),
  rows: z.number(),
  bytes: z.number(),
  sha256: z.string(),
  isEncrypted: z.boolean(),
});

/** A backup's file. */
export interface BackupFound {
  readonly bytes: number;
  /** The moment that it is of; of the file, where nothing else says one. */
  readonly at: Date;
  /** Its contents, in words. */
  readonly holds: string;
  /** Its fault; null where there is none. */
  readonly fault: string | null;
  /** Whether its head was read, from it or from what stands beside it. */
  readonly isKnown: boolean;
}

const AGE_START = "age-encryption.org/";

function readHead(file: string): z.output<typeof Head> | null {
  try {
    return z.parse(Head, JSON.parse(readFileSync(`${file}.json`, "utf8")));
  } catch {
    // It has none, or one that is none of ours: then the file itself is looked at.
    return null;
  }
}

async function isEncrypted(file: string): Promise<boolean> {
  const source = await open(file);
  try {
    const { buffer } = await source.read(Buffer.alloc(AGE_START.length), 0, AGE_START.length, 0);
    return buffer.toString("latin1") === AGE_START;
  } finally {
    await source.close();
  }
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const piece of createReadStream(file)) hash.update(piece as Buffer);
  return hash.digest("hex");
}

/** One that is not encrypted tells by itself what it is: all of it where it is to be read whole. */
async function readItself(file: string, isWhole: boolean) {
  let [at, tables, rows]: [Date | null, number, number] = [null, 0, 0];
  for await (const part of readArchive(unpackArchive(createReadStream(file)))) {
    if (part.kind === "header") at = new Date(part.header.createdAt);
    else if (part.kind === "table") tables += 1;
    else rows += part.rows.length;
    if (!isWhole) break;
  }
  return { at, holds: isWhole ? `${rows} rows in ${tables} tables` : "not encrypted" };
}

/**
 * Reads a backup's head and size.
 * @param isWhole whether every byte of it is looked at, too
 */
export async function readBackup(file: string, isWhole: boolean): Promise<BackupFound> {
  const { size: bytes, mtime } = statSync(file);
  const found = { bytes, at: mtime, holds: "", fault: null, isKnown: false };
  if (bytes === 0) return { ...found, fault: "is empty" };
  const head = readHead(file);
  if (head !== null) {
    const holds = `${head.rows} rows in ${head.tables} tables, ${head.isEncrypted ? "encrypted" : "not encrypted"}`;
    const known = { ...found, at: new Date(head.createdAt), holds, isKnown: true };
    if (bytes < head.bytes)
      return { ...known, fault: `is cut off: ${head.bytes} bytes were written` };
    const isSame = bytes === head.bytes && (!isWhole || (await hashFile(file)) === head.sha256);
    return isSame ? known : { ...known, fault: "is not what was written: its checksum differs" };
  }
  if (await isEncrypted(file)) return { ...found, holds: "encrypted" };
  try {
    const { at, holds } = await readItself(file, isWhole);
    return { ...found, at: at ?? mtime, holds, isKnown: true };
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error;
    const [why = ""] = error.message.split(". ");
    return { ...found, fault: `cannot be restored (${why})` };
  }
}
