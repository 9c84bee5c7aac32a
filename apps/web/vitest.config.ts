import { defineConfig, mergeConfig } from "vitest/config";
import viteConfig from "./vite.config.ts";

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      setupFiles: ["./src/lib/test-patience.ts"],
      // Longer than what a test waits for: what does not come is told by its name.
      testTimeout: 30_000,
    },
  }),
);
