import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * A file that says of what the folder beside it was made; it is written last, so that half-made work
 * has none.
 * @param {string} file
 * @param {string} made
 */
export function writeStamp(file, made) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${made}\n`);
}

/**
 * @param {string} file
 * @param {string} made
 * @returns {boolean} whether the work is done, and done from this
 */
export function hasStamp(file, made) {
  try {
    return readFileSync(file, "utf8").trim() === made;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return false;
    throw error;
  }
}

/**
 * Before the work is done anew.
 * @param {string} file
 */
export function removeStamp(file) {
  rmSync(file, { force: true });
}
