// `npm run types`: TypeScript over every workspace, and over these scripts.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./setup/paths.mjs";
import { CommandError, runQuietly } from "./setup/run-command.mjs";

const GROUPS = ["packages", "apps"];
const SINGLE = ["bench", "e2e", "evaluation", "scripts"];

function listProjects() {
  const grouped = GROUPS.flatMap((group) =>
    readdirSync(join(ROOT, group)).map((name) => `${group}/${name}`),
  );
  return [...grouped, ...SINGLE].filter((project) =>
    existsSync(join(ROOT, project, "tsconfig.json")),
  );
}

/** @param {string} project */
async function checkTypes(project) {
  try {
    await runQuietly("tsc", ["--project", project, "--pretty", "false"]);
    return true;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    process.stdout.write(`${error.message}\n`);
    return false;
  }
}

const projects = listProjects();
/** @type {string[]} */
const failed = [];
const waiting = [...projects];

/** Takes one project after the other. */
async function checkWaiting() {
  for (let project = waiting.shift(); project !== undefined; project = waiting.shift()) {
    if (!(await checkTypes(project))) failed.push(project);
  }
}

// Two at a time: each spends part of its time on one core, reading files.
await Promise.all([checkWaiting(), checkWaiting()]);
process.stdout.write(
  failed.length === 0
    ? `Types hold in ${projects.length} projects.\n`
    : `Types do not hold in: ${failed.join(", ")}.\n`,
);
if (failed.length > 0 || projects.length === 0) process.exitCode = 1;
