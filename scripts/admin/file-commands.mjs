// `backup FILE` and `restore FILE`. The file belongs to whoever asks; the server never sees a pass phrase.
import { once } from "node:events";
import { createReadStream, existsSync, readFileSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { describeUsage } from "./describe-commands.mjs";
import { ask, readOutput } from "./door.mjs";

/** @typedef {import("./find-door.mjs").Door} Door */

/** How every file that age encrypted begins. */
const AGE_START = "age-encryption.org/v1";

/** @param {string | undefined} file */
function readPassphrase(file) {
  if (file === undefined) return null;
  const phrase = readFileSync(file, "utf8").trim();
  if (phrase === "") throw new Error(`There is no pass phrase in ${file}.`);
  return phrase;
}

/** Loaded where a pass phrase is given: without one, Node alone is enough. */
async function loadAge() {
  try {
    return await import("age-encryption");
  } catch (cause) {
    throw new Error(
      "Pass phrases need the package age-encryption, which is not installed here. Use apps/server/dist/admin.js, which has it.",
      { cause },
    );
  }
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
 * @param {Door} door
 * @param {string} file
 * @param {string | null} passphrase
 */
async function backup(door, file, passphrase) {
  if (existsSync(file)) throw new Error(`${file} exists already. Please name another file.`);
  const answer = await ask(door, "/backup", null);
  if (answer.statusCode !== 200)
    throw new Error("The server could not make a backup. See its log.");
  /** @type {AsyncIterable<Uint8Array>} */
  let pieces = answer;
  if (passphrase !== null) {
    const { Encrypter } = await loadAge();
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
  const { Decrypter } = await loadAge();
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
 * @param {Door} door
 * @param {string} file
 * @param {{ passphrase: string | null, replaces: boolean }} how
 */
async function restore(door, file, { passphrase, replaces }) {
  let said = "";
  // Looked through before anything is written.
  for (const step of ["check", "restore"]) {
    const body = await openArchive(file, passphrase);
    const path = `/${step}?replace=${replaces ? "yes" : "no"}`;
    said = await readOutput(await ask(door, path, { type: "application/gzip", body }));
  }
  return said;
}

/**
 * Carries out a command that has to do with a file.
 * @param {string} name
 * @param {Readonly<Record<string, string>>} options
 * @param {() => Door} findDoor
 * @returns {Promise<string | null>} what to print; null where it is another command
 */
export async function runFileCommand(name, options, findDoor) {
  if (name !== "backup" && name !== "restore") return null;
  const { file } = options;
  if (file === undefined) throw new Error(`--file is missing.\nUsage: ${describeUsage(name)}`);
  const passphrase = readPassphrase(options["passphrase-file"]);
  if (name === "backup") return backup(findDoor(), file, passphrase);
  return restore(findDoor(), file, { passphrase, replaces: options["replace"] === "yes" });
}
