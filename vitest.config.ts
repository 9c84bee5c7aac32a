import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Many tests wait for processes that they have started: on two processors, two files at a time leave a third idle.
    maxWorkers: Math.max(4, availableParallelism()),
    projects: ["packages/*", "apps/*", "evaluation", "scripts"],
  },
});
