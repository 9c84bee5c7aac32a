import { cpSync, existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { MODULES_FOLDER, ROOT } from "../setup/paths.mjs";

/** Programs of onnxruntime-node for other machines than this one: 200 MB. */
const NATIVE = /onnxruntime-node\/bin\/napi-v\d+\/(?<platform>[^/]+)(?:\/(?<arch>[^/]+))?/u;

/**
 * @param {string} path with slashes
 * @returns {boolean}
 */
function isOfThisMachine(path) {
  const { platform, arch } = NATIVE.exec(path)?.groups ?? {};
  return (
    (platform ?? process.platform) === process.platform && (arch ?? process.arch) === process.arch
  );
}

/**
 * Node's own way: from the folder that asks upwards.
 * @param {string} name
 * @param {string} from
 * @returns {string | null} the package's folder
 */
function findPackage(name, from) {
  const folder = join(from, "node_modules", name);
  if (existsSync(join(folder, "package.json"))) return folder;
  return from === ROOT ? null : findPackage(name, dirname(from));
}

/**
 * @param {string} folder of a package
 * @returns {string[]} what it needs at run time
 */
function listNeeds(folder) {
  /** @type {unknown} */
  const read = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const { dependencies, peerDependencies, optionalDependencies } =
    /** @type {Record<string, Record<string, string> | undefined>} */ (read);
  return Object.keys({ ...dependencies, ...peerDependencies, ...optionalDependencies });
}

/**
 * Packages with all that they need.
 * @param {readonly string[]} names
 * @param {string} from the folder that asks
 * @param {Set<string>} [found]
 * @returns {Set<string>} their folders. What is not there is optional: set-up has installed everything else
 */
function listFolders(names, from, found = new Set()) {
  for (const name of names) {
    const folder = findPackage(name, from);
    if (folder === null || found.has(folder)) continue;
    found.add(folder);
    listFolders(listNeeds(folder), folder, found);
  }
  return found;
}

/**
 * Copies installed packages with all that they need, each to the place where it lies here.
 * @param {readonly string[]} names
 * @param {string} target
 */
export function copyPackages(names, target) {
  for (const folder of listFolders(names, ROOT)) {
    cpSync(folder, join(target, relative(MODULES_FOLDER, folder)), {
      recursive: true,
      dereference: true,
      filter: (path) => isOfThisMachine(path.split(sep).join("/")),
    });
  }
}
