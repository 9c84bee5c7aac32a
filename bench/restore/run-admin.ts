import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

const ROOT = join(import.meta.dirname, "../..");
const run = promisify(execFile);

/** Runs `npm run admin -- …` on the server with this data folder; answers how many seconds it took. */
export async function runAdmin(dataDir: string, args: readonly string[]): Promise<number> {
  const since = performance.now();
  await run(process.execPath, [join(ROOT, "scripts/admin.mjs"), ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
  return Math.round((performance.now() - since) / 100) / 10;
}
