// `npm run screenshots`: pictures of every screen, in both themes and at two widths (maps at three), into docs/screens/.
// `npm run screenshots -- admin log-in`: of those alone whose names begin so.
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { bootstrap } from "./setup/bootstrap.mjs";
import { ensureChromium } from "./setup/ensure-chromium.mjs";
import { ROOT } from "./setup/paths.mjs";
import { projectEnvironment } from "./setup/project-environment.mjs";
import { runVisibly } from "./setup/run-command.mjs";
import { tellFailure } from "./setup/tell-failure.mjs";

const FOLDER = join(ROOT, "docs/screens");
const WANTED = process.argv.slice(2);
const PLAYWRIGHT = join(ROOT, "node_modules/@playwright/test/cli.js");

try {
  const nodePath = await bootstrap();
  // Playwright tells its workers about colours itself, and Node complains of hearing it twice.
  const env = {
    ...projectEnvironment(nodePath),
    NO_COLOR: undefined,
    SCREENS: WANTED.join(" "),
    CHROMIUM_PATH: await ensureChromium(nodePath),
  };
  const isWanted = (/** @type {string} */ file) =>
    WANTED.length === 0 || WANTED.some((start) => file.startsWith(start));
  // A screen that is there no more leaves no picture behind.
  for (const file of readdirSync(FOLDER)) {
    if (file.endsWith(".webp") && isWanted(file)) rmSync(join(FOLDER, file));
  }
  const args = [PLAYWRIGHT, "test", "--config", join(ROOT, "e2e/screenshots.config.ts")];
  process.exitCode = await runVisibly(nodePath, args, { env });
} catch (error) {
  tellFailure(error);
}
