import { chromium, defineConfig } from "@playwright/test";
import { CHROMIUM_ARGS, findChromium } from "../scripts/setup/find-chromium.mjs";
import type { ServerOptions } from "./fixtures/server.ts";

// `npm test` has made sure that one opens, and names it.
const executablePath = process.env["CHROMIUM_PATH"] ?? findChromium(chromium.executablePath());

export default defineConfig<object, ServerOptions>({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  globalSetup: "./fixtures/data-template.ts",
  outputDir: "../test-results/e2e",
  fullyParallel: false,
  forbidOnly: true,
  workers: 2,
  // Machines differ: one that draws slowly is no fault of a test's.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  use: {
    viewport: { width: 1280, height: 800 },
    // `--trace on` records what happened; always, it would take a quarter of the time.
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: {
      args: CHROMIUM_ARGS,
      ...(executablePath === null ? {} : { executablePath }),
    },
  },
});
