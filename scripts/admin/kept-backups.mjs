// What stands beside a backup: its head, size and checksum, so that it can be judged without its pass phrase.
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * @typedef {object} Head
 * @property {string} createdAt the moment that the backup is of
 * @property {number} tables
 * @property {number} rows
 * @property {number} bytes
 * @property {string} sha256 of the file
 * @property {boolean} isEncrypted
 */

/** Backups that were made into a folder. */
const NAME = /^elenchus-\d{8}T\d{6}Z\.backup$/u;
const PART = /^elenchus-\d{8}T\d{6}Z\.backup\.part$/u;

/** So many good ones are always left. */
export const FEWEST_KEPT = 3;
const DAY_MS = 86_400_000;

/** @param {Date} at */
export function nameBackup(at) {
  const second = at.toISOString().slice(0, 19).replaceAll(/[-:]/gu, "");
  return `elenchus-${second}Z.backup`;
}

/**
 * @param {string} file
 * @param {Head} head
 */
export async function writeHead(file, head) {
  await writeFile(`${file}.json`, `${JSON.stringify(head, null, 2)}\n`, { mode: 0o600 });
}

/**
 * @param {string} file
 * @returns {Promise<Head | null>} null where none stands there that can be read
 */
async function readHead(file) {
  try {
    return /** @type {Head} */ (JSON.parse(await readFile(`${file}.json`, "utf8")));
  } catch {
    // One without it is none that may be judged, or deleted.
    return null;
  }
}

/** @param {string} file */
export async function hashFile(file) {
  const hash = createHash("sha256");
  for await (const piece of createReadStream(file)) hash.update(/** @type {Buffer} */ (piece));
  return hash.digest("hex");
}

/**
 * What is in the folder, newest first, with its head where its size is the one that was written.
 * @param {string} folder
 */
async function listBackups(folder) {
  const names = (await readdir(folder)).filter((name) => NAME.test(name));
  const found = names.toSorted().toReversed();
  return Promise.all(
    found.map(async (name) => {
      const file = join(folder, name);
      const head = await readHead(file);
      const { size } = await stat(file);
      return { file, head: head?.bytes === size ? head : null };
    }),
  );
}

/** @param {string} folder */
async function removeOldParts(folder) {
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    // One that is young may be another's, who is at work.
    if (PART.test(name) && (await stat(file)).mtimeMs < Date.now() - DAY_MS) await rm(file);
  }
}

/**
 * Deletes good backups beyond the newest so many; what is not known to be good is left to whoever looks. Nothing is
 * deleted unless three of those that stay are, as of now, what was written.
 * @param {string} folder
 * @param {number} keep
 * @returns {Promise<string>} what to say of it
 */
export async function rotateBackups(folder, keep) {
  await removeOldParts(folder);
  const all = await listBackups(folder);
  const doubtful = all.filter(({ head }) => head === null).map(({ file }) => file);
  const good = all.filter(({ head }) => head !== null);
  const [kept, old] = [good.slice(0, keep), good.slice(keep)];
  const told =
    doubtful.length === 0 ? "" : ` Not known to be good, and left: ${doubtful.join(", ")}.`;
  if (old.length === 0) return `${good.length} good ones are kept.${told}`;
  let sure = 0;
  for (const { file, head } of kept) {
    if (head?.sha256 !== (await hashFile(file)))
      throw new Error(
        `${file} is not what was written: its checksum differs. No older backup was deleted.`,
      );
    sure += 1;
    if (sure === FEWEST_KEPT) break;
  }
  for (const { file } of old) {
    await rm(file);
    await rm(`${file}.json`, { force: true });
  }
  return `${kept.length} good ones are kept, ${old.length} older deleted.${told}`;
}
