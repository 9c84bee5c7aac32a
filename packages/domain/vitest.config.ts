import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "@elenchus/domain",
    // Its code keeps nothing: to load it anew for each file of tests takes longer than they do.
    isolate: false,
  },
});
