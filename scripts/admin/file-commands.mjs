// `backup` and `restore`. The file belongs to whoever asks; the server never sees a pass phrase.
import { join } from "node:path";
import { openArchive, readPassphrase } from "./archive-file.mjs";
import { describeUsage } from "./describe-commands.mjs";
import { explainFile } from "./describe-file-failure.mjs";
import { ask, readAnswer } from "./door.mjs";
import { FEWEST_KEPT, nameBackup, rotateBackups } from "./kept-backups.mjs";
import { sendLedger } from "./ledger-file.mjs";
import { makeBackup } from "./make-backup.mjs";

/** @typedef {import("./find-door.mjs").Door} Door */
/** @typedef {Readonly<Record<string, string>>} Options */

/**
 * @param {string} name
 * @param {string} text
 */
function wrong(name, text) {
  return new Error(`${text}\nUsage: ${describeUsage(name)}`);
}

/** @param {Options} options */
function readKeep({ folder, keep }) {
  if (keep === undefined) return null;
  if (folder === undefined) throw wrong("backup", "--keep needs --folder.");
  if (/^[1-9]\d{0,3}$/u.test(keep) && Number(keep) >= FEWEST_KEPT) return Number(keep);
  throw wrong("backup", `--keep must be a number from ${FEWEST_KEPT} on.`);
}

/**
 * @param {Options} options
 * @param {() => Door} findDoor
 */
async function backup(options, findDoor) {
  const { file, folder } = options;
  if (file !== undefined && folder !== undefined)
    throw wrong("backup", "Either a file is named, or --folder.");
  const keep = readKeep(options);
  const passphrase = readPassphrase(options["passphrase-file"]);
  if (folder === undefined) {
    if (file === undefined) throw wrong("backup", "--file is missing.");
    return makeBackup(findDoor(), file, passphrase);
  }
  const said = await makeBackup(findDoor(), join(folder, nameBackup(new Date())), passphrase);
  if (keep === null) return said;
  try {
    return `${said}\n${await rotateBackups(folder, keep)}`;
  } catch (error) {
    const why = explainFile(error, `Older backups in ${folder} cannot be deleted`);
    throw new Error(`${said}\n${why instanceof Error ? why.message : String(why)}`, {
      cause: error,
    });
  }
}

/**
 * @param {Options} options
 * @param {() => Door} findDoor
 */
async function restore(options, findDoor) {
  const { file } = options;
  if (file === undefined) throw wrong("restore", "--file is missing.");
  const passphrase = readPassphrase(options["passphrase-file"]);
  const door = findDoor();
  const how = `replace=${options["replace"] ?? "no"}&waiting=${options["send-waiting"] ?? "no"}`;
  let said = "";
  // Looked through before anything is written.
  for (const step of ["check", "restore"]) {
    const body = await openArchive(file, passphrase);
    if (step === "restore") await sendLedger(door, file, options["deletions"]);
    const path = `/${step}?${how}`;
    ({ output: said } = await readAnswer(
      await ask(door, path, { type: "application/gzip", body }),
    ));
  }
  return said;
}

/**
 * Carries out a command that has to do with a file.
 * @param {string} name
 * @param {Options} options
 * @param {() => Door} findDoor
 * @returns {Promise<string | null>} what to print; null where it is another command
 */
export async function runFileCommand(name, options, findDoor) {
  if (name === "backup") return backup(options, findDoor);
  return name === "restore" ? restore(options, findDoor) : null;
}
