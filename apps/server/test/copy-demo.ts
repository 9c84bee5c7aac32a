import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { inject } from "vitest";
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
