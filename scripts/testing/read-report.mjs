import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../setup/paths.mjs";

/**
 * Where a run writes its report; the one of an earlier run is removed.
 * @param {string} name
 */
export function prepareReport(name) {
  const file = join(ROOT, "test-results", `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

/**
 * @param {string} file
 * @returns {unknown} null where the run ended before it could write one
 */
export function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}
