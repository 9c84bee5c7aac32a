import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: ["packages/*", "apps/*", "scripts"],
    // Much of what is tested waits: for processes, PostgreSQL, time limits. By itself Vitest takes one worker on two
    // cores.
    maxWorkers: 2,
  },
});
