// `npm test`: all set-up, then every check, and last the line `N passed, N failed`.
// `npm test -- lint unit` runs these alone.
import { bootstrap } from "./setup/bootstrap.mjs";
import { ensureChromium } from "./setup/ensure-chromium.mjs";
import { projectEnvironment } from "./setup/project-environment.mjs";
import { tellFailure } from "./setup/tell-failure.mjs";
import { withMemoryFolder } from "./testing/memory-folder.mjs";
import { runCheck } from "./testing/run-check.mjs";
import { runPlaywright } from "./testing/run-playwright.mjs";
import { runVitest } from "./testing/run-vitest.mjs";

/** @typedef {import("./testing/count.mjs").Count} Count */
/** @typedef {(env: NodeJS.ProcessEnv, nodePath: string) => Promise<Count>} Step */

/** @type {Record<string, Step>} */
const STEPS = {
  format: (env) => runCheck("check:format", env),
  lint: (env) => runCheck("lint", env),
  boundaries: (env) => runCheck("boundaries", env),
  browsers: (env) => runCheck("browsers", env),
  types: (env) => runCheck("types", env),
  unused: (env) => runCheck("unused", env),
  unit: (env) => withMemoryFolder(env, runVitest),
  e2e: async (env, nodePath) => {
    const CHROMIUM_PATH = await ensureChromium(nodePath);
    return withMemoryFolder({ ...env, CHROMIUM_PATH }, runPlaywright);
  },
};

/** @param {readonly string[]} names */
function refuseUnknown(names) {
  const unknown = names.filter((name) => !(name in STEPS));
  if (unknown.length === 0) return;
  throw new Error(
    `No such check: ${unknown.join(", ")}. There are: ${Object.keys(STEPS).join(", ")}.`,
  );
}

/**
 * One step's failure, of whatever kind, does not keep the others from being run.
 * @param {string} name
 * @param {Step} step
 * @param {string} nodePath
 * @returns {Promise<Count>}
 */
async function runStep(name, step, nodePath) {
  process.stdout.write(`\n== ${name}\n`);
  const start = performance.now();
  try {
    const count = await step(projectEnvironment(nodePath), nodePath);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    process.stdout.write(
      `-- ${name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)\n`,
    );
    return count;
  } catch (error) {
    tellFailure(error);
    return { passed: 0, failed: 1 };
  }
}

/** @param {readonly string[]} chosen */
async function runAll(chosen) {
  refuseUnknown(chosen);
  const nodePath = await bootstrap();
  const total = { passed: 0, failed: 0 };
  for (const [name, step] of Object.entries(STEPS)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    const { passed, failed } = await runStep(name, step, nodePath);
    total.passed += passed;
    total.failed += failed;
  }
  if (total.failed > 0 || total.passed === 0) process.exitCode = 1;
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
}

try {
  await runAll(process.argv.slice(2));
} catch (error) {
  tellFailure(error);
  process.stdout.write("0 passed, 1 failed\n");
}
