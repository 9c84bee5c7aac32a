// The ledger of deletions beside backups: what no restore is to bring back. Ids, no names.
import { readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { explainFile } from "./describe-file-failure.mjs";
import { ask, readAnswer } from "./door.mjs";

/** @typedef {import("./find-door.mjs").Door} Door */

const NAME = "deletions.jsonl";
const LINES_AT_ONCE = 2000;
const TYPE = "application/x-ndjson";

/** @param {string} file a backup */
function findBeside(file) {
  return join(dirname(file), NAME);
}

/**
 * @param {string} file
 * @param {boolean} isNeeded
 */
async function readLines(file, isNeeded) {
  try {
    return (await readFile(file, "utf8")).split("\n").filter((line) => line !== "");
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    if (isMissing && !isNeeded) return [];
    throw explainFile(error, `The ledger of deletions ${file} cannot be read`);
  }
}

/**
 * Writes what the server knows beside a backup. What stands there already stays.
 * @param {Door} door
 * @param {string} file the backup
 */
export async function writeLedgerBeside(door, file) {
  const ledger = findBeside(file);
  const known = await text(await ask(door, "/deletions", null));
  const lines = new Set([...(await readLines(ledger, false)), ...known.split("\n")]);
  lines.delete("");
  try {
    await writeFile(`${ledger}.part`, [...lines].map((line) => `${line}\n`).join(""), {
      mode: 0o600,
      flush: true,
    });
    await rename(`${ledger}.part`, ledger);
  } catch (error) {
    throw explainFile(error, `${ledger} cannot be written`);
  }
}

/**
 * Tells the server what was deleted, as far as that is known outside of it, before it restores.
 * @param {Door} door
 * @param {string} file the backup
 * @param {string | undefined} named another ledger
 */
export async function sendLedger(door, file, named) {
  const lines = await readLines(named ?? findBeside(file), named !== undefined);
  for (let from = 0; from < lines.length; from += LINES_AT_ONCE) {
    const body = [lines.slice(from, from + LINES_AT_ONCE).join("\n")];
    await readAnswer(await ask(door, "/deletions", { type: TYPE, body }));
  }
}
