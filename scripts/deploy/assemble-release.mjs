import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join, relative, resolve } from "node:path";
import { assemble } from "./assemble.mjs";
import { ROOT } from "../setup/paths.mjs";
import { serverCommand } from "../serving/server-command.mjs";

/** What a host gets beside what runs: the version, what changed, all settings, and the files for systemd, nginx and Prometheus. */
const FOR_HOSTS = ["package.json", "CHANGELOG.md", ".env.example", "deploy"];

/**
 * @param {string} file
 * @param {readonly string[]} lines
 */
function writeProgram(file, lines) {
  const here = 'here=$(dirname "$(dirname "$(readlink -f "$0")")")';
  writeFileSync(file, `${["#!/bin/sh", here, ...lines].join("\n")}\n`, { mode: 0o755 });
}

/** What the unit itself sets, for whoever asks beside it: `doctor` reads the settings file without systemd. */
function readUnitSettings() {
  const unit = readFileSync(join(ROOT, "deploy/systemd/elenchus.service"), "utf8");
  const lines = unit.matchAll(/^Environment=(\w+)=(\S+)$/gm);
  return Array.from(lines, ([, name, value]) => `export ${name}="\${${name}:-${value}}"`);
}

/** @param {string} folder */
function writePrograms(folder) {
  const args = serverCommand().map((part) =>
    part.startsWith(ROOT) ? `"$here/${relative(ROOT, part)}"` : part,
  );
  writeProgram(join(folder, "bin/elenchus"), [`exec "$here/bin/node" ${args.join(" ")}`]);
  writeProgram(join(folder, "bin/elenchus-admin"), [
    "# As deploy/systemd/elenchus.service has them.",
    ...readUnitSettings(),
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
  assemble(part);
  mkdirSync(join(part, "bin"));
  for (const name of FOR_HOSTS) {
    cpSync(join(ROOT, name), join(part, name), { recursive: true });
  }
  cpSync(nodePath, join(part, "bin/node"), { dereference: true });
  writePrograms(part);
  openToReaders(part);
  renameSync(part, target);
  return target;
}
