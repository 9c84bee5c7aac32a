import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

/** Vite's own: what it puts around each `import()` of a build. */
const HELPER = /^\0vite\/preload-helper\.js$/u;

/**
 * Vite plugin: every `import()` of a build goes through `src/lib/import-part.ts`, with the names of all files that the
 * part needs beyond those of the start page. Vite's helper leaves a part that failed once dead for good, in browsers
 * that keep failed imports, and takes a style sheet that failed for loaded.
 */
export function fetchParts(): Plugin {
  const initial = new Set<string>();
  return {
    name: "fetch-parts",
    apply: "build",
    enforce: "pre",
    config: () => ({
      build: {
        modulePreload: {
          // Browsers without modulepreload load the same files a little later.
          polyfill: false,
          resolveDependencies: (file, needed, { hostType }) =>
            hostType === "html"
              ? needed
              : [file, ...needed].filter(
                  (name, at, all) => !initial.has(name) && all.indexOf(name) === at,
                ),
        },
      },
    }),
    load: {
      filter: { id: HELPER },
      handler: () =>
        `export { importPart as __vitePreload } from ${JSON.stringify(join(import.meta.dirname, "src/lib/import-part.ts"))};`,
    },
    generateBundle(_options, bundle) {
      listInitial(bundle, initial);
    },
  };
}

/** Scripts that the start page's own one imports, and that one. */
function listInitial(bundle: Rolldown.OutputBundle, seen: Set<string>): void {
  const visit = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== "chunk" || seen.has(name)) return;
    seen.add(name);
    for (const needed of chunk.imports) visit(needed);
  };
  for (const file of Object.values(bundle)) {
    if (file.type === "chunk" && file.isEntry) visit(file.fileName);
  }
}
