import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./paths.mjs";

const NOT_BUILT = /^(?:node_modules|dist|coverage|test)$|\.test\.tsx?$/;

/**
 * @param {string} path from the project's folder
 * @returns {string[]} the files at and under it, sorted, without tests and without what is built
 */
function listFiles(path) {
  if (!statSync(join(ROOT, path)).isDirectory()) return [path];
  return readdirSync(join(ROOT, path))
    .filter((name) => !NOT_BUILT.test(name))
    .toSorted()
    .flatMap((name) => listFiles(`${path}/${name}`));
}

/**
 * @param {readonly string[]} paths files and folders, from the project's folder
 * @returns {string} one hash of the names and contents of them all
 */
export function hashFiles(paths) {
  const hash = createHash("sha256");
  for (const file of paths.flatMap(listFiles)) {
    const content = readFileSync(join(ROOT, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}
