import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { inject } from "vitest";
import { buildPostgresUrl, runOnServer } from "./build-database.ts";
import { startServer } from "./server-process.ts";

/** Makes the demo's data; of two files of tests that do so at once, the first one's counts. */
async function makeDemo(folder: string): Promise<void> {
  const own = mkdtempSync(`${folder}-`);
  const server = await startServer({ DATA_DIR: own });
  await server.kill("SIGTERM");
  if (existsSync(folder)) rmSync(own, { recursive: true });
  else renameSync(own, folder);
}

/**
 * Fills a folder with the demo's data as it is after the first start. That start takes far longer than any
 * other, so one is made for all test files.
 */
export async function copyDemo(target: string): Promise<void> {
  const folder = inject("demoFolder");
  if (!existsSync(folder)) await makeDemo(folder);
  cpSync(folder, target, { recursive: true });
}

/** Name of the PostgreSQL database that has the demo's data, once somebody has made it. */
const DEMO = "demo";

async function isThere(name: string): Promise<boolean> {
  const { rowCount } = await runOnServer(`select from pg_database where datname = '${name}'`);
  return rowCount === 1;
}

/** As {@link makeDemo}. */
async function makeDemoDatabase(): Promise<void> {
  const url = await buildPostgresUrl(inject("migratedPostgres"));
  const folder = mkdtempSync(`${inject("demoFolder")}-`);
  const server = await startServer({ DATABASE_URL: url, DATA_DIR: folder });
  await server.kill("SIGTERM");
  rmSync(folder, { recursive: true });
  if (await isThere(DEMO)) return;
  const renaming = runOnServer(
    `alter database ${new URL(url).pathname.slice(1)} rename to ${DEMO}`,
  );
  await renaming.catch(async (error: unknown) => {
    if (!(await isThere(DEMO))) throw error;
  });
}

/** Makes a PostgreSQL database with the demo's data as it is after the first start, and answers its address. */
export async function buildDemoUrl(): Promise<string> {
  if (!(await isThere(DEMO))) await makeDemoDatabase();
  return buildPostgresUrl(DEMO);
}
