import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "server",
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    globalSetup: ["./test/databases-global-setup.ts"],
    // Databases and processes are started, which takes ten times as long where others share the machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
