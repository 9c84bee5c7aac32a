import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "@elenchus/tutor",
    // Its code keeps nothing from one file of tests to the next but what it has read of texts: to load it anew takes
    // longer than most tests.
    isolate: false,
    // A busy machine is no failure.
    testTimeout: 60_000,
  },
});
