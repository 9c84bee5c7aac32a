import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "server",
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    globalSetup: ["./test/databases-global-setup.ts"],
    // A database in the process takes a while to start, and processes are started too.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
