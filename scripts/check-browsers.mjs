// `npm run browsers`: does the built web app do without what its browsers lack?
import { readFile, glob } from "node:fs/promises";
import { basename, join } from "node:path";
import project from "../package.json" with { type: "json" };
import { findUses } from "./browsers/find-uses.mjs";
import { KNOWN_USES } from "./browsers/known-uses.mjs";
import { listFeatures, listNewer, readBrowsers } from "./browsers/list-newer.mjs";
import { ROOT } from "./setup/paths.mjs";

const DIST = join(ROOT, "apps/web/dist");
const INLINE = /<script data-files="[^"]*">(?<script>.+?)<\/script>/su;

/** @returns {Promise<{ name: string, script: string }[]>} */
async function readScripts() {
  const scripts = [];
  for await (const path of glob("{assets/*.js,pages/*.html}", { cwd: DIST })) {
    const text = await readFile(join(DIST, path), "utf8");
    const script = path.endsWith(".html") ? (INLINE.exec(text)?.groups?.["script"] ?? "") : text;
    scripts.push({ name: basename(path), script });
  }
  return scripts;
}

const { browserslist } = project;
const newer = listNewer(listFeatures(readBrowsers(browserslist)));
const scripts = await readScripts();
const problems =
  scripts.length < 10 ? [`Only ${scripts.length} scripts were read: is it built?`] : [];
const seen = new Set();
for (const { name, script } of scripts) {
  for (const use of findUses(script, newer)) {
    seen.add(use);
    if (!(use in KNOWN_USES))
      problems.push(`${name} uses ${use}, which ${browserslist.join(", ")} lack.`);
  }
}
for (const use of Object.keys(KNOWN_USES)) {
  if (!seen.has(use)) problems.push(`${use} is in known-uses.mjs, and nothing uses it.`);
}
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.stdout.write(`${scripts.length} scripts, ${problems.length} problems.\n`);
if (problems.length > 0) process.exitCode = 1;
