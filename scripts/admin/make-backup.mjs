// `backup`: writes a file, reads it back, and only then calls it a backup.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { loadAge, openArchive, toWeb } from "./archive-file.mjs";
import { explainFile } from "./describe-file-failure.mjs";
import { ask, readAnswer } from "./door.mjs";
import { hashFile, writeHead } from "./kept-backups.mjs";
import { writeLedgerBeside } from "./ledger-file.mjs";

/** @typedef {import("./find-door.mjs").Door} Door */

const NOT_KEPT = "Nothing of this backup was kept; older ones are untouched.";

/**
 * @param {string} part
 * @param {string} file
 */
async function openPart(part, file) {
  try {
    return await open(part, "wx", 0o600);
  } catch (error) {
    if (existsSync(part))
      throw new Error(
        `${part} is there: another backup is being made, or one was broken off. If none is, delete it.`,
        { cause: error },
      );
    throw explainFile(error, `${file} cannot be made`, NOT_KEPT);
  }
}

/**
 * Writes what arrives, and answers its checksum and size.
 * @param {AsyncIterable<Uint8Array>} pieces
 * @param {import("node:fs/promises").FileHandle} target
 * @param {string} file
 */
async function writePart(pieces, target, file) {
  const hash = createHash("sha256");
  let bytes = 0;
  /** @param {Promise<void>} written */
  const explain = async (written) => {
    await written.catch((/** @type {unknown} */ error) => {
      throw explainFile(error, `${file} cannot be written`, NOT_KEPT);
    });
  };
  for await (const piece of pieces) {
    hash.update(piece);
    bytes += piece.length;
    await explain(target.writeFile(piece));
  }
  await explain(target.sync());
  return { sha256: hash.digest("hex"), bytes };
}

/**
 * The server's archive, as it is to be kept.
 * @param {Door} door
 * @param {string | null} passphrase
 */
async function fetchArchive(door, passphrase) {
  const age = passphrase === null ? null : await loadAge();
  const answer = await ask(door, "/backup", null);
  if (answer.statusCode !== 200)
    throw new Error(`The server could not make a backup. See its log. ${NOT_KEPT}`);
  /** @type {AsyncIterable<Uint8Array>} */
  const archive = (async function* () {
    try {
      yield* answer;
    } catch (cause) {
      throw new Error(`The server broke the backup off. See its log. ${NOT_KEPT}`, { cause });
    }
  })();
  if (age === null || passphrase === null) return archive;
  const encrypter = new age.Encrypter();
  encrypter.setPassphrase(passphrase);
  return encrypter.encrypt(toWeb(Readable.from(archive)));
}

/**
 * Has the server look through what lies on the disk, as before a restore.
 * @param {Door} door
 * @param {string} part
 * @param {string | null} passphrase
 */
async function readBack(door, part, passphrase) {
  try {
    const body = await openArchive(part, passphrase);
    const answer = await ask(door, "/check?replace=yes", { type: "application/gzip", body });
    const { facts } = await readAnswer(answer);
    if (facts === undefined) throw new Error("The server does not say what it found.");
    return facts;
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`What was written cannot be read back: ${why} ${NOT_KEPT}`, { cause });
  }
}

/**
 * Has the server remember when the last good one was made: figures and alerts go by it.
 * @param {Door} door
 * @param {import("./kept-backups.mjs").Head} head
 */
async function note(door, { createdAt, bytes, isEncrypted }) {
  const body = [JSON.stringify({ createdAt, bytes, isEncrypted })];
  await readAnswer(await ask(door, "/kept", { type: "application/json", body }));
}

/** @param {string} folder so that also the file's name is there after a power failure */
async function syncFolder(folder) {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * @param {Door} door
 * @param {string} file
 * @param {string | null} passphrase
 * @returns {Promise<string>} what to say of it
 */
export async function makeBackup(door, file, passphrase) {
  if (existsSync(file)) throw new Error(`${file} exists already. Please name another file.`);
  const part = `${file}.part`;
  // Before the server is asked: what is wrong with the folder is told at once.
  const target = await openPart(part, file);
  const isEncrypted = passphrase !== null;
  try {
    const written = await writePart(await fetchArchive(door, passphrase), target, file);
    if ((await hashFile(part)) !== written.sha256)
      throw new Error(`The disk gives back other bytes than were written to ${file}. ${NOT_KEPT}`);
    const facts = await readBack(door, part, passphrase);
    const head = { ...facts, ...written, isEncrypted };
    await writeHead(file, head);
    await rename(part, file);
    await syncFolder(dirname(file));
    await writeLedgerBeside(door, file);
    await note(door, head);
    const how = isEncrypted ? "encrypted" : "not encrypted";
    return `Everything is in ${file}, ${how}, and was read back: ${facts.rows} rows in ${facts.tables} tables, ${written.bytes} bytes.`;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  } finally {
    await target.close();
  }
}
