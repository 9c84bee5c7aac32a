import { defineConfig } from "vitest/config";
import { ensureDebianPackage } from "../../scripts/setup/ensure-debian-package.mjs";

/** Tests with a program of the machine's, which not every machine has or may install. */
const WITH_PROGRAMS = {
  nginx: ["test/start-nginx.test.ts", "test/deploy/*.test.ts", "test/failover-process.test.ts"],
  pgbouncer: ["test/pgbouncer-process.test.ts"],
};

async function listLeftOut(): Promise<string[]> {
  const leftOut: string[] = [];
  for (const [program, files] of Object.entries(WITH_PROGRAMS)) {
    try {
      await ensureDebianPackage(program);
    } catch (error) {
      process.stderr.write(`Left out: ${files.join(", ")}. ${String(error)}\n`);
      leftOut.push(...files);
    }
  }
  return leftOut;
}

export default defineConfig({
  test: {
    name: "server",
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    exclude: await listLeftOut(),
    // Every test builds what it needs: to load the program anew for each file would take a sixth of the time.
    isolate: false,
    setupFiles: ["./test/drop-databases.ts", "./test/cheap-passwords.ts"],
    globalSetup: ["./test/databases-global-setup.ts"],
    // Databases and processes are started, which takes ten times as long where others share the machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
