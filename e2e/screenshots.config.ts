import { defineConfig } from "@playwright/test";
import type { ServerOptions } from "./fixtures/server.ts";
import journeys from "./playwright.config.ts";
import type { WalkOptions } from "./screens/test.ts";

/** The walks through all screens, with a camera. */
export default defineConfig<WalkOptions, ServerOptions>({
  ...journeys,
  testMatch: "screens/*.spec.ts",
  timeout: 180_000,
  use: { ...journeys.use, lens: "camera" },
});
