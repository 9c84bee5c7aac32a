import { PGlite } from "@electric-sql/pglite";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startPostgres } from "./start-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of a real PostgreSQL server, without a database's name. */
    postgresUrl: string;
    /** File with a PGlite that has just been made. */
    freshPglite: string;
    /** Folder with the demo's data, once somebody has made it. */
    demoFolder: string;
  }
}

async function makePglite(path: string): Promise<void> {
  const client = await PGlite.create();
  const data = await client.dumpDataDir("none");
  await writeFile(path, await data.bytes());
  await client.close();
}

/** Makes both databases ready once for all test files; each has one of its own from them. */
export default async function prepareDatabases(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "elenchus-databases-"));
  // PostgreSQL does not run as root: as root, a user of its own must be able to get in here.
  chmodSync(folder, 0o755);
  const freshPglite = join(folder, "pglite.tar");
  const [postgres] = await Promise.all([
    startPostgres(folder, { isDurable: false }),
    makePglite(freshPglite),
  ]);
  project.provide("postgresUrl", postgres.url);
  project.provide("freshPglite", freshPglite);
  project.provide("demoFolder", join(folder, "demo"));
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
