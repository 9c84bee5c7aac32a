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
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  use: {
    viewport: { width: 1280, height: 800 },
    trace: "retain-on-failure",
    screenshot: "only-on-failure",
    launchOptions: {
      args: CHROMIUM_ARGS,
      ...(executablePath === null ? {} : { executablePath }),
    },
  },
});
