// A backup's file: what is in it, without encryption. The server never sees a pass phrase.
import { createReadStream, readFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { explainFile } from "./describe-file-failure.mjs";

/** How every file that age encrypted begins. */
const AGE_START = "age-encryption.org/v1";
/** Its head: who can open it, a checksum of that, and what the rest is opened with. */
const AGE_HEAD = /^age-encryption\.org\/v1\n(?:.*\n)*?--- [\w+/]{43}\n[^]{16}/u;
const AGE_HEAD_BYTES = 4096;
/** The rest is in parts, each with a checksum of its own, the last of them marked. */
const AGE_PART_BYTES = 65_536;
const AGE_SUM_BYTES = 16;

const NOTHING = "Nothing was changed. Please use another one.";
const CUT = `The encrypted backup is cut off before its end, or damaged there. ${NOTHING}`;

/** @param {string | undefined} file */
export function readPassphrase(file) {
  if (file === undefined) return null;
  let phrase = "";
  try {
    phrase = readFileSync(file, "utf8").trim();
  } catch (error) {
    throw explainFile(error, `The pass phrase's file ${file} cannot be read`);
  }
  if (phrase === "") throw new Error(`There is no pass phrase in ${file}.`);
  return phrase;
}

/** Loaded where a pass phrase is given: without one, Node alone is enough. */
export async function loadAge() {
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
export function toWeb(readable) {
  return /** @type {ReadableStream<Uint8Array>} */ (Readable.toWeb(readable));
}

/**
 * How a file begins, and how long it is.
 * @param {string} file
 */
async function look(file) {
  try {
    const source = await open(file, "r");
    try {
      const { size } = await source.stat();
      const { buffer, bytesRead } = await source.read(Buffer.alloc(AGE_HEAD_BYTES), 0);
      return { size, head: buffer.subarray(0, bytesRead).toString("latin1") };
    } finally {
      await source.close();
    }
  } catch (error) {
    throw explainFile(error, `${file} cannot be read`, "Nothing was changed.");
  }
}

/**
 * Says whether the last part fails, as it does when a file is cut, or one before it.
 * @param {AsyncIterable<Uint8Array>} pieces
 * @param {number} bytes of all parts
 */
async function* explainDamage(pieces, bytes) {
  let read = 0;
  try {
    for await (const piece of pieces) {
      yield piece;
      read += piece.length;
    }
  } catch (cause) {
    const before = Math.floor(Math.max(0, bytes - 1) / (AGE_PART_BYTES + AGE_SUM_BYTES));
    const isLast = read >= before * AGE_PART_BYTES;
    throw new Error(isLast ? CUT : `The encrypted backup is damaged. ${NOTHING}`, { cause });
  }
}

/**
 * What the file holds, without encryption.
 * @param {string} file
 * @param {string | null} passphrase
 * @returns {Promise<AsyncIterable<Uint8Array>>}
 */
export async function openArchive(file, passphrase) {
  const { size, head } = await look(file);
  if (size === 0) throw new Error(`${file} is empty. ${NOTHING}`);
  const start = head.slice(0, AGE_START.length);
  if (!AGE_START.startsWith(start)) return createReadStream(file);
  const found = AGE_HEAD.exec(head);
  if (found === null) throw new Error(CUT);
  if (passphrase === null)
    throw new Error("The backup is encrypted. Please add --passphrase-file FILE.");
  const { Decrypter } = await loadAge();
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    const opened = await decrypter.decrypt(toWeb(createReadStream(file)));
    return explainDamage(opened, size - found[0].length);
  } catch (cause) {
    const isOther = cause instanceof Error && cause.message.includes("no identity matched");
    throw new Error(
      isOther
        ? "The pass phrase is not the one that this backup was encrypted with."
        : `The head of the encrypted backup is damaged. ${NOTHING}`,
      { cause },
    );
  }
}
