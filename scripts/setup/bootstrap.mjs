import { listMissingBuilds, runBuilds } from "./ensure-build.mjs";
import { hasDependencies, installDependencies } from "./ensure-dependencies.mjs";
import { findRuntime, installRuntime } from "./ensure-runtime.mjs";
import { withSetupLock } from "./setup-lock.mjs";

/** @param {boolean} build */
function isSetUp(build) {
  return findRuntime().isReady && hasDependencies() && !(build && listMissingBuilds().length > 0);
}

/**
 * Gets ready whatever is missing: the runtime, the dependencies, the build. Where nothing is missing
 * it takes a few milliseconds and prints nothing.
 * @param {{ build?: boolean }} [options] `build: false` where sources are run directly
 * @returns {Promise<string>} the Node to run the project with
 */
export async function bootstrap({ build = true } = {}) {
  if (!isSetUp(build)) {
    await withSetupLock(async () => {
      if (!findRuntime().isReady) await installRuntime();
      const { nodePath } = findRuntime();
      if (!hasDependencies()) await installDependencies(nodePath);
      const missing = build ? listMissingBuilds() : [];
      if (missing.length > 0) await runBuilds(nodePath, missing);
    });
  }
  return findRuntime().nodePath;
}
