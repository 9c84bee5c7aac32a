import { join } from "node:path";
import { hashFiles } from "./hash-files.mjs";
import { ROOT } from "./paths.mjs";
import { projectEnvironment } from "./project-environment.mjs";
import { readScript } from "./read-script.mjs";
import { runQuietly } from "./run-command.mjs";
import { hasStamp, removeStamp, writeStamp } from "./stamp.mjs";

/**
 * Each built part: its workspace, and all that its build reads.
 * @type {readonly { workspace: string, sources: readonly string[] }[]}
 */
export const PARTS = [
  {
    workspace: "apps/web",
    sources: ["apps/web", "packages/contract", "packages/curriculum/src", "packages/domain"],
  },
  {
    workspace: "apps/server",
    // The admin program is built with the server, and gets a checkout ready for doctor.
    sources: ["apps/server", "packages", "scripts/admin.mjs", "scripts/admin", "scripts/setup"],
  },
];

export const SHARED_SOURCES = ["package.json", "package-lock.json", "tsconfig.base.json"];

/** @typedef {{ workspace: string, stamp: string, wanted: string }} Build */

/** @returns {Build[]} the builds that are missing or older than their sources */
export function listMissingBuilds() {
  return PARTS.map(({ workspace, sources }) => ({
    workspace,
    stamp: join(ROOT, workspace, "dist/.elenchus-built"),
    wanted: hashFiles([...SHARED_SOURCES, ...sources]),
  })).filter(({ stamp, wanted }) => !hasStamp(stamp, wanted));
}

/**
 * Runs each workspace's own build script, without npm's half second.
 * @param {string} nodePath
 * @param {readonly Build[]} builds
 */
export async function runBuilds(nodePath, builds) {
  process.stderr.write("Building …\n");
  await Promise.all(
    builds.map(async ({ workspace, stamp, wanted }) => {
      const folder = join(ROOT, workspace);
      removeStamp(stamp);
      await runQuietly(readScript(folder, "build"), [], {
        cwd: folder,
        env: { ...projectEnvironment(nodePath), NODE_ENV: "production" },
        shell: true,
      });
      writeStamp(stamp, wanted);
    }),
  );
}
