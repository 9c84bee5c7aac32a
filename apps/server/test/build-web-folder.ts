import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** An interest with which no page can be drawn. */
export const UNDRAWABLE = "abstract art";

/** What draws pages, as the web app's build has it: here it writes down what it is given. */
const RENDERER = `
export async function renderPage(template, start) {
  if (start.session.interests.includes("${UNDRAWABLE}")) throw new Error("It cannot be drawn.");
  return template.replace("<!--start-->", () => JSON.stringify(start));
}
`;

/** Adds pages with their markup to a folder of a built web app. */
export function addPages(folder: string): void {
  const pages = join(folder, "pages");
  mkdirSync(pages);
  const hashes = { style: ["'sha256-style'"], script: ["'sha256-script'"] };
  writeFileSync(join(pages, "entrance.html"), "<!doctype html><title>Elenchus</title>Log in");
  writeFileSync(join(pages, "dialogue.html"), "<!doctype html><title>Elenchus</title><!--start-->");
  writeFileSync(join(pages, "hashes.json"), JSON.stringify(hashes));
  writeFileSync(join(pages, "render-page.mjs"), RENDERER);
}
