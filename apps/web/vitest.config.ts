import { configDefaults, defineConfig, mergeConfig } from "vitest/config";
import viteConfig from "./vite.config.ts";

/**
 * These find the page, and the code that runs in it, as a browser does that has just opened it: the whole app, and what
 * has a part of the code replaced.
 */
const APART = [
  "src/app/**/*.test.tsx",
  "src/features/concepts/concept-list.test.tsx",
  "src/features/progress/progress-screen.test.tsx",
  "src/features/transcript/transcript-screen.test.tsx",
  "src/ui/markdown.test.tsx",
];

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      setupFiles: ["./src/testing/test-patience.ts"],
      // Longer than what a test waits for: what does not come is told by its name.
      testTimeout: 30_000,
      projects: [
        { extends: true, test: { name: "web apart", include: APART } },
        {
          extends: true,
          test: {
            name: "web",
            exclude: [...configDefaults.exclude, ...APART],
            // To load React and a page anew for each file takes twice as long as all tests.
            isolate: false,
          },
        },
      ],
    },
  }),
);
