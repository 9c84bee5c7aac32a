import { PGlite } from "@electric-sql/pglite";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { loadPostgres } from "./load-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of a real PostgreSQL server, without a database's name. */
    postgresUrl: string;
    /** File with a PGlite that has just been made. */
    freshPglite: string;
  }
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

async function makePglite(path: string): Promise<void> {
  const client = await PGlite.create();
  const data = await client.dumpDataDir("none");
  await writeFile(path, await data.bytes());
  await client.close();
}

/** Starts a real PostgreSQL; answers its address, and how to end it. */
async function startPostgres(folder: string) {
  const port = await findFreePort();
  const errors: string[] = [];
  const EmbeddedPostgres = await loadPostgres(folder);
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    port,
    user: "postgres",
    password: "postgres",
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C"],
    postgresFlags: ["-c", "fsync=off", "-c", "listen_addresses=127.0.0.1"],
    onLog: () => {},
    onError: (message) => errors.push(String(message)),
  });
  try {
    await postgres.initialise();
    await postgres.start();
  } catch (cause) {
    throw new Error(`PostgreSQL did not start: ${errors.join("\n")}`, { cause });
  }
  const url = `postgres://postgres:postgres@127.0.0.1:${port}`;
  return { url, stop: () => postgres.stop() };
}

/** Makes both databases ready once for all test files; each has one of its own from them. */
export default async function prepareDatabases(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "elenchus-databases-"));
  // PostgreSQL does not run as root: as root, a user of its own must be able to get in here.
  chmodSync(folder, 0o755);
  const freshPglite = join(folder, "pglite.tar");
  const [postgres] = await Promise.all([startPostgres(folder), makePglite(freshPglite)]);
  project.provide("postgresUrl", postgres.url);
  project.provide("freshPglite", freshPglite);
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
