// What is shipped from others, by the lockfile: each package that the server or the web app needs when it runs, with
// its licence. The fonts and the reader are packages, too.
import { CONTENT_WARNING } from "@elenchus/domain/content-warning";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listNeeded, readLockedPackages } from "./locked-packages.mjs";

/** @typedef {{ name: string, version: string, licence: string, texts: string[] }} Notice */

const SHIPPED = ["apps/server", "apps/web"];
const LICENCE_FILE = /^(?:licen[cs]e|copying|notice|ofl)/i;

/**
 * @param {string} root
 * @param {string} path
 */
function readTexts(root, path) {
  const folder = join(root, path);
  /** @type {string[]} */
  let files;
  try {
    files = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name))
      .map(({ name }) => name);
  } catch (error) {
    // A part for another kind of machine, which is not shipped with this one.
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
  return files.map((name) => readFileSync(join(folder, name), "utf8").trim());
}

/**
 * @param {string} root the project's folder
 * @returns {Notice[]} one a package, by name, and what the reader is made from
 */
export function listNotices(root) {
  const packages = readLockedPackages(root);
  const reader = readFileSync(join(root, "packages/tutor/src/reader/LICENSE.txt"), "utf8");
  const made = {
    name: "all-MiniLM-L6-v2",
    version: "(changed)",
    licence: "Apache-2.0",
    texts: [reader],
  };
  const shipped = listNeeded(packages, SHIPPED).flatMap((path) => {
    const texts = readTexts(root, path);
    if (texts === null) return [];
    const { version = "", license: licence = "not stated" } = packages[path] ?? {};
    return [{ name: path.replace(/^.*node_modules\//, ""), version, licence, texts }];
  });
  return [...shipped, made];
}

/** @param {string} text */
const escapeHtml = (text) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** @param {Notice} notice */
function renderNotice({ name, version, licence, texts }) {
  const title = `${escapeHtml(name)} ${escapeHtml(version)}, ${escapeHtml(licence)}`;
  if (texts.length === 0) return `<p>${title}</p>`;
  const body = texts.map((text) => `<pre>${escapeHtml(text)}</pre>`).join("");
  return `<details><summary>${title}</summary>${body}</details>`;
}

/**
 * Writes the page of notices.
 * @param {string} root the project's folder
 * @param {string} file
 */
export function writeNotices(root, file) {
  const page = `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Notices – Elenchus</title>
    <link rel="icon" href="../favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="../pages.css" />
  </head>
  <body>
    <header>
      <a class="brand" href="../"><img src="../favicon.svg" alt="" width="32" height="32" />Elenchus</a>
      <a href="./about.html">← Back to About</a>
    </header>
    <main>
      <h1>Notices</h1>
      <p>
        Elenchus contains the work of others, under these licences: libraries, the fonts Literata and Figtree, and
        the reader. Open a name to read its licence.
      </p>
${listNotices(root).map(renderNotice).join("\n")}
    </main>
    <footer>
      <p><strong>Warning.</strong> ${escapeHtml(CONTENT_WARNING)}</p>
    </footer>
  </body>
</html>
`;
  writeFileSync(file, page);
}
