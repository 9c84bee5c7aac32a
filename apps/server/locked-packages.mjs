import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * @typedef {{ version?: string, license?: string, link?: boolean,
 *   resolved?: string, dependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string> }} LockedPackage
 */

/**
 * @param {string} root the project's folder
 * @returns {Record<string, LockedPackage>} what the lockfile has, by its path from there
 */
export function readLockedPackages(root) {
  const { packages } = /** @type {{ packages: Record<string, LockedPackage> }} */ (
    JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"))
  );
  return packages;
}

/**
 * Where the lockfile has the package that another one names: the nearest `node_modules` upwards, as Node looks.
 * @param {Record<string, LockedPackage>} packages
 * @param {string} from
 * @param {string} name
 */
function locate(packages, from, name) {
  for (let folder = from; ; folder = folder.replace(/(?:^|\/)(?:node_modules\/)?[^/]*$/, "")) {
    const path = join(folder, "node_modules", name);
    if (path in packages) return path;
    if (folder === "") return null;
  }
}

/**
 * @param {Record<string, LockedPackage>} packages
 * @param {readonly string[]} paths of those that are wanted
 * @returns {string[]} paths of all that they need at run time, and of themselves, from the project's folder
 */
export function listNeeded(packages, paths) {
  const seen = new Set(paths);
  for (const path of seen) {
    const { dependencies = {}, optionalDependencies = {} } = packages[path] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = locate(packages, path, name);
      // A workspace is a link; what it needs stands at its own folder.
      if (found === null) continue;
      const { link, resolved } = packages[found] ?? {};
      seen.add(link === true && resolved !== undefined ? resolved : found);
    }
  }
  return [...seen].filter((path) => path.startsWith("node_modules/")).toSorted();
}
