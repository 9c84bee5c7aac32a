import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { createServer, type Plugin } from "vite";

const ROOT_MARK = '<div id="root"></div>';
const HTML_MARK = '<html lang="en"';

function replaceOnce(text: string, mark: string, replacement: string): string {
  const parts = text.split(mark);
  if (parts.length !== 2) throw new Error(`index.html has ${parts.length - 1} times ${mark}`);
  return parts.join(replacement);
}

/**
 * Vite plugin: writes `entrance.html` beside `index.html`, the same with the log-in in it as markup, so that it
 * is on screen before any script has come. The server sends it to whom it knows not to be logged in.
 */
export function prerenderEntrance(): Plugin {
  let root = "";
  let folder = "";
  return {
    name: "prerender-entrance",
    apply: "build",
    configResolved(config) {
      root = config.root;
      folder = resolve(config.root, config.build.outDir);
    },
    async writeBundle() {
      const markup = await renderMarkup(root);
      const page = await readFile(join(folder, "index.html"), "utf8");
      const marked = replaceOnce(page, HTML_MARK, `${HTML_MARK} data-session="none"`);
      // Out of reach until the script has taken over: what is typed before would be lost.
      const filled = replaceOnce(marked, ROOT_MARK, `<div id="root" inert>${markup}</div>`);
      // What is to be seen comes first.
      const ordered = filled.replaceAll(
        /<(?=script type="module"|link rel="modulepreload")\w+/gu,
        '$& fetchpriority="low"',
      );
      await writeFile(join(folder, "entrance.html"), ordered);
    },
  };
}

async function renderMarkup(root: string): Promise<string> {
  const server = await createServer({
    root,
    configFile: false,
    plugins: [react()],
    logLevel: "error",
    appType: "custom",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { renderEntrance } = (await server.ssrLoadModule("/src/app/render-entrance.tsx")) as {
      renderEntrance: () => string;
    };
    return renderEntrance();
  } finally {
    await server.close();
  }
}
