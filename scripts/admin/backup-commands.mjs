// `backup FILE` and `restore FILE`. The file belongs to whoever asks; the server never sees a pass phrase.
import { Decrypter, Encrypter } from "age-encryption";
import { once } from "node:events";
import { createReadStream, existsSync, readFileSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { json } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { ask } from "./door.mjs";

const USAGE = `Usage: npm run admin -- backup FILE [--passphrase-file FILE]
       npm run admin -- restore FILE [--passphrase-file FILE] [--replace]`;

/** How every file that age encrypted begins. */
const AGE_START = "age-encryption.org/v1";

/** @param {string | undefined} file */
function readPassphrase(file) {
  if (file === undefined) return null;
  const phrase = readFileSync(file, "utf8").trim();
  if (phrase === "") throw new Error(`There is no pass phrase in ${file}.`);
  return phrase;
}

/** @param {Readable} readable */
function toWeb(readable) {
  return /** @type {ReadableStream<Uint8Array>} */ (Readable.toWeb(readable));
}

/**
 * @param {AsyncIterable<Uint8Array>} pieces
 * @param {string} file
 */
async function writeNew(pieces, file) {
  const part = `${file}.part`;
  const target = await open(part, "wx", 0o600);
  try {
    for await (const piece of pieces) await target.writeFile(piece);
    await target.sync();
    await target.close();
    await rename(part, file);
  } catch (error) {
    await target.close();
    await rm(part, { force: true });
    throw error;
  }
}

/**
 * @param {string} file
 * @param {string | null} passphrase
 */
async function backup(file, passphrase) {
  if (existsSync(file)) throw new Error(`${file} exists already. Please name another file.`);
  const answer = await ask("/backup", null);
  if (answer.statusCode !== 200)
    throw new Error("The server could not make a backup. See its log.");
  /** @type {AsyncIterable<Uint8Array>} */
  let pieces = answer;
  if (passphrase !== null) {
    const encrypter = new Encrypter();
    encrypter.setPassphrase(passphrase);
    pieces = await encrypter.encrypt(toWeb(answer));
  }
  try {
    await writeNew(pieces, file);
  } catch (cause) {
    if (answer.complete) throw cause;
    throw new Error("The backup broke off. See the server's log.", { cause });
  }
  return `Everything is in ${file}${passphrase === null ? ", not encrypted" : ", encrypted"}.`;
}

/** @param {string} file */
async function isEncrypted(file) {
  const source = await open(file, "r");
  try {
    const { buffer } = await source.read(Buffer.alloc(AGE_START.length), 0, AGE_START.length, 0);
    return buffer.toString("latin1") === AGE_START;
  } finally {
    await source.close();
  }
}

/**
 * What the file holds, without encryption.
 * @param {string} file
 * @param {string | null} passphrase
 * @returns {Promise<AsyncIterable<Uint8Array>>}
 */
async function openArchive(file, passphrase) {
  const source = createReadStream(file);
  await once(source, "open");
  if (!(await isEncrypted(file))) return source;
  if (passphrase === null) {
    source.destroy();
    throw new Error("The backup is encrypted. Please add --passphrase-file FILE.");
  }
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    return explainDamage(await decrypter.decrypt(toWeb(source)));
  } catch (cause) {
    throw new Error("The pass phrase is not the one that this backup was encrypted with.", {
      cause,
    });
  }
}

/** @param {AsyncIterable<Uint8Array>} pieces */
async function* explainDamage(pieces) {
  try {
    yield* pieces;
  } catch (cause) {
    throw new Error(
      "The encrypted backup is cut off or damaged. Nothing was changed. Please use another one.",
      { cause },
    );
  }
}

/**
 * @param {string} file
 * @param {{ passphrase: string | null, replaces: boolean }} how
 */
async function restore(file, { passphrase, replaces }) {
  let said = "";
  // Looked through before anything is written.
  for (const step of ["check", "restore"]) {
    const body = await openArchive(file, passphrase);
    const path = `/${step}?replace=${replaces ? "yes" : "no"}`;
    const answer = await ask(path, { type: "application/gzip", body });
    /** @type {unknown} */
    const read = await json(answer);
    const { output, error } = /** @type {{ output?: string, error?: string }} */ (read);
    if (output === undefined) throw new Error(error);
    said = output;
  }
  return said;
}

/**
 * Carries out a command that has to do with a file.
 * @param {readonly string[]} args
 * @returns {Promise<string | null>} what to print; null where it is another command
 */
export async function runFileCommand([command, ...args]) {
  if (command !== "backup" && command !== "restore") return null;
  const { values, positionals } = parseArgs({
    args,
    options: {
      "passphrase-file": { type: "string" },
      replace: { type: "boolean", default: false },
    },
    allowPositionals: true,
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new Error(USAGE);
  const passphrase = readPassphrase(values["passphrase-file"]);
  if (command === "backup") return backup(file, passphrase);
  return restore(file, { passphrase, replaces: values.replace });
}
