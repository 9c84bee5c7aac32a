import { cpSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { listNeeded, readLockedPackages } from "../../apps/server/locked-packages.mjs";
import { RUNTIME_PACKAGES } from "../../apps/server/runtime-packages.mjs";
import { ROOT } from "../setup/paths.mjs";

/** What runs: the built server and web app. The build has the admin commands, with all that they need. */
const PARTS = [
  "apps/server/package.json",
  "apps/server/dist",
  "apps/server/migrations",
  "apps/server/legal",
  "apps/web/dist",
];

/** The reader's library is shipped for six kinds of machine at once. */
const NATIVE = /^node_modules\/onnxruntime-node\/bin\/napi-v\d+\/(?:([^/]+)\/)?([^/]+)$/;

/** @param {string} path from the project's folder */
function isWanted(path) {
  if (/\.test\.mjs$|\.map$|\/\.elenchus-built$/.test(path)) return false;
  const [, platform, last] = NATIVE.exec(path) ?? [];
  if (last === undefined) return true;
  return platform === undefined
    ? last === process.platform
    : platform === process.platform && last === process.arch;
}

/**
 * Copies what a built Elenchus needs to run, and nothing else, into a folder; its structure is the project's.
 * @param {string} folder is made, or is empty
 * @throws {Error} where the folder holds something
 */
export function assemble(folder) {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty. Name a new folder, or empty this one.`);
  const wanted = RUNTIME_PACKAGES.map((name) => `node_modules/${name}`);
  // One for another kind of machine is not installed.
  const packages = listNeeded(readLockedPackages(ROOT), wanted).filter((path) =>
    existsSync(join(ROOT, path)),
  );
  for (const path of [...PARTS, ...packages]) {
    const isPackage = path.startsWith("node_modules/");
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(ROOT, path), join(folder, path), {
      recursive: true,
      filter: (source) =>
        // What lies inside a package is listed by itself.
        !(isPackage && basename(source) === "node_modules") && isWanted(relative(ROOT, source)),
    });
  }
}
