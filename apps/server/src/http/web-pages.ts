import type { PageStart } from "@elenchus/contract/page-start";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** Where the web app's build put what is for the server: pages with their markup, and what draws them. */
const PAGES = "pages";
/** The start page with the log-in in it already, below the web app's folder. */
export const ENTRANCE = `${PAGES}/entrance.html`;

/** Hashes of scripts and styles that stand in pages themselves, for the content security policy. */
export interface InlineHashes {
  readonly style: readonly string[];
  readonly script: readonly string[];
}

/** Pages that come with what they first show. */
export interface WebPages {
  readonly hashes: InlineHashes;
  /** The page of who has a dialogue to go on with: markup, in which everything is escaped. */
  readonly renderDialogue: (start: PageStart) => Promise<string>;
}

/** The module that the web app's build has for the server. */
interface Renderer {
  readonly renderPage: (template: string, start: PageStart) => Promise<string>;
}

/** Those of the built web app; null where it was not built. */
export async function readWebPages(webFolder: string | null): Promise<WebPages | null> {
  if (webFolder === null || !existsSync(join(webFolder, ENTRANCE))) return null;
  const pathOf = (name: string) => join(webFolder, PAGES, name);
  const template = await readFile(pathOf("dialogue.html"), "utf8");
  const hashes = JSON.parse(await readFile(pathOf("hashes.json"), "utf8")) as InlineHashes;
  const { href } = pathToFileURL(pathOf("render-page.mjs"));
  return {
    hashes,
    async renderDialogue(start) {
      // Not before it is needed: it takes a tenth of a second, and memory.
      const { renderPage } = (await import(href)) as Renderer;
      return renderPage(template, start);
    },
  };
}
