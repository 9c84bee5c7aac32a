import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "server",
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    // Every test builds what it needs: to load the program anew for each file would take a sixth of the time.
    isolate: false,
    setupFiles: ["./test/cheap-passwords.ts"],
    globalSetup: ["./test/databases-global-setup.ts"],
    // Databases and processes are started, which takes ten times as long where others share the machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
