import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import { build, type InlineConfig, type Plugin, type Rolldown } from "vite";
import { composePage, hashesOf, type PageParts } from "./compose-page.ts";
import type { renderPage as RenderPage } from "./src/app/render-page.tsx";

type Bundle = Rolldown.OutputBundle;

/** What the server takes up; none of it is loaded by the page itself. */
const PAGES = "pages";
const RENDERER = "src/app/render-page.tsx";
const STARTER = "src/starter.ts";
const START = "index.html";
/** How the server's own pages look: About, the legal pages, and those of the demo. */
export const PAGES_STYLE = "src/styles/pages.css";
const CHAT = "src/app/dialogue-view.tsx";

/**
 * Vite plugin: writes pages that are sent with what they first show in them as markup. `entrance.html` has the
 * log-in, for whom the server knows not to be logged in; `dialogue.html` is for the server to fill, by
 * `render-page.mjs`, for whom has a dialogue to go on with. `hashes.json` is for the content security policy.
 */
export function writePages(): Plugin {
  let root = "";
  let folder = "";
  return {
    name: "write-pages",
    apply: "build",
    configResolved(config) {
      root = config.root;
      folder = resolve(config.root, config.build.outDir);
    },
    async writeBundle(_options, bundle) {
      const pages = join(folder, PAGES);
      await mkdir(pages, { recursive: true });
      const write = (name: string, text: string) => writeFile(join(pages, name), text);
      const starter = await buildStarter(root);
      const renderPage = await buildRenderer(root, pages);
      const startPage = await readFile(join(folder, START), "utf8");
      const entrance = { ...filesOf(bundle, [START]), starter };
      const dialogue = { ...filesOf(bundle, [START, CHAT]), starter };
      const logIn = composePage(startPage, entrance);
      await write("entrance.html", await renderPage(logIn, { kind: "stranger" }));
      await write("dialogue.html", composePage(startPage, dialogue));
      await buildPagesStyle(root, folder);
      await write("hashes.json", JSON.stringify(hashesOf([entrance, dialogue])));
    },
  };
}

/** Style and scripts that come with these modules, without what they load later; what others need comes first. */
function filesOf(bundle: Bundle, modules: readonly string[]): Omit<PageParts, "starter"> {
  const seen = new Set<string>();
  const scripts: string[] = [];
  const styles = new Set<string>();
  const visit = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== "chunk" || seen.has(file)) return;
    seen.add(file);
    for (const name of chunk.imports) visit(name);
    scripts.push(file);
    for (const name of chunk.viteMetadata?.importedCss ?? []) styles.add(name);
  };
  for (const module of modules) {
    const chunk = Object.values(bundle).find(
      (file) => file.type === "chunk" && file.facadeModuleId?.endsWith(`/${module}`) === true,
    );
    if (chunk === undefined) throw new Error(`The build has no ${module}.`);
    visit(chunk.fileName);
  }
  return {
    style: [...styles].map((name) => textOf(bundle, name)).join(""),
    sheets: [...styles].map((name) => `/${name}`),
    scripts: scripts.map((name) => `/${name}`),
  };
}

function textOf(bundle: Bundle, name: string): string {
  const file = bundle[name];
  if (file?.type !== "asset") throw new Error(`The build has no ${name}.`);
  return typeof file.source === "string" ? file.source : Buffer.from(file.source).toString("utf8");
}

const ALONE: InlineConfig = { configFile: false, logLevel: "error" };

/** The starter as one classic script. */
async function buildStarter(root: string): Promise<string> {
  const built = (await build({
    ...ALONE,
    root,
    build: {
      write: false,
      rolldownOptions: { input: STARTER, output: { format: "iife" } },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code.trim();
}

/** `pages.css`, at an address that pages know which are not built; it asks for the app's own files of type. */
async function buildPagesStyle(root: string, folder: string): Promise<void> {
  await build({
    ...ALONE,
    root,
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: PAGES_STYLE,
        output: {
          assetFileNames: ({ names }) =>
            names.includes("pages.css") ? "[name][extname]" : "assets/[name]-[hash][extname]",
        },
      },
    },
  });
}

/** What draws pages, for Node. */
async function buildRenderer(root: string, pages: string): Promise<typeof RenderPage> {
  await build({
    ...ALONE,
    root,
    plugins: [react()],
    define: { "process.env.NODE_ENV": '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: RENDERER,
      outDir: pages,
      emptyOutDir: false,
      copyPublicDir: false,
      // A module wherever it lies, and nothing that browsers load.
      rolldownOptions: { output: { entryFileNames: "[name].mjs", codeSplitting: false } },
    },
  });
  const file = pathToFileURL(join(pages, "render-page.mjs")).href;
  return ((await import(file)) as { renderPage: typeof RenderPage }).renderPage;
}
