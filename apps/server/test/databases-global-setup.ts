import { PGlite } from "@electric-sql/pglite";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { listMissingBuilds } from "../../../scripts/setup/ensure-build.mjs";
import { isInMemory } from "../../../scripts/testing/memory-folder.mjs";
import { wrapPglite } from "../src/db/pglite-database.ts";
import { createPostgresDatabase } from "../src/db/postgres-database.ts";
import { startPostgres } from "./start-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of a real PostgreSQL server, without a database's name. */
    postgresUrl: string;
    areDatabasesInMemory: boolean;
    /** File with a PGlite that has just been made, and with one that has the schema. */
    freshPglite: string;
    migratedPglite: string;
    /** Name of a PostgreSQL database that has the schema, to be copied. */
    migratedPostgres: string;
    /** What a process of the server runs: the build, which starts in a sixth of the time, where it is that of these sources. */
    serverMain: string;
    /** Folder with the demo's data, once somebody has made it. */
    demoFolder: string;
  }
}

const SERVER = join(import.meta.dirname, "..");
const migrationsFolder = join(SERVER, "migrations");

/** Leaves nothing to be recovered whenever a copy opens. */
async function dump(client: PGlite, path: string): Promise<void> {
  await client.exec("checkpoint");
  const data = await client.dumpDataDir("none");
  await writeFile(path, await data.bytes());
}

/**
 * A PGlite without and with the schema: most tests are about what comes after. What new databases are made from is half
 * of it, which each copy would load and never use.
 */
async function makePglite(fresh: string, migrated: string): Promise<void> {
  const client = await PGlite.create();
  await client.exec("update pg_database set datistemplate = false, datallowconn = true");
  await client.exec("drop database template0");
  await client.exec("drop database template1");
  await dump(client, fresh);
  await wrapPglite(client, migrationsFolder).migrate();
  await dump(client, migrated);
  await client.close();
}

const MIGRATED = "migrated";

async function makeMigratedPostgres(server: string): Promise<void> {
  const client = new Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(`create database ${MIGRATED}`);
  await client.end();
  const onError = (error: Error): never => {
    throw error;
  };
  const url = `${server}/${MIGRATED}`;
  const database = createPostgresDatabase({ url, migrationsFolder, poolSize: 2, onError });
  await database.migrate();
  await database.close();
}

function findServerMain(): string {
  const isOld = listMissingBuilds().some(({ workspace }) => workspace === "apps/server");
  return join(SERVER, isOld ? "src/main.ts" : "dist/main.js");
}

/** Makes both databases ready once for all test files; each has one of its own from them. */
export default async function prepareDatabases(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "elenchus-databases-"));
  // PostgreSQL does not run as root: as root, a user of its own must be able to get in here.
  chmodSync(folder, 0o755);
  const freshPglite = join(folder, "pglite.tar");
  const migratedPglite = join(folder, "migrated.tar");
  const [postgres] = await Promise.all([
    startPostgres(folder, { isDurable: false }),
    makePglite(freshPglite, migratedPglite),
  ]);
  await makeMigratedPostgres(postgres.url);
  project.provide("postgresUrl", postgres.url);
  project.provide("areDatabasesInMemory", isInMemory(folder));
  project.provide("freshPglite", freshPglite);
  project.provide("migratedPglite", migratedPglite);
  project.provide("migratedPostgres", MIGRATED);
  project.provide("serverMain", findServerMain());
  project.provide("demoFolder", join(folder, "demo"));
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
