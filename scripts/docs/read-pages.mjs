import { globSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { ROOT } from "../setup/paths.mjs";

/**
 * A page that people read.
 * @typedef {object} Page
 * @property {string} path from the root
 * @property {string} text
 */

const AT_THE_ROOT = ["README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md", ".env.example"];

const OF_FOLDERS = "{packages/*,apps/*,evaluation,e2e,bench,scripts}/README.md";

/** What was true when it was written, and stays as it was. */
const OF_ITS_TIME = /^(?:CHANGELOG\.md|docs\/(?:decisions|examples)\/)/u;

/** @returns {Page[]} pages at the root, each folder's README, and everything in docs/ */
export function readPages() {
  const docs = readdirSync(join(ROOT, "docs"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => join("docs", name));
  const readmes = globSync(OF_FOLDERS, { cwd: ROOT });
  return [...AT_THE_ROOT, ...[...readmes, ...docs].toSorted()].map((path) => ({
    path,
    text: readFileSync(join(ROOT, path), "utf8"),
  }));
}

/**
 * Pages that say what is true now.
 * @param {readonly Page[]} pages
 */
export function currentPages(pages) {
  return pages.filter(({ path }) => !OF_ITS_TIME.test(path));
}

/**
 * A heading as the address of its place, as GitHub makes it.
 * @param {string} heading
 */
export function anchorOf(heading) {
  return heading
    .toLowerCase()
    .replace(/`/gu, "")
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replace(/\s/gu, "-");
}

/**
 * All matches of an expression in all pages, with where they stand.
 * @param {readonly Page[]} pages
 * @param {RegExp} expression with one group
 * @returns {{ path: string, found: string }[]}
 */
export function findInPages(pages, expression) {
  return pages.flatMap(({ path, text }) =>
    [...text.matchAll(expression)].map(([, found = ""]) => ({ path, found })),
  );
}

/** @param {string} path an absolute one */
export function fromRoot(path) {
  return relative(ROOT, path);
}
